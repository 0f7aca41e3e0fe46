/** Kinds of pieces (`sentencepiece_model.proto`). */
const pieceTypes = { normal: 1, unknown: 2, control: 3 };
/** Wire types of protocol buffers. */
const wire = { varint: 0, bytes: 2, fixed32: 5 };

/**
 * A vocabulary as SentencePiece writes it to a `.spm` file. Marian wants the end of a sentence first and the unknown word second.
 * @param pieces the rest of the vocabulary; `▁` stands for the space before a word
 */
export function makeVocabulary(pieces: readonly string[]): Buffer {
  const all = [
    piece('</s>', 0, pieceTypes.control),
    piece('<unk>', 0, pieceTypes.unknown),
    ...pieces.map((text) => piece(text, text.length > 1 ? -1 : -20, pieceTypes.normal)),
  ];
  const unigram = 1;
  // -1, as protocol buffers write it.
  const none = BigInt.asUintN(64, -1n);
  const trainer = Buffer.concat([
    number(3, unigram),
    number(4, all.length),
    number(40, 1),
    number(41, none),
    number(42, 0),
    number(43, none),
  ]);
  const normaliser = Buffer.concat([string(1, 'identity'), number(3, 1), number(4, 1), number(5, 1)]);
  return Buffer.concat([...all.map((each) => bytes(1, each)), bytes(2, trainer), bytes(3, normaliser)]);
}

function piece(text: string, score: number, type: number): Buffer {
  const value = Buffer.alloc(4);
  value.writeFloatLE(score);
  return Buffer.concat([string(1, text), tag(2, wire.fixed32), value, number(3, type)]);
}

const tag = (field: number, type: number): Buffer => varint(BigInt(field * 8 + type));
const string = (field: number, text: string): Buffer => bytes(field, Buffer.from(text));
const bytes = (field: number, content: Buffer): Buffer =>
  Buffer.concat([tag(field, wire.bytes), varint(BigInt(content.length)), content]);
const number = (field: number, value: number | bigint): Buffer =>
  Buffer.concat([tag(field, wire.varint), varint(BigInt(value))]);

function varint(value: bigint): Buffer {
  const out: number[] = [];
  let rest = value;
  while (rest >= 0x80n) {
    out.push(Number((rest & 0x7fn) | 0x80n));
    rest >>= 7n;
  }
  out.push(Number(rest));
  return Buffer.from(out);
}
