import type { ImageEditorMessages } from './en.ts';

/** The words of the editor in Spanish. */
export const imageEditorMessages: ImageEditorMessages = {
  fontInvalid: 'Elija un archivo de fuente válido (.ttf, .otf, .woff, .woff2)',
  fontsTooMany: (most) => `Se alcanzó el máximo de ${most} fuentes propias. Quite alguna primero.`,
  fontDuplicate: (family) => `Ya existe una fuente con el nombre «${family}». Elija otro archivo.`,
  fontNotKept: (family) => `«${family}» es demasiado grande para guardarla: añádala de nuevo al recargar la página.`,
  fontInUse: 'En uso',
  fontUnavailable: (detail) => `No se pudo cargar la fuente: ${detail}`,
  ownFonts: 'Sus fuentes',
  removeFont: (family) => `Quitar ${family}`,
  versions: 'Versiones',
  versionsHint: 'Recupere una versión anterior. «Deshacer» lo revierte.',
  versionsLoading: 'Cargando versiones',
  versionsFailed: (detail) => `No se pudieron cargar las versiones: ${detail}`,
  versionFailed: (detail) => `No se pudo restaurar esta versión: ${detail}`,
  versionNumber: (number) => `Versión ${number}`,
  asTranslated: 'Tal como se tradujo',
  translateAgain: 'Traducir de nuevo',
  translating: 'Traduciendo…',
  shorter: 'Buscar palabras más cortas',
  translateWith: (translator) => `Traducir con ${translator}`,
  sameTranslation: 'Las palabras no han cambiado.',
  translationsLeft: (count) => `Textos de esta imagen que aún se pueden traducir de nuevo: ${count}.`,
  translationFailed: (detail) => `El texto no se ha traducido: ${detail}`,
};
