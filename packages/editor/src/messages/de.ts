import type { ImageEditorMessages } from './en.ts';

/** The words of the editor in German. */
export const imageEditorMessages: ImageEditorMessages = {
  fontInvalid: 'Bitte wählen Sie eine gültige Schriftdatei (.ttf, .otf, .woff, .woff2).',
  fontsTooMany: (most) => `Mehr als ${most} eigene Schriften sind nicht möglich. Bitte entfernen Sie zuerst einige.`,
  fontDuplicate: (family) =>
    `Eine Schrift mit dem Namen „${family}“ gibt es schon. Bitte wählen Sie eine andere Datei.`,
  fontNotKept: (family) =>
    `„${family}“ ist zu groß, um behalten zu werden: Fügen Sie die Schrift nach dem Neuladen der Seite wieder hinzu.`,
  fontInUse: 'In Verwendung',
  fontUnavailable: (detail) => `Die Schrift konnte nicht geladen werden: ${detail}`,
  ownFonts: 'Ihre Schriften',
  removeFont: (family) => `${family} entfernen`,
  versions: 'Fassungen',
  versionsHint: 'Stellen Sie eine ältere Fassung wieder her. „Rückgängig“ nimmt das zurück.',
  versionsLoading: 'Fassungen werden geladen',
  versionsFailed: (detail) => `Die Fassungen konnten nicht geladen werden: ${detail}`,
  versionFailed: (detail) => `Diese Fassung konnte nicht wiederhergestellt werden: ${detail}`,
  versionNumber: (number) => `Fassung ${number}`,
  asTranslated: 'Wie übersetzt',
  translateAgain: 'Neu übersetzen',
  translating: 'Wird übersetzt …',
  shorter: 'Kürzere Worte suchen',
  translateWith: (translator) => `Mit ${translator} übersetzen`,
  sameTranslation: 'Die Worte sind gleich geblieben.',
  translationsLeft: (count) => `Texte dieses Bildes, die noch neu übersetzt werden können: ${count}.`,
  translationFailed: (detail) => `Der Text wurde nicht übersetzt: ${detail}`,
  brushRestore: 'Wiederherstellungspinsel',
  brushErase: 'Löschpinsel',
  brushSmaller: 'Pinsel verkleinern',
  brushLarger: 'Pinsel vergrößern',
  brushMove: 'Pinsel bewegen, mit Umschalt malend',
  brushDab: 'Pinsel einmal aufsetzen',
  brushSize: 'Pinselgröße',
  brushSoftness: 'Weichheit',
  brushRestoreHint: 'Fahren Sie über das Bild, um das Original zurückzuholen.',
  brushEraseHint: 'Fahren Sie über das, was im Bild blieb: Es wird aus der Umgebung gefüllt.',
};
