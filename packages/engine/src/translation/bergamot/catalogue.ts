import { z } from 'zod';

/** What each file of a model is; the vocabulary is either one for both languages, or one for each. */
export const fileTypes = ['model', 'lex', 'vocab', 'srcvocab', 'trgvocab'] as const;
export type FileType = (typeof fileTypes)[number];

const sha256 = z.string().regex(/^[\da-f]{64}$/u);
const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{4})?$/u);

/** One file of a model. */
export const modelFile = z.object({
  type: z.enum(fileTypes),
  /** Its place under the address of the attachments. */
  location: z.string().min(1),
  /** Of what is fetched, in bytes. */
  size: z.number().int().min(1),
  hash: sha256,
  /** Of what is kept, where what is fetched is packed with Zstandard. */
  unpackedHash: sha256.optional(),
});
export type ModelFile = z.output<typeof modelFile>;

/** A model of one pair, in one direction. */
export const model = z.object({
  from: languageCode,
  to: languageCode,
  version: z.string(),
  /** Quantised with factors that the model brings along, or without. */
  hasAlphas: z.boolean(),
  files: z.array(modelFile).min(2),
});
export type Model = z.output<typeof model>;

/**
 * A record of the collection `translations-models-v2` of Firefox's Remote Settings: one file of a model. Other records of the collection, or
 * of later forms, are left alone.
 */
const record = z.object({
  name: z.string(),
  sourceLanguage: languageCode,
  targetLanguage: languageCode,
  architecture: z.string().optional(),
  version: z.string().regex(/^\d+\.\d+$/u),
  fileType: z.enum(fileTypes),
  filter_expression: z.string().optional(),
  decompressedHash: sha256.optional(),
  attachment: z.object({
    hash: sha256,
    size: z.number().int().min(1),
    location: z.string().min(1),
    mimetype: z.string(),
  }),
});
type ModelRecord = z.output<typeof record>;

/** The models that this engine runs: the first for tablets and the ones under trial are for other programs. */
const supportedMajor = 3;
const forEverybody = ['', "env.appinfo.OS != 'Android'"];

/** Of a collection, the newest model of each pair that has all its files. */
export function modelsOf(records: readonly unknown[]): Model[] {
  const usable = records.flatMap((entry) => {
    const parsed = record.safeParse(entry);
    return parsed.success && isUsable(parsed.data) ? [parsed.data] : [];
  });
  const groups = Map.groupBy(usable, (entry) =>
    [entry.sourceLanguage, entry.targetLanguage, entry.version, entry.architecture ?? ''].join(' '),
  );
  const models = [...groups.values()].flatMap((files) => toModel(files) ?? []);
  const oldestFirst = models.toSorted((a, b) => minorOf(a.version) - minorOf(b.version));
  return [...new Map(oldestFirst.map((each) => [`${each.from} ${each.to}`, each])).values()];
}

function isUsable({ version, filter_expression: filter = '' }: ModelRecord): boolean {
  return Number.parseInt(version, 10) === supportedMajor && forEverybody.includes(filter);
}

function toModel(records: readonly ModelRecord[]): Model | undefined {
  const files = new Map(records.map((entry) => [entry.fileType, entry]));
  const network = files.get('model');
  if (!network || !(files.has('vocab') || (files.has('srcvocab') && files.has('trgvocab')))) return undefined;
  return {
    from: network.sourceLanguage,
    to: network.targetLanguage,
    version: network.version,
    hasAlphas: network.name.includes('.alphas.'),
    files: [...files.values()].map(toFile),
  };
}

function toFile({ fileType, attachment, decompressedHash }: ModelRecord): ModelFile {
  const { hash, size, location, mimetype } = attachment;
  const isPacked = mimetype === 'application/zstd' && decompressedHash !== undefined;
  return { type: fileType, location, size, hash, ...(isPacked && { unpackedHash: decompressedHash }) };
}

const minorOf = (version: string): number => Number(version.split('.')[1]);

/** Bytes that have to be fetched for a model. */
export function sizeOf({ files }: Model): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
