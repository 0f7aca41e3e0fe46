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
};
