import type { Tag } from '@palimpsest/ui/messages/words';

/** The parameters of the messages in `en.json`. Written by `scripts/message-parameters.ts`. */
export interface Parameters {
  shared: {
    languagePair: { source: string; target: string };
    imageHint: { megabytes: number };
    actionsFor: { name: string };
  };
  account: {
    lastUsed: { at: string };
    browserOn: { browser: string; system: string };
    logOutOf: { browser: string };
    loggedOutOf: { browser: string };
    typeToConfirm: { email: string };
    passwordHint: { min: number };
    credits: { count: number };
    paidUntil: { date: string };
  };
  admin: {
    deadLettersFailed: { reason: string };
    attempts: { count: number };
  };
  batch: {
    imagesHint: { max: number };
    remove: { name: string };
    cost: { credits: number; images: number; languages: number };
    size: { images: number; languages: number };
    tooMany: { max: number };
    underWay: { all: number; done: number };
    item: { language: string; name: string };
  };
  billing: {
    yourPlan: { plan: string };
  };
  dashboard: {
    select: { name: string };
    languagesOf: { name: string };
    selected: { count: number };
    moveHint: { count: number };
    deleteFolderTitle: { folder: string };
    folderDeleted: { folder: string };
    deletedOne: { language: string; name: string };
    deletedUnnamed: { language: string };
    deleted: { count: number };
    collecting: { all: number; image: number };
    collected: { count: number };
    notCollected: { count: number };
    moved: { folder: string };
  };
  copyDeck: {
    fileHint: { megabytes: number };
    wrongFile: { name: string };
    largeFile: { megabytes: number };
    changes: { images: number; texts: number };
    same: { count: number };
    unusable: { count: number };
    moreLines: { count: number };
    missing: { count: number };
    saved: { images: number };
    atRow: { reason: string; row: number };
    notes: {
      smaller: { percent: number };
      changed_here: { now: string };
      no_picture: { picture: string };
      no_text: { picture: string; source: string };
      other_source: { now: string; picture: string; source: string };
    };
  };
  editorScreen: {
    moreDifferences: { count: number };
  };
  landing: {
    trusted: { users: Tag };
    freeImages: { count: number };
    imageUse: { days: number };
  };
  preview: {
    unavailable: { source: string; target: string };
    enabledBy: { settings: string };
    looksLike: { language: string };
    translateFrom: { language: string };
    sourceUnavailable: { language: string };
    downloads: { size: string };
    waiting: { count: number };
    downloadingModel: { received: string; total: string };
  };
  terminology: {
    glossary: {
      importHint: { megabytes: number };
      imported: { added: number; replaced: number };
    };
    memory: {
      importHint: { megabytes: number };
      imported: { added: number; replaced: number };
    };
    chosenFile: { name: string };
    wrongFile: { kinds: string; name: string };
    either: { one: string; other: string };
    largeFile: { megabytes: number };
  };
  workspace: {
    credits: { count: number; strong: Tag };
    creditsLeft: { count: number };
  };
  problems: {
    name_too_long: { max_name: string };
    surname_too_long: { max_name: string };
    password_too_short: { min_password: string };
    password_too_long: { max_password: string };
    company_name_too_long: { max_company_name: string };
    status: { status: string };
    unexpected_answer: { call: string };
    authentication_required: { action: string };
    'unexpected/detail': { detail: string };
    'upload_failed/detail': { detail: string };
    'process_failed/detail': { detail: string };
    'signing_failed/detail': { detail: string };
    'batch_signing_failed/detail': { detail: string };
    image_type_unsupported: { type: string };
    image_too_large: { megabytes: string };
    too_many_images: { max: string };
    image_not_fetched: { reason: string };
    content_type_invalid: { type: string };
    image_failed: { detail: string };
    too_many_texts_images: { max_deck_images: string };
    foreign_version: { version: string };
    'quota_exceeded/max_storage_megabytes': { max_storage_megabytes: string };
    'quota_exceeded/max_terms': { max_terms: string };
    'quota_exceeded/max_translations': { max_translations: string };
    'quota_exceeded/max_retranslated_texts': { max_retranslated_texts: string };
    'too_large/max_megabytes': { max_megabytes: string };
    'too_large/max_megapixels': { max_megapixels: string };
    'too_large/max_side_pixels': { max_side_pixels: string };
    'rate_limited/retry_after_seconds': { retry_after_seconds: string };
    'rate_limited/max_uploads_at_once': { max_uploads_at_once: string };
    'image-unreadable/megapixels': { megapixels: string };
    'image-unreadable/side': { side: string };
    'wrong-language/language': { language: string };
    'translation-failed/characters': { characters: string };
    'translation-failed/translator': { translator: string };
    'translation-failed/status/translator': { status: string; translator: string };
  };
}
