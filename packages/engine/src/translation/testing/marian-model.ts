/** A network for Marian that translates word by word; small, but in the format, and with the parts, of the models that Bergamot runs. */
export interface WordModel {
  /** Contents of `model.<pair>.intgemm.alphas.bin`. */
  model: Buffer;
  /** Contents of `lex.50.50.<pair>.s2t.bin`. */
  lex: Buffer;
}

const width = 256;
const hidden = 64;
/** Words are told apart in these dimensions, where the signal of the position hardly changes: one of the first and one of the second group. */
const groups = [64, 96] as const;
const groupSize = 32;
/** Positions are told apart in these, where the signal changes fast: sines and cosines. */
const positions = [...Array.from({ length: 32 }, (_, i) => i), ...Array.from({ length: 32 }, (_, i) => 128 + i)];

const settings = `bert-train-type-embeddings: true
bert-type-vocab-size: 2
dec-cell: ssru
dec-cell-base-depth: 2
dec-cell-high-depth: 1
dec-depth: 1
dim-emb: ${width}
dim-rnn: 1024
enc-cell: gru
enc-cell-depth: 1
enc-depth: 0
enc-type: bidirectional
input-types: []
layer-normalization: false
lemma-dim-emb: 0
output-omit-bias: false
right-left: false
skip: false
tied-embeddings: false
tied-embeddings-all: true
tied-embeddings-src: false
transformer-aan-activation: swish
transformer-aan-depth: 2
transformer-aan-nogate: false
transformer-decoder-autoreg: rnn
transformer-dim-aan: ${hidden}
transformer-dim-ffn: ${hidden}
transformer-ffn-activation: relu
transformer-ffn-depth: 2
transformer-guided-alignment-layer: last
transformer-heads: 1
transformer-no-projection: false
transformer-pool: false
transformer-postprocess: a
transformer-postprocess-emb: d
transformer-postprocess-top: ""
transformer-preprocess: ""
transformer-tied-layers: []
transformer-train-position-embeddings: false
type: transformer
ulr: false
ulr-dim-emb: 0
ulr-trainable-transformation: false
version: v1.9.56 drawn by a test
`;

/** An item of Marian's binary format (`src/common/binary.cpp`). */
interface Item {
  name: string;
  type: number;
  shape: readonly number[];
  bytes: Buffer;
}

const itemTypes = { int8: 0x01_01, float32: 0x04_04, intgemm8: 0x41_01 };

/**
 * The decoder attends to the word of the source at its own position and names the word of the target with the same number.
 * @param words in the vocabularies of source and target, which have the same length, a multiple of 8, at most 1024
 */
export function makeWordModel(words: number): WordModel {
  const embeddings = Float32Array.from({ length: words * width }, (_, at) =>
    dimensionsOf(Math.floor(at / width)).includes(at % width) ? 0.25 : 0,
  );
  const only = (dimensions: readonly number[], value: number): Float32Array =>
    Float32Array.from({ length: width * width }, (_, at) =>
      Math.floor(at / width) === at % width && dimensions.includes(at % width) ? value : 0,
    );
  const everyWord = groups.flatMap((first) => Array.from({ length: groupSize }, (_, i) => first + i));
  const all = Array.from({ length: width }, (_, i) => i);
  const nothing = new Float32Array(width * width);
  const items: Item[] = [
    floats('Wemb', [words, width], embeddings),
    floats('decoder_ff_logit_out_b', [1, words], new Float32Array(words)),
    ...matrix('decoder_l1_rnn_W', [width, width], nothing, 5),
    ...matrix('decoder_l1_rnn_Wf', [width, width], nothing, 5),
    floats('decoder_l1_rnn_bf', [1, width], new Float32Array(width)),
    ...layer('decoder_l1_context', 'q', only(positions, 48), 5),
    ...layer('decoder_l1_context', 'k', only(positions, 1), 5),
    ...layer('decoder_l1_context', 'v', only(everyWord, 8), 5),
    ...layer('decoder_l1_context', 'o', only(all, 1), 40),
    ...matrix('decoder_l1_ffn_W1', [width, hidden], new Float32Array(width * hidden), 40),
    floats('decoder_l1_ffn_b1', [1, hidden], new Float32Array(hidden)),
    ...matrix('decoder_l1_ffn_W2', [hidden, width], new Float32Array(width * hidden), 1),
    floats('decoder_l1_ffn_b2', [1, width], new Float32Array(width)),
    floats('Wemb_QuantMultA', [1], Float32Array.of(127 / 40)),
    {
      name: 'special:model.yml',
      type: itemTypes.int8,
      shape: [Buffer.byteLength(withWords(words)) + 1],
      bytes: Buffer.from(`${withWords(words)}\0`),
    },
  ];
  return { model: writeItems(items), lex: writeShortlist(words) };
}

const withWords = (words: number): string => `${settings}dim-vocabs:\n  - ${words}\n  - ${words}\n`;

/** The two dimensions, one of each group, that stand for a word. */
function dimensionsOf(word: number): number[] {
  return [groups[0] + (word % groupSize), groups[1] + Math.floor(word / groupSize)];
}

function layer(prefix: string, name: string, values: Float32Array, most: number): Item[] {
  return [
    ...matrix(`${prefix}_W${name}`, [width, width], values, most),
    floats(`${prefix}_b${name}`, [1, width], new Float32Array(width)),
  ];
}

function floats(name: string, shape: readonly number[], values: Float32Array): Item {
  return { name, type: itemTypes.float32, shape, bytes: Buffer.from(values.buffer) };
}

/**
 * A matrix as Marian's converter quantises it: transposed, in 8 bits, followed by its factor; and the factor of its multiplicand.
 * @param most the largest value of the multiplicand
 */
function matrix(name: string, [rows, columns]: readonly [number, number], values: Float32Array, most: number): Item[] {
  const largest = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const factor = largest === 0 ? 1 : 127 / largest;
  const bytes = Buffer.alloc(Math.ceil((values.length + 4) / 256) * 256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      bytes.writeInt8(Math.round((values[row * columns + column] ?? 0) * factor), column * rows + row);
    }
  }
  bytes.writeFloatLE(factor, values.length);
  return [
    { name, type: itemTypes.intgemm8, shape: [rows, columns], bytes },
    floats(`${name}_QuantMultA`, [1], Float32Array.of(127 / most)),
  ];
}

function writeItems(items: readonly Item[]): Buffer {
  const version = 1n;
  const names = items.map(({ name }) => Buffer.from(`${name}\0`));
  const head = Buffer.concat([
    longs(version, BigInt(items.length)),
    ...items.map(({ type, shape, bytes }, index) =>
      longs(BigInt(names[index]?.length ?? 0), BigInt(type), BigInt(shape.length), BigInt(bytes.length)),
    ),
    ...names,
    ...items.map(({ shape }) => Buffer.from(Int32Array.from(shape).buffer)),
  ]);
  const start = (Math.floor((head.length + 8) / 256) + 1) * 256;
  const padding = start - head.length - 8;
  return Buffer.concat([head, longs(BigInt(padding)), Buffer.alloc(padding), ...items.map(({ bytes }) => bytes)]);
}

/**
 * Each word of the source may become the word of the target with its number; the first eight always may (`src/data/shortlist.cpp`). The
 * checksum is left out: Bergamot does not ask for it.
 */
function writeShortlist(words: number): Buffer {
  const magic = 0xf1_1a_48_d5_01_34_17_f5n;
  const checksum = 0n;
  const always = 8n;
  return Buffer.concat([
    longs(magic, checksum, always, 1n, BigInt(words + 1), BigInt(words)),
    longs(...Array.from({ length: words + 1 }, (_, word) => BigInt(word))),
    Buffer.from(Uint32Array.from({ length: words }, (_, word) => word).buffer),
  ]);
}

function longs(...values: readonly bigint[]): Buffer {
  return Buffer.from(BigUint64Array.from(values).buffer);
}
