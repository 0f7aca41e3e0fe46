import { fontStack } from '@palimpsest/typeset';
import { Button, DropdownMenu, IconButton, Inspector, TextField } from '@palimpsest/ui';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { getSelected } from '../box-store.ts';
import { removePreset, renamePreset, savePreset } from '../commands/presets.ts';
import type { StylePatch } from '../commands/texts.ts';
import { useWords } from '../messages/words.ts';
import { maxPresetNameLength, settingOf } from '../model/style-preset.ts';
import type { StylePreset } from '../model/style-preset.ts';
import type { EditorText } from '../model/text.ts';
import { useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';

export interface StylePresetsProps {
  store: EditorStore;
  /** Sets the selected texts in a style once its font is there. */
  onApply: (patch: StylePatch) => void;
}

/** The named styles of the document: saved from the selected text, put on others, renamed and removed. */
export function StylePresets({ store, onApply }: StylePresetsProps) {
  const words = useWords();
  const presets = useEditor(store, (state) => state.extras.presets);
  /** The name that is being typed: of a style that is saved, with the text that it is taken from, or of one that is renamed. */
  const [naming, setNaming] = useState<{ preset: string } | { preset?: undefined; text: EditorText | undefined }>();
  const stop = () => setNaming(undefined);
  return (
    <Inspector.Root aria-label={words.presets}>
      <Inspector.Section
        title={words.presets}
        action={
          <IconButton
            label={words.savePreset}
            size="sm"
            className="-me-1 size-7 border-0"
            onClick={() => setNaming({ text: getSelected(store).at(-1) })}
          >
            <Plus aria-hidden />
          </IconButton>
        }
      >
        {presets.length === 0 && !naming ? <p className="text-muted">{words.noPresets}</p> : null}
        <ul data-slot="style-presets" className="flex flex-col empty:hidden">
          {presets.map((preset) => (
            <li key={preset.name} className="flex min-h-8 items-center gap-1">
              {naming?.preset === preset.name ? (
                <NameField
                  first={preset.name}
                  onName={(name) => renamePreset(store, preset.name, name)}
                  onDone={stop}
                  label={words.presetName}
                />
              ) : (
                <Preset preset={preset} onApply={() => onApply(settingOf(preset.setting))}>
                  <DropdownMenu.Item onSelect={() => setNaming({ preset: preset.name })}>
                    {words.renamePreset}
                  </DropdownMenu.Item>
                  <DropdownMenu.Item onSelect={() => savePreset(store, preset.name)}>
                    {words.updatePreset}
                  </DropdownMenu.Item>
                  <DropdownMenu.Item tone="danger" onSelect={() => removePreset(store, preset.name)}>
                    {words.removePreset}
                  </DropdownMenu.Item>
                </Preset>
              )}
            </li>
          ))}
        </ul>
        {naming && naming.preset === undefined ? (
          <NameField
            first=""
            onName={(name) => savePreset(store, name, naming.text)}
            onDone={stop}
            label={words.presetName}
          />
        ) : null}
      </Inspector.Section>
    </Inspector.Root>
  );
}

/** A style by its name, in its own letters, and what else can be done with it. */
function Preset({ preset, onApply, children }: { preset: StylePreset; onApply: () => void; children: ReactNode }) {
  const words = useWords();
  const { fontFamily, fontWeight, fontStyle } = preset.setting;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={words.applyPreset({ name: preset.name })}
        className="-ms-2 min-w-0 flex-1 justify-start px-2"
        onClick={onApply}
      >
        <span
          className="truncate text-sm"
          dir="auto"
          style={{ fontFamily: fontStack(fontFamily), fontWeight, fontStyle }}
        >
          {preset.name}
        </span>
      </Button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label={words.presetMore({ name: preset.name })} size="sm" className="-me-1 size-7 border-0">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">{children}</DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}

interface NameFieldProps {
  label: string;
  first: string;
  /** Takes the name; false where it cannot be had. */
  onName: (name: string) => boolean;
  onDone: () => void;
}

/** Types a name: Enter takes it, and so does leaving the field with one; Escape leaves all as it was. */
function NameField({ label, first, onName, onDone }: NameFieldProps) {
  const words = useWords();
  const [name, setName] = useState(first);
  const [refused, setRefused] = useState(false);
  const take = () => {
    if (onName(name)) onDone();
    else setRefused(true);
  };
  return (
    <form
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={label}
        ref={(input: HTMLInputElement | null) => input?.focus()}
        maxLength={maxPresetNameLength}
        onBlur={() => {
          if (name.trim() === '') onDone();
          else take();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
        value={name}
        error={
          refused ? (name.trim() === '' ? words.presetUnnamed : words.presetTaken({ name: name.trim() })) : undefined
        }
        onValueChange={(next) => {
          setName(next);
          setRefused(false);
        }}
      />
    </form>
  );
}
