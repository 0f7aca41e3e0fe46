import type { ImageEditorMessages } from './en.ts';

/** The words of the editor in Portuguese. */
export const imageEditorMessages: ImageEditorMessages = {
  fontInvalid: 'Selecione um arquivo de fonte válido (.ttf, .otf, .woff, .woff2)',
  fontsTooMany: (most) => `O máximo de ${most} fontes próprias foi atingido. Remova algumas primeiro.`,
  fontDuplicate: (family) => `Já existe uma fonte com o nome “${family}”. Use outro arquivo.`,
  fontNotKept: (family) => `“${family}” é grande demais para ser guardada: adicione-a de novo ao recarregar a página.`,
  fontInUse: 'Em uso',
  fontUnavailable: (detail) => `Não foi possível carregar a fonte: ${detail}`,
  ownFonts: 'Suas fontes',
  removeFont: (family) => `Remover ${family}`,
  versions: 'Versões',
  versionsHint: 'Traga de volta uma versão anterior. “Desfazer” reverte isso.',
  versionsLoading: 'Carregando versões',
  versionsFailed: (detail) => `Não foi possível carregar as versões: ${detail}`,
  versionFailed: (detail) => `Não foi possível restaurar esta versão: ${detail}`,
  versionNumber: (number) => `Versão ${number}`,
  asTranslated: 'Como foi traduzida',
  translateAgain: 'Traduzir de novo',
  translating: 'Traduzindo…',
  shorter: 'Procurar palavras mais curtas',
  translateWith: (translator) => `Traduzir com ${translator}`,
  sameTranslation: 'As palavras não mudaram.',
  translationsLeft: (count) => `Textos desta imagem que ainda podem ser traduzidos de novo: ${count}.`,
  translationFailed: (detail) => `O texto não foi traduzido: ${detail}`,
};
