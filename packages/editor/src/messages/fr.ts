import type { ImageEditorMessages } from './en.ts';

/** The words of the editor in French. */
export const imageEditorMessages: ImageEditorMessages = {
  fontInvalid: 'Veuillez choisir un fichier de police valide (.ttf, .otf, .woff, .woff2)',
  fontsTooMany: (most) => `Le maximum de ${most} polices personnelles est atteint. Veuillez d’abord en retirer.`,
  fontDuplicate: (family) => `Une police nommée « ${family} » existe déjà. Veuillez choisir un autre fichier.`,
  fontNotKept: (family) =>
    `« ${family} » est trop volumineuse pour être conservée : ajoutez-la de nouveau après avoir rechargé la page.`,
  fontInUse: 'Utilisée',
  fontUnavailable: (detail) => `La police n’a pas pu être chargée : ${detail}`,
  ownFonts: 'Vos polices',
  removeFont: (family) => `Retirer ${family}`,
  versions: 'Historique des versions',
  versionsHint: 'Rétablissez une version antérieure. « Annuler » revient en arrière.',
  versionsLoading: 'Chargement des versions',
  versionsFailed: (detail) => `Les versions n’ont pas pu être chargées : ${detail}`,
  versionFailed: (detail) => `Cette version n’a pas pu être rétablie : ${detail}`,
  versionNumber: (number) => `Version n° ${number}`,
  asTranslated: 'Telle que traduite',
  translateAgain: 'Traduire à nouveau',
  translating: 'Traduction en cours…',
  shorter: 'Chercher des mots plus courts',
  translateWith: (translator) => `Traduire avec ${translator}`,
  sameTranslation: 'Les mots n’ont pas changé.',
  translationsLeft: (count) => `Textes de cette image encore traduisibles à nouveau : ${count}.`,
  translationFailed: (detail) => `Le texte n’a pas été traduit : ${detail}`,
};
