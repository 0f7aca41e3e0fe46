import type { Catalogue } from './en.ts';

/** Every word of the components in German, for `messages` of PalimpsestProvider. New components: see the head of `en.ts`. */
export const de: Catalogue = {
  banner: { dismiss: 'Verwerfen' },
  closeButton: { close: 'Schließen' },
  commandMenu: { label: 'Befehle', placeholder: 'Befehl suchen', empty: 'Kein passender Befehl.' },
  compareSlider: {
    before: 'Vorher',
    after: 'Nachher',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Abbrechen' },
  dataTable: { selectAll: 'Alle Zeilen auswählen', loading: 'Wird geladen...', empty: 'Hier ist noch nichts.' },
  editorLayout: { side: 'Eigenschaften' },
  errorState: { retry: 'Erneut versuchen' },
  imageCard: { failed: 'Das Bild konnte nicht geladen werden' },
  kbd: {
    command: 'Befehl',
    control: 'Steuerung',
    option: 'Wahl',
    shift: 'Umschalt',
    enter: 'Eingabe',
    backspace: 'Rücktaste',
    left: 'Links',
    right: 'Rechts',
    up: 'Oben',
    down: 'Unten',
    plus: 'Plus',
    minus: 'Minus',
  },
  marquee: { pause: 'Anhalten', play: 'Abspielen' },
  pagination: {
    label: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    range: (first, last, total, { number }) =>
      total === 0 ? `${number(0)} von ${number(0)}` : `${number(first)}–${number(last)} von ${number(total)}`,
    page: (page, pageCount, { number }) => `Seite ${number(page)} von ${number(pageCount)}`,
  },
  pricingCard: {
    choose: (plan) => `${plan} wählen`,
    current: 'Ihr Tarif',
    busy: 'Wird verarbeitet...',
    perMonth: 'pro Monat',
    insteadOf: 'statt',
    billedMonthly: 'Monatliche Abrechnung',
    billedYearly: (total) => `${total} bei jährlicher Abrechnung`,
    unlimited: (unit) => `${unit} ohne Grenze`,
    allowance: (amount, unit, { number }) => `${number(amount)} ${unit} pro Monat`,
  },
  pricingTable: {
    period: 'Abrechnungszeitraum',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    saving: (percent, { number }) => `Jährlich ${number(percent / 100, { style: 'percent' })} sparen`,
  },
  sideBar: { label: 'Hauptnavigation' },
  uploadTile: { upload: 'Bild hochladen', busy: 'Das Bild wird vorbereitet...' },
};
