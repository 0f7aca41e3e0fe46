/** A part of a text that is translated on its own, with the signs around it that are not translated. */
export interface Clause {
  before: string;
  core: string;
  after: string;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Signs that designers set between the items of a line. */
const divider = /(\s+[|•·●▪◆★✓✔»→—–/~]+\s+|\s*[|•·●▪◆★✓✔→]+\s*)/u;

const edges = /^(?<before>[^\p{L}\p{N}]*)(?<core>.*?)(?<after>[^\p{L}\p{N}]*)$/su;

/** Cuts a text into its sentences and the items between dividers; joined again they are the text. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (const { segment } of sentences.segment(text)) {
    const parts = segment.split(divider);
    for (let index = 0; index < parts.length; index += 2) {
      const { before, core, after } = wholeClause(parts[index] ?? '');
      clauses.push({ before, core, after: after + (parts[index + 1] ?? '') });
    }
  }
  return clauses;
}

/** A text as one clause, whatever sentences it holds. */
export function wholeClause(text: string): Clause {
  const { before = '', core = '', after = '' } = edges.exec(text)?.groups ?? {};
  return { before, core, after };
}
