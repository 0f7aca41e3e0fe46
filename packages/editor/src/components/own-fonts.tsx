import { userWeightNames } from '@palimpsest/typeset';
import { Badge, IconButton, Inspector } from '@palimpsest/ui';
import { Trash2 } from 'lucide-react';
import { customFonts } from '../fonts/custom-fonts.ts';
import type { CustomFont } from '../fonts/custom-fonts.ts';
import { useWords } from '../messages/words.ts';
import { useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';

/** The weights of a family in a few words: `Bold`, or `Light to Black` of one that has all between them. */
function weightsInWords({ family }: CustomFont): string {
  const names = userWeightNames(family);
  return names.length > 1 ? `${names[0]} – ${names.at(-1)}` : (names[0] ?? '');
}

export interface OwnFontsProps {
  store: EditorStore;
  fonts: readonly CustomFont[];
}

/** The fonts that the user brought to this tab, each with a way to remove it; nothing where there are none. */
export function OwnFonts({ store, fonts }: OwnFontsProps) {
  const words = useWords();
  const inUse = useEditor(store, ({ records }) =>
    fonts.length === 0 ? '' : [...new Set([...records.byId.values()].map(({ fontFamily }) => fontFamily))].join('\n'),
  );
  if (fonts.length === 0) return null;
  const used = new Set(inUse.split('\n'));
  return (
    <Inspector.Root aria-label={words.ownFonts}>
      <Inspector.Section title={words.ownFonts}>
        <ul data-slot="own-fonts" className="flex flex-col">
          {fonts.map((font) => {
            const { name } = font.family;
            return (
              <li key={name} className="flex min-h-8 items-center gap-2">
                <span className="min-w-0 flex-1 truncate text-sm" dir="auto">
                  {name}
                </span>
                <span className="text-muted">{weightsInWords(font)}</span>
                {used.has(name) ? (
                  <Badge>{words.fontInUse}</Badge>
                ) : (
                  <IconButton
                    label={words.removeFont({ family: name })}
                    size="sm"
                    className="-me-1 size-7 border-0"
                    onClick={() => customFonts.remove(name)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      </Inspector.Section>
    </Inspector.Root>
  );
}
