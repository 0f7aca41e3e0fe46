import type { Catalogue } from './en.ts';

/** Every word of the components in French, for `messages` of PalimpsestProvider. New components: see the head of `en.ts`. */
export const fr: Catalogue = {
  banner: { dismiss: 'Ignorer' },
  closeButton: { close: 'Fermer' },
  commandMenu: { label: 'Commandes', placeholder: 'Rechercher une commande', empty: 'Aucune commande ne correspond.' },
  compareSlider: {
    before: 'Avant',
    after: 'Après',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Annuler' },
  dataTable: {
    selectAll: 'Sélectionner toutes les lignes',
    loading: 'Chargement...',
    empty: 'Il n’y a encore rien ici.',
  },
  editorLayout: { side: 'Propriétés' },
  errorState: { retry: 'Réessayer' },
  imageCard: { failed: 'Impossible de charger l’image' },
  kbd: {
    command: 'Commande',
    control: 'Contrôle',
    option: 'Option',
    shift: 'Majuscule',
    enter: 'Entrée',
    backspace: 'Retour arrière',
    left: 'Gauche',
    right: 'Droite',
    up: 'Haut',
    down: 'Bas',
    plus: 'Plus',
    minus: 'Moins',
  },
  marquee: { pause: 'Mettre en pause', play: 'Lire' },
  pagination: {
    label: 'Pagination',
    previous: 'Précédent',
    next: 'Suivant',
    range: (first, last, total, { number }) =>
      total === 0 ? `${number(0)} sur ${number(0)}` : `${number(first)}–${number(last)} sur ${number(total)}`,
    page: (page, pageCount, { number }) => `Page ${number(page)} sur ${number(pageCount)}`,
  },
  pricingCard: {
    choose: (plan) => `Choisir ${plan}`,
    current: 'Offre actuelle',
    busy: 'Traitement en cours...',
    perMonth: 'par mois',
    insteadOf: 'au lieu de',
    billedMonthly: 'Facturation mensuelle',
    billedYearly: (total) => `${total} facturés par an`,
    unlimited: (unit) => `${unit} en nombre illimité`,
    allowance: (amount, unit, { number }) => `${number(amount)} ${unit} par mois`,
  },
  pricingTable: {
    period: 'Période de facturation',
    monthly: 'Mensuel',
    yearly: 'Annuel',
    saving: (percent, { number }) => `Économisez ${number(percent / 100, { style: 'percent' })} par an`,
  },
  sideBar: { label: 'Navigation principale' },
  uploadTile: { upload: 'Importer une image', busy: 'Préparation de l’image...' },
};
