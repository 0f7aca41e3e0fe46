import type { ChangedPicture, DeckNote, TextChangeEntry, TextsImportResponse } from '@palimpsest/contract';
import { Banner } from '@palimpsest/ui';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '../../messages/words.ts';

/** The changes that a file makes, picture by picture, and what of it cannot be used. */
export function TextChanges({ pictures, unknown, problems }: Omit<TextsImportResponse, 'applied'>) {
  const words = useWords('copyDeck');
  const say = useNotes();
  const texts = pictures.flatMap((picture) => picture.texts);
  const changed = texts.filter(({ kind }) => kind === 'changed').length;
  const same = pictures.reduce((sum, picture) => sum + picture.same, 0);
  const unusable = [...unknown.map((note) => say(note)), ...problems];
  return (
    <>
      <p className="font-medium text-ink">
        {changed > 0 ? words.changes({ texts: changed, images: imagesWith(pictures, 'changed') }) : words.noChanges}{' '}
        <span className="font-normal text-muted">{same > 0 ? words.same({ count: same }) : null}</span>
      </p>
      {unusable.length > 0 ? (
        <Banner tone="warning">
          <p className="mb-1 font-medium">{words.unusable({ count: unusable.length })}</p>
          <Lines lines={unusable} />
        </Banner>
      ) : null}
      {texts.length > 0 ? (
        <section aria-label={words.list} className="flex flex-col gap-5 rounded-lg border border-line p-4">
          {pictures.map((picture) =>
            picture.texts.length > 0 ? <Picture key={picture.message_id} picture={picture} /> : null,
          )}
        </section>
      ) : null}
    </>
  );
}

const imagesWith = (pictures: readonly ChangedPicture[], wanted: TextChangeEntry['kind']) =>
  pictures.filter(({ texts }) => texts.some(({ kind }) => kind === wanted)).length;

/** How many sentences are shown at once. */
const maxLines = 20;

function Lines({ lines }: { lines: readonly string[] }) {
  const words = useWords('copyDeck');
  const more = lines.length - maxLines;
  return (
    <ul className="list-disc ps-4">
      {lines.slice(0, maxLines).map((line, index) => (
        // Two rows can have the same fault.
        <li key={`${index} ${line}`}>{line}</li>
      ))}
      {more > 0 ? <li>{words.moreLines({ count: more })}</li> : null}
    </ul>
  );
}

function Picture({ picture: { file_name: name, target_language: language, texts } }: { picture: ChangedPicture }) {
  const words = useWords('copyDeck');
  const shared = useWords('shared');
  const missing = texts.filter(({ kind }) => kind === 'missing');
  const inLanguage = shared.languageName(language);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink">{name === null ? inLanguage : `${name} · ${inLanguage}`}</h3>
      <ul className="flex flex-col gap-3">
        {texts.map((text, index) =>
          text.kind === 'changed' ? <Change key={`${index} ${text.source}`} text={text} /> : null,
        )}
      </ul>
      {missing.length > 0 ? (
        <details className="text-sm text-muted">
          <summary>{words.missing({ count: missing.length })}</summary>
          <Lines lines={missing.map(({ source }) => source)} />
        </details>
      ) : null}
    </div>
  );
}

function Change({ text: { source, before, translation, notes } }: { text: TextChangeEntry }) {
  const say = useNotes();
  return (
    <li className="flex flex-col gap-0.5 text-sm">
      <span className="text-muted">{source}</span>
      <span className="text-ink">
        {before === '' ? null : (
          <>
            <del className="text-muted">{before}</del> →{' '}
          </>
        )}
        <ins className="font-medium no-underline">{translation}</ins>
      </span>
      {notes.map((note) => (
        <span key={note.code} className="flex items-start gap-1.5 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {say(note)}
        </span>
      ))}
    </li>
  );
}

const textsOf = (values: DeckNote['values']) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Returns a function that says a note in the language of the page. */
function useNotes(): (note: DeckNote) => string {
  const { notes: words, atRow } = useWords('copyDeck');
  return ({ code, row = 0, values }) => {
    const { now, picture, source } = { now: '', picture: '', source: '', ...textsOf(values) };
    const said = {
      smaller: () => words.smaller({ percent: Number(values.percent) }),
      taller: () => words.taller,
      changed_here: () => words.changed_here({ now }),
      no_picture: () => atRow({ row, reason: words.no_picture({ picture }) }),
      no_text: () => atRow({ row, reason: words.no_text({ picture, source }) }),
      other_source: () => atRow({ row, reason: words.other_source({ picture, source, now }) }),
      twice: () => atRow({ row, reason: words.twice }),
    };
    return said[code]();
  };
}
