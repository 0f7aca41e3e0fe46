import type { Problem } from '@palimpsest/contract';
import { Button, Checkbox, SimpleDialog, TextareaField } from '@palimpsest/ui';
import { useRef, useState, type FormEvent } from 'react';
import type { Draft, DraftField, Kind } from './entry.ts';
import { toPayload } from './to-payload.ts';
import { PairFields } from './pair-fields.tsx';
import { useWords } from '../../messages/words.ts';

export interface EntryDialogProps {
  kind: Kind;
  open: boolean;
  /** An entry that is there already is changed. */
  editing: boolean;
  initial: Draft;
  saving: boolean;
  /** Why it could not be saved. */
  error: string | undefined;
  onSave: (draft: Draft) => void;
  onClose: () => void;
}

/** Adds or changes one entry. */
export function EntryDialog({ open, onClose, ...form }: EntryDialogProps) {
  const { add, edit } = useWords('terminology')[form.kind];
  return (
    <SimpleDialog
      open={open}
      busy={form.saving}
      size="md"
      title={form.editing ? edit : add}
      error={form.error}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <EntryForm {...form} />
    </SimpleDialog>
  );
}

const check = (kind: Kind, draft: Draft) =>
  kind === 'glossary' ? toPayload('glossary', draft) : toPayload('memory', draft);

function EntryForm({ kind, editing, initial, saving, onSave }: Omit<EntryDialogProps, 'open' | 'onClose' | 'error'>) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [wrong, setWrong] = useState<{ field: DraftField; problem: Problem }>();
  const words = useWords('terminology');
  const shared = useWords('shared');
  const { source, add } = words[kind];
  const change = (fields: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...fields }));
    setWrong(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const result = check(kind, draft);
    if (result.ok) {
      onSave(draft);
      return;
    }
    setWrong(result);
    form.current?.querySelector<HTMLElement>(`#entry-${result.field}`)?.focus();
  };
  const errorOf = (field: DraftField) => (wrong?.field === field ? shared.problem(wrong.problem) : undefined);
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <PairFields idPrefix="entry" value={draft} onValueChange={change} errorOf={errorOf} disabled={saving} />
      <TextareaField
        id="entry-source"
        label={source}
        rows={kind === 'glossary' ? 1 : 3}
        autoSize
        value={draft.source}
        error={errorOf('source')}
        onValueChange={(text) => change({ source: text })}
      />
      <TextareaField
        id="entry-translation"
        label={words.translation}
        rows={kind === 'glossary' ? 1 : 3}
        autoSize
        disabled={draft.keep}
        value={draft.keep ? draft.source : draft.translation}
        error={errorOf('translation')}
        onValueChange={(text) => change({ translation: text })}
      />
      {kind === 'glossary' ? (
        <Checkbox label={words.keep} checked={draft.keep} onCheckedChange={(keep) => change({ keep })} />
      ) : null}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={saving} loadingText={words.saving}>
        {editing ? shared.save : add}
      </Button>
    </form>
  );
}
