/** A part of a text that is translated on its own, with the signs around it that are not translated. */
export interface Clause {
  before: string;
  core: string;
  after: string;
  /** Start of `core` in the text. */
  start: number;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Signs that designers set between the items of a line. */
const divider = /(\s+[|•·●▪◆★✓✔»→—–/~]+\s+|\s*[|•·●▪◆★✓✔→]+\s*)/u;

const edges = /^(?<before>[^\p{L}\p{N}]*)(?<core>.*?)(?<after>[^\p{L}\p{N}]*)$/su;

/** Cuts a text into its sentences and the items between dividers; joined again they are the text. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (const { segment, index: at } of sentences.segment(text)) {
    const parts = segment.split(divider);
    for (let index = 0, start = at; index < parts.length; index += 2) {
      const clause = wholeClause(parts[index] ?? '', start);
      clauses.push({ ...clause, after: clause.after + (parts[index + 1] ?? '') });
      start += (parts[index]?.length ?? 0) + (parts[index + 1]?.length ?? 0);
    }
  }
  return clauses;
}

/** A text as one clause, whatever sentences it holds. @param at where it starts in a longer one */
export function wholeClause(text: string, at = 0): Clause {
  const { before = '', core = '', after = '' } = edges.exec(text)?.groups ?? {};
  return { before, core, after, start: at + before.length };
}
