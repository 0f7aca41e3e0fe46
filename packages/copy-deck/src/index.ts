export {
  type CopyDeck,
  DeckFileError,
  type DeckFormat,
  deckFormats,
  type DeckPicture,
  type DeckRow,
  type DeckText,
  maxDeckBytes,
  maxDeckRows,
  type ReadDeck,
  type TextState,
} from './copy-deck.ts';
export { deckEndings, readDeck, writeDeck } from './deck-files.ts';
export {
  type DeckDifference,
  type DeckNotice,
  type DeckNoticeCode,
  deckNoticeCodes,
  diffDeck,
  type TextChange,
} from './diff-deck.ts';
