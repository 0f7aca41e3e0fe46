const letters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

const voiced = /^[αεηιουωβγδζλμνρ]/u;

/** Greek in Latin letters after ELOT 743 (ISO 843), without accents. */
export function latinGreek(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const paired = plain
    .replace(/([αε])υ/giu, (pair: string, vowel: string, at: number) => {
      const next = plain.slice(at + pair.length).toLowerCase();
      return vowel + (voiced.test(next) ? 'v' : 'f');
    })
    .replace(/(ο)υ/giu, '$1u')
    .replace(/γ(?=[γξχ])/giu, 'n')
    .replace(/(?<!\p{L})μπ/giu, (pair) => (pair.startsWith('Μ') ? 'B' : 'b'));
  return paired.replace(/\p{Script=Greek}/gu, (letter) => {
    const latin = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}
