import { minPasswordLength } from '@palimpsest/contract';
import { mostImagesTogether } from '../lib/images/chosen-image.ts';
import { imageMegabytes } from '../lib/images/megabytes.ts';
import type { Problems } from './problems.ts';

/** What can go wrong, in German. */
export const problemsDe: Problems = {
  sentences: {
    auth: {
      nameRequired: 'Bitte geben Sie Ihren Vornamen ein',
      surnameRequired: 'Bitte geben Sie Ihren Nachnamen ein',
      emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
      passwordRequired: 'Bitte geben Sie ein Passwort ein',
      emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      nameTooLong: 'Der Vorname ist zu lang',
      surnameTooLong: 'Der Nachname ist zu lang',
      passwordTooShort: `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben`,
      passwordTooLong: 'Das Passwort ist zu lang',
      passwordWrong: 'Das ist nicht Ihr aktuelles Passwort',
      passwordCommon: 'Dieses Passwort gehört zu den am häufigsten verwendeten. Bitte wählen Sie ein anderes',
      passwordOfProduct: 'Dieses Passwort besteht aus Wörtern dieses Produkts. Bitte wählen Sie ein anderes',
    },
    profile: {
      companyNameRequired: 'Bitte geben Sie den Namen des Unternehmens ein',
      companyNameTooLong: 'Der Name des Unternehmens darf höchstens 200 Zeichen haben',
      companySectorRequired: 'Bitte wählen Sie die Branche',
      employeeCountRequired: 'Bitte wählen Sie die Anzahl der Beschäftigten',
      roleRequired: 'Bitte wählen Sie Ihre Rolle',
    },
    login: { fallback: 'Ein unerwarteter Fehler ist aufgetreten', refused: 'E-Mail oder Passwort ist falsch' },
    signup: {
      fallback: 'Bei der Registrierung ist ein unerwarteter Fehler aufgetreten',
      refused: 'Die Angaben sind ungültig',
    },
    google: {
      fallback: 'Bei der Anmeldung mit Google ist ein unerwarteter Fehler aufgetreten',
      refused: 'Die Google-Anmeldedaten sind ungültig',
    },
    workflow: {
      noFile: 'Es wurde keine Bilddatei angegeben',
      noImageId: 'Für die Verarbeitung fehlt die Kennung des Bildes',
      noMessageId: 'Um den Status abzufragen, fehlt die Kennung des Vorgangs',
      uploadFailed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
      processFailed: 'Das Bild konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
      unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
      unknown: 'Unbekannter Fehler',
    },
    signedUrl: {
      noUrl: 'Die Adresse des Bildes fehlt',
      noUrls: 'Die Adressen der Bilder fehlen',
      none: 'Es kam keine signierte Adresse',
      failed: 'Die signierte Adresse konnte nicht geholt werden',
      batchFailed: 'Die signierten Adressen konnten nicht geholt werden',
    },
    preparation: {
      noImage: 'Es ist kein Bild zum Verarbeiten da',
      failed: 'Das Bild konnte nicht vorbereitet werden. Bitte laden Sie es direkt hoch.',
    },
    imageFile: {
      empty: 'Diese Datei ist leer. Bitte wählen Sie ein anderes Bild.',
      tooLarge: `Dieses Bild ist größer als ${imageMegabytes} MB. Bitte wählen Sie ein kleineres.`,
      tooMany: `Höchstens ${mostImagesTogether} Bilder werden zusammen übersetzt.`,
      notForLanding: 'Bitte wählen Sie ein Bild mit der Endung .jpg, .jpeg oder .png.',
      notLoaded: 'Das Bild konnte nicht geladen werden',
      unreadable: 'Diese Datei lässt sich nicht als Bild lesen. Bitte wählen Sie eine andere.',
    },
    original: {
      noUrl: 'Das Bild hat keine Adresse',
      inProgress: 'Das Bild wird bereits geladen',
      notSigned: 'Das Bild konnte nicht heruntergeladen werden: Es kam keine signierte Adresse',
      failed: 'Das Bild konnte nicht heruntergeladen werden',
    },
    landing: {
      loginNeeded: 'Bitte melden Sie sich an, um fortzufahren',
      noImage: 'Kein Bild ausgewählt',
    },
    translateText: {
      added: 'Dieser Text wurde von Hand hinzugefügt: Es gibt kein Original zum Übersetzen.',
      noWords: 'Der Übersetzer hatte keine Worte dafür.',
    },
    glossary: {
      source_lang: 'Wählen Sie die Sprache des Begriffs.',
      target_lang: 'Wählen Sie die Sprache der Übersetzung.',
      source: 'Bitte geben Sie einen Begriff ein',
      translation: 'Bitte geben Sie eine Übersetzung ein, wenn der Begriff nicht unverändert bleiben soll.',
    },
    memory: {
      source_lang: 'Wählen Sie die Sprache des Textes.',
      target_lang: 'Wählen Sie die Sprache der Übersetzung.',
      source: 'Bitte geben Sie den Ausgangstext ein',
      translation: 'Bitte geben Sie die Übersetzung ein',
    },
    single: {
      network: 'Netzwerkfehler: Bitte prüfen Sie Ihre Internetverbindung oder die CORS-Einstellungen',
      unknownServerError: 'Unbekannter Serverfehler',
      stillLoading: 'Das Bild wird noch geladen. Bitte versuchen Sie es gleich noch einmal.',
      profileUpdateFailed: 'Beim Speichern Ihres Profils ist ein Fehler aufgetreten',
      imageUnavailable: 'Es sind keine Bilddaten da. Bitte laden Sie die Seite neu.',
    },
  },
  patterns: {
    uploadFailed: (part) => `Hochladen fehlgeschlagen: ${part}`,
    processFailed: (part) => `Verarbeitung fehlgeschlagen: ${part}`,
    error: (part) => `Fehler: ${part}`,
    imageFailed: (part) => `Das Bild konnte nicht geladen werden: ${part}`,
    notSigned: (part) => `Die signierte Adresse konnte nicht geholt werden: ${part}`,
    notSignedTogether: (part) => `Die signierten Adressen konnten nicht geholt werden: ${part}`,
    notFetched: (part) => `Das Bild konnte nicht geholt werden: ${part}`,
    contentType: (part) => `Falscher Inhaltstyp: ${part}`,
    imageType: (part) => `Der Bildtyp „${part}“ wird nicht unterstützt. Bitte verwenden Sie JPG, PNG, GIF oder WebP.`,
    authenticationRequired: () => 'Bitte melden Sie sich dafür an',
    unexpectedAnswer: () =>
      'Der Server hat anders geantwortet, als diese Version der App es erwartet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    status: (part) => `Die Anfrage ist mit dem Statuscode ${part} fehlgeschlagen`,
    foreignVersion: (part) => `Fassung ${part} stammt von einem anderen Programm oder gehört zu einem anderen Bild.`,
  },
  codes: {
    invalid_request:
      'Der Server konnte diese Anfrage nicht verstehen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    invalid_fields: 'Einige Angaben sind ungültig. Bitte prüfen Sie sie.',
    unauthenticated: 'Bitte melden Sie sich an.',
    invalid_credentials: 'E-Mail oder Passwort ist falsch.',
    no_credits: 'Sie haben keine Credits mehr. Wechseln Sie den Tarif, um weitere Bilder zu übersetzen.',
    forbidden: 'Dazu haben Sie keine Berechtigung.',
    already_subscribed: 'Sie haben bereits ein Abo.',
    no_subscription: 'Sie haben kein Abo, das sich verwalten ließe.',
    precondition_failed: 'Inzwischen wurde eine andere Fassung gespeichert.',
    precondition_required: 'Laden Sie die Seite neu, bevor Sie speichern.',
    not_configured: 'Das ist auf dieser Installation nicht eingerichtet.',
    email_unconfirmed: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Der Link steht in unserer E-Mail.',
    link_unusable: 'Dieser Link ist falsch, abgelaufen oder schon verwendet. Bitte fordern Sie einen neuen an.',
    not_failed: 'Nur ein fehlgeschlagener Vorgang kann neu gestartet werden.',
    not_found: 'Das gibt es nicht oder nicht mehr.',
    url_not_signed: 'Diese Adresse ist nicht gültig signiert.',
    url_expired: 'Diese Adresse ist abgelaufen. Laden Sie die Seite neu.',
    idempotency_conflict: 'Diese Anfrage wurde schon mit anderen Angaben gestellt.',
    quota_exceeded:
      'Hier ist eine Obergrenze erreicht. Löschen Sie, was Sie nicht mehr brauchen, und versuchen Sie es noch einmal.',
    too_large: 'Diese Datei ist zu groß.',
    unsupported_media_type: 'Diese Art von Datei wird nicht unterstützt.',
    image_damaged: 'Dieses Bild ist beschädigt und lässt sich nicht lesen.',
    malware_found: 'Der Virenscanner hat diese Datei abgelehnt. Bitte wählen Sie ein anderes Bild.',
    rate_limited: 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    internal: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    refused: 'Dieses Bild lässt sich nicht verwenden.',
    timeout: 'Die Verarbeitung hat zu lange gedauert.',
    cancelled: 'Die Verarbeitung wurde abgebrochen.',
    fault: 'Bei der Verarbeitung ist ein Fehler aufgetreten.',
  },
  parameters: {
    retry_after_seconds: (amount) => `Zu viele Versuche. Bitte versuchen Sie es in ${amount} noch einmal.`,
    max_uploads_at_once: (amount) =>
      `Es können nur ${amount} Bilder gleichzeitig hochgeladen werden. Bitte warten Sie, bis eines davon fertig ist.`,
    max_megabytes: (amount) => `Die Bilddatei ist größer als ${amount}. Bitte wählen Sie eine kleinere.`,
    max_megapixels: (amount) => `Das Bild ist zu groß: Es darf höchstens ${amount} Megapixel haben.`,
    max_side_pixels: (amount) => `Das Bild ist zu groß: Keine Seite darf länger als ${amount} Pixel sein.`,
    max_storage_megabytes: (amount) =>
      `Ihre Bilder füllen die ${amount} Ihres Tarifs. Bitte löschen Sie einige, oder wechseln Sie den Tarif.`,
    max_terms: (amount) =>
      `Es ist Platz für ${amount} Begriffe. Bitte löschen Sie einige, oder importieren Sie eine kleinere Datei.`,
    max_translations: (amount) =>
      `Es ist Platz für ${amount} Übersetzungen. Bitte löschen Sie einige, oder importieren Sie eine kleinere Datei.`,
    max_retranslated_texts: (amount) =>
      `Bis zu ${amount} Texte eines Bildes können neu übersetzt werden. Bitte bearbeiten Sie den Text, oder verarbeiten Sie das Bild noch einmal.`,
  },
  refusals: {
    'image-unreadable': ({ megapixels, side }) => {
      if (megapixels !== undefined) return `Das Bild ist zu groß: Es darf höchstens ${megapixels} Megapixel haben.`;
      if (side !== undefined) return `Das Bild ist zu groß: Keine Seite darf länger als ${side} Pixel sein.`;
      return 'Diese Bilddatei lässt sich nicht lesen. Speichern Sie sie neu, oder wählen Sie eine andere.';
    },
    'no-text-found': () =>
      'In diesem Bild gibt es keinen Text zu übersetzen. Wählen Sie ein Bild mit lesbarem Text, oder entfernen Sie ausgenommene Bereiche.',
    'language-data-missing': ({ language = '' }) =>
      `Diese Sprache kann hier noch nicht gelesen werden: ${language}. Bitte wenden Sie sich an die Betreiber dieser Installation.`,
    'pair-unavailable': () =>
      'Diese Übersetzung ist auf dieser Installation nicht möglich. Bitte wählen Sie ein anderes Sprachpaar.',
    'wrong-language': ({ language = '' }) =>
      `Der Text in diesem Bild scheint in einer anderen Sprache zu sein: ${language}. Wählen Sie die Sprache, in der das Bild geschrieben ist.`,
    'translation-failed': ({ characters, translator, status }) => {
      if (characters !== undefined)
        return `Die ${characters} Zeichen, die an einem Tag übersetzt werden dürfen, sind aufgebraucht. Bitte versuchen Sie es morgen noch einmal.`;
      if (translator === undefined)
        return 'Der Text konnte nicht übersetzt werden. Bitte versuchen Sie es später noch einmal.';
      if (status === undefined)
        return `${translator} hat nicht geantwortet. Bitte versuchen Sie es später noch einmal.`;
      return `${translator} hat die Übersetzung abgelehnt (${status}). Bitte versuchen Sie es später noch einmal.`;
    },
  },
};
