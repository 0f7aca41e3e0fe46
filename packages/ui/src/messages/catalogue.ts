import { inByteUnits } from '../components/file-dropzone/byte-units.ts';
import { sideBarMessages } from '../components/app-shell/side-bar.tsx';
import { bannerMessages } from '../components/banner/banner.tsx';
import { colorFieldMessages } from '../components/color-field/color-picker.tsx';
import { comboboxMessages } from '../components/combobox/combobox.tsx';
import { commandMenuMessages } from '../components/command-menu/command-list.tsx';
import { compareSliderMessages } from '../components/compare-slider/compare-slider.tsx';
import { confirmDialogMessages } from '../components/confirm-dialog/confirm-dialog.tsx';
import { dataTableMessages } from '../components/data-table/data-table.tsx';
import { editorLayoutMessages } from '../components/editor-layout/editor-layout.tsx';
import { errorStateMessages } from '../components/error-state/error-state.tsx';
import { fileDropzoneMessages } from '../components/file-dropzone/file-dropzone.tsx';
import { fileQueueMessages } from '../components/file-queue/file-queue.tsx';
import { fontPickerMessages } from '../components/font-picker/font-picker.tsx';
import { closeButtonMessages } from '../components/icon-button/close-button.tsx';
import { imageCardMessages } from '../components/image-card/image-card.tsx';
import { kbdMessages } from '../components/kbd/kbd.tsx';
import { languagePickerMessages } from '../components/language-picker/language-picker.tsx';
import { historyListMessages } from '../components/history-list/history-list.tsx';
import { layerListMessages } from '../components/layer-list/layer-list.tsx';
import { minimapMessages } from '../components/minimap/minimap.tsx';
import { marqueeMessages } from '../components/marquee/marquee.tsx';
import { paginationMessages } from '../components/pagination/pagination.tsx';
import { passwordFieldMessages } from '../components/password-field/password-field.tsx';
import { pricingCardMessages } from '../components/pricing-card/pricing-card.tsx';
import { pricingTableMessages } from '../components/pricing-table/pricing-table.tsx';
import { tagInputMessages } from '../components/tag-input/tag-input.tsx';
import { typographyPanelMessages } from '../components/typography-panel/typography-panel.tsx';
import { selectMessages } from '../components/select/select-field.tsx';
import { toastMessages } from '../components/toast/toast.tsx';
import { uploadTileMessages } from '../components/upload-tile/upload-tile.tsx';
import type { AddedMessages } from './context.ts';

/**
 * Every built-in word of the components, in English. To add a component: export `<name>Messages` from its file, list it here, and add
 * its words in each language below. The type check fails if a language lacks a word, and a test fails if this list lacks a component.
 */
export const en = {
  banner: bannerMessages,
  closeButton: closeButtonMessages,
  colorField: colorFieldMessages,
  combobox: comboboxMessages,
  commandMenu: commandMenuMessages,
  compareSlider: compareSliderMessages,
  confirmDialog: confirmDialogMessages,
  dataTable: dataTableMessages,
  editorLayout: editorLayoutMessages,
  errorState: errorStateMessages,
  fileDropzone: fileDropzoneMessages,
  fileQueue: fileQueueMessages,
  fontPicker: fontPickerMessages,
  imageCard: imageCardMessages,
  kbd: kbdMessages,
  languagePicker: languagePickerMessages,
  historyList: historyListMessages,
  layerList: layerListMessages,
  minimap: minimapMessages,
  marquee: marqueeMessages,
  pagination: paginationMessages,
  passwordField: passwordFieldMessages,
  pricingCard: pricingCardMessages,
  pricingTable: pricingTableMessages,
  select: selectMessages,
  sideBar: sideBarMessages,
  tagInput: tagInputMessages,
  typographyPanel: typographyPanelMessages,
  toast: toastMessages,
  uploadTile: uploadTileMessages,
};

/** A complete set of words: the type of a translation. */
export type Catalogue = typeof en;

type AllMessages = Catalogue & AddedMessages;

/** Some or all words of some components. Words that are missing are taken from the provider outside, else they are English. */
export type Messages = { readonly [Component in keyof AllMessages]?: Partial<AllMessages[Component]> | undefined };

/** Every word of the components in German, for the `messages` of PalimpsestProvider. */
export const de: Catalogue = {
  banner: { dismiss: 'Verwerfen' },
  closeButton: { close: 'Schließen' },
  colorField: {
    pick: (label) => `Auswählen: ${label}`,
    picker: (label) => `${label}: Farbwähler`,
    use: (color) => `${color} verwenden`,
    eyedropper: 'Farbe vom Bildschirm aufnehmen',
    area: 'Sättigung und Helligkeit',
    areaValue: (saturation, brightness, { number }) =>
      `Sättigung ${number(saturation, { style: 'percent' })}, Helligkeit ${number(brightness, { style: 'percent' })}`,
    hue: 'Farbton',
    alpha: 'Deckkraft',
  },
  combobox: {
    placeholder: 'Option wählen',
    search: 'Suchen',
    empty: 'Nichts gefunden.',
  },
  commandMenu: { label: 'Befehle', placeholder: 'Befehl suchen', empty: 'Kein passender Befehl.' },
  compareSlider: {
    before: 'Vorher',
    after: 'Nachher',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Abbrechen' },
  dataTable: { loading: 'Wird geladen...', empty: 'Hier ist noch nichts.' },
  editorLayout: { side: 'Eigenschaften' },
  errorState: { retry: 'Erneut versuchen' },
  fileDropzone: {
    release: 'Hier ablegen',
    chooseAnother: 'Andere Datei wählen',
    busy: 'Wird vorbereitet...',
    rejected: (name, accept) => `„${name}“ hat nicht den richtigen Dateityp. Möglich sind: ${accept}.`,
    size: inByteUnits,
  },
  fileQueue: {
    summary: (done, count, { number, plural }) =>
      `${number(done)} von ${plural(count, { one: '# Datei', other: '# Dateien' })} fertig`,
    failures: (failed, { plural }) => plural(failed, { one: '# fehlgeschlagen', other: '# fehlgeschlagen' }),
    waiting: 'Wartet',
    working: 'Wird hochgeladen',
    done: 'Fertig',
    failed: 'Die Datei konnte nicht verarbeitet werden.',
    cancelled: 'Abgebrochen',
    cancel: (name) => `${name} abbrechen`,
    retry: (name) => `${name} erneut versuchen`,
    remove: (name) => `${name} aus der Liste entfernen`,
    retryAll: 'Fehlgeschlagene erneut versuchen',
    progress: (name) => `Fortschritt von ${name}`,
    size: inByteUnits,
  },
  fontPicker: {
    placeholder: 'Schrift wählen',
    search: 'Schriften suchen',
    empty: 'Keine Schrift mit diesem Namen.',
    custom: 'Eigene Schriften',
    all: 'Alle Schriften',
    other: 'Weitere Schriften',
  },
  imageCard: { failed: 'Das Bild konnte nicht geladen werden', retry: 'Erneut versuchen', original: 'Original' },
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
  languagePicker: {
    placeholder: 'Sprache wählen',
    search: 'Sprachen suchen',
    empty: 'Keine Sprache mit diesem Namen.',
    available: 'Verfügbar',
  },
  historyList: {
    label: 'Versionen',
    current: 'Aktuell',
    restore: 'Wiederherstellen',
    empty: 'Es gibt noch keine älteren Versionen.',
  },
  layerList: {
    label: 'Ebenen',
    hide: (name) => `${name} ausblenden`,
    show: (name) => `${name} einblenden`,
    lock: (name) => `${name} sperren`,
    unlock: (name) => `${name} entsperren`,
    rename: 'Name der Ebene',
    moved: (name, position, count, { number }) =>
      `${name} steht jetzt an Stelle ${number(position)} von ${number(count)}.`,
    empty: 'Es gibt noch keine Ebenen.',
  },
  minimap: {
    label: 'Sichtbarer Ausschnitt',
    position: (across, down, { number }) =>
      `${number(across, { style: 'percent' })} waagerecht, ${number(down, { style: 'percent' })} senkrecht`,
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
  passwordField: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
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
  select: { placeholder: 'Bitte auswählen' },
  sideBar: { label: 'Hauptnavigation' },
  tagInput: {
    empty: 'Geben Sie zuerst etwas ein.',
    duplicate: (tag) => `„${tag}“ steht schon in der Liste.`,
    remove: (tag) => `${tag} entfernen`,
  },
  typographyPanel: {
    label: 'Typografie',
    nothingSelected: 'Wählen Sie einen Text aus, um seine Eigenschaften zu bearbeiten.',
    text: 'Text',
    position: 'Position und Größe',
    fontFamily: 'Schriftart',
    uploadFont: 'Eigene Schrift hochladen',
    weight: 'Schriftstärke',
    size: 'Größe',
    sizePresets: 'Übliche Größen',
    alignment: 'Ausrichtung',
    alignLeft: 'Linksbündig',
    alignCenter: 'Zentriert',
    alignRight: 'Rechtsbündig',
    color: 'Farbe',
    mixed: 'Verschieden',
    x: 'X',
    y: 'Y',
    width: 'Breite',
    height: 'Höhe',
    rotation: 'Drehung',
    editPosition: 'Position und Größe bearbeiten',
    reset: 'Zurücksetzen',
    remove: 'Entfernen',
    add: 'Text hinzufügen',
  },
  toast: { notification: 'Mitteilung', region: 'Mitteilungen ({hotkey})', dismiss: 'Verwerfen' },
  uploadTile: { upload: 'Bild hochladen' },
};

/** Every word of the components in Spanish, for the `messages` of PalimpsestProvider. */
export const es: Catalogue = {
  banner: { dismiss: 'Descartar' },
  closeButton: { close: 'Cerrar' },
  colorField: {
    pick: (label) => `Elegir: ${label}`,
    picker: (label) => `${label}: selector`,
    use: (color) => `Usar ${color}`,
    eyedropper: 'Tomar un color de la pantalla',
    area: 'Saturación y brillo',
    areaValue: (saturation, brightness, { number }) =>
      `Saturación ${number(saturation, { style: 'percent' })}, brillo ${number(brightness, { style: 'percent' })}`,
    hue: 'Matiz',
    alpha: 'Opacidad',
  },
  combobox: {
    placeholder: 'Elige una opción',
    search: 'Buscar',
    empty: 'No se encontró nada.',
  },
  commandMenu: { label: 'Comandos', placeholder: 'Busca un comando', empty: 'Ningún comando coincide.' },
  compareSlider: {
    before: 'Antes',
    after: 'Después',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Cancelar' },
  dataTable: {
    loading: 'Cargando...',
    empty: 'Aquí no hay nada todavía.',
  },
  editorLayout: { side: 'Propiedades' },
  errorState: { retry: 'Reintentar' },
  fileDropzone: {
    release: 'Suéltalo aquí',
    chooseAnother: 'Elegir otro archivo',
    busy: 'Preparando...',
    rejected: (name, accept) => `«${name}» no es un archivo del tipo correcto. Elige uno de estos: ${accept}.`,
    size: inByteUnits,
  },
  fileQueue: {
    summary: (done, count, { number, plural }) =>
      `${number(done)} de ${plural(count, { one: '# archivo terminado', other: '# archivos terminados' })}`,
    failures: (failed, { plural }) => plural(failed, { one: '# con error', other: '# con error' }),
    waiting: 'En espera',
    working: 'Subiendo',
    done: 'Terminado',
    failed: 'No se pudo procesar.',
    cancelled: 'Cancelado',
    cancel: (name) => `Cancelar ${name}`,
    retry: (name) => `Intentar de nuevo ${name}`,
    remove: (name) => `Quitar ${name} de la lista`,
    retryAll: 'Reintentar los archivos con error',
    progress: (name) => `Progreso de ${name}`,
    size: inByteUnits,
  },
  fontPicker: {
    placeholder: 'Elige una fuente',
    search: 'Buscar fuentes',
    empty: 'No hay ninguna fuente con ese nombre.',
    custom: 'Tus fuentes',
    all: 'Todas las fuentes',
    other: 'Otras fuentes',
  },
  imageCard: { failed: 'No se pudo cargar la imagen', retry: 'Reintentar', original: 'Original' },
  kbd: {
    command: 'Comando',
    control: 'Control',
    option: 'Opción',
    shift: 'Mayúsculas',
    enter: 'Intro',
    backspace: 'Retroceso',
    left: 'Izquierda',
    right: 'Derecha',
    up: 'Arriba',
    down: 'Abajo',
    plus: 'Más',
    minus: 'Menos',
  },
  languagePicker: {
    placeholder: 'Elige un idioma',
    search: 'Buscar idiomas',
    empty: 'No hay ningún idioma con ese nombre.',
    available: 'Disponibles',
  },
  historyList: {
    label: 'Versiones',
    current: 'Actual',
    restore: 'Restaurar',
    empty: 'Aún no hay versiones anteriores.',
  },
  layerList: {
    label: 'Capas',
    hide: (name) => `Ocultar ${name}`,
    show: (name) => `Mostrar ${name}`,
    lock: (name) => `Bloquear ${name}`,
    unlock: (name) => `Desbloquear ${name}`,
    rename: 'Nombre de la capa',
    moved: (name, position, count, { number }) =>
      `${name} ocupa ahora el puesto ${number(position)} de ${number(count)}.`,
    empty: 'Aún no hay capas.',
  },
  minimap: {
    label: 'Parte visible',
    position: (across, down, { number }) =>
      `${number(across, { style: 'percent' })} en horizontal, ${number(down, { style: 'percent' })} en vertical`,
  },
  marquee: { pause: 'Pausar', play: 'Reproducir' },
  pagination: {
    label: 'Paginación',
    previous: 'Anterior',
    next: 'Siguiente',
    range: (first, last, total, { number }) =>
      total === 0 ? `${number(0)} de ${number(0)}` : `${number(first)}–${number(last)} de ${number(total)}`,
    page: (page, pageCount, { number }) => `Página ${number(page)} de ${number(pageCount)}`,
  },
  passwordField: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
  pricingCard: {
    choose: (plan) => `Elegir ${plan}`,
    current: 'Plan actual',
    busy: 'Procesando...',
    perMonth: 'al mes',
    insteadOf: 'en lugar de',
    billedMonthly: 'Facturación mensual',
    billedYearly: (total) => `${total} facturados al año`,
    unlimited: (unit) => `${unit} sin límite`,
    allowance: (amount, unit, { number }) => `${number(amount)} ${unit} al mes`,
  },
  pricingTable: {
    period: 'Periodo de facturación',
    monthly: 'Mensual',
    yearly: 'Anual',
    saving: (percent, { number }) => `Ahorra un ${number(percent / 100, { style: 'percent' })} al año`,
  },
  select: { placeholder: 'Elige una opción' },
  sideBar: { label: 'Principal' },
  tagInput: {
    empty: 'Escribe algo primero.',
    duplicate: (tag) => `«${tag}» ya está en la lista.`,
    remove: (tag) => `Quitar ${tag}`,
  },
  typographyPanel: {
    label: 'Tipografía',
    nothingSelected: 'Selecciona un texto para editar sus propiedades.',
    text: 'Texto',
    position: 'Posición y tamaño',
    fontFamily: 'Fuente',
    uploadFont: 'Subir una fuente propia',
    weight: 'Grosor',
    size: 'Tamaño',
    sizePresets: 'Tamaños habituales',
    alignment: 'Alineación',
    alignLeft: 'Alinear a la izquierda',
    alignCenter: 'Centrar',
    alignRight: 'Alinear a la derecha',
    color: 'Color',
    mixed: 'Varios',
    x: 'X',
    y: 'Y',
    width: 'Ancho',
    height: 'Alto',
    rotation: 'Rotación',
    editPosition: 'Editar posición y tamaño',
    reset: 'Restablecer',
    remove: 'Eliminar',
    add: 'Añadir texto',
  },
  toast: { notification: 'Aviso', region: 'Avisos ({hotkey})', dismiss: 'Descartar' },
  uploadTile: { upload: 'Subir una imagen' },
};

/** Every word of the components in French, for the `messages` of PalimpsestProvider. */
export const fr: Catalogue = {
  banner: { dismiss: 'Ignorer' },
  closeButton: { close: 'Fermer' },
  colorField: {
    pick: (label) => `Choisir : ${label}`,
    picker: (label) => `${label} : sélecteur`,
    use: (color) => `Utiliser ${color}`,
    eyedropper: 'Prélever une couleur à l’écran',
    area: 'Saturation et luminosité',
    areaValue: (saturation, brightness, { number }) =>
      `Saturation ${number(saturation, { style: 'percent' })}, luminosité ${number(brightness, { style: 'percent' })}`,
    hue: 'Teinte',
    alpha: 'Opacité',
  },
  combobox: {
    placeholder: 'Choisissez une option',
    search: 'Rechercher',
    empty: 'Aucun résultat.',
  },
  commandMenu: { label: 'Commandes', placeholder: 'Rechercher une commande', empty: 'Aucune commande ne correspond.' },
  compareSlider: {
    before: 'Avant',
    after: 'Après',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Annuler' },
  dataTable: {
    loading: 'Chargement...',
    empty: 'Il n’y a encore rien ici.',
  },
  editorLayout: { side: 'Propriétés' },
  errorState: { retry: 'Réessayer' },
  fileDropzone: {
    release: 'Déposez-le ici',
    chooseAnother: 'Choisir un autre fichier',
    busy: 'Préparation...',
    rejected: (name, accept) => `« ${name} » n’est pas un fichier du bon type. Types acceptés : ${accept}.`,
    size: inByteUnits,
  },
  fileQueue: {
    summary: (done, count, { number, plural }) =>
      `${number(done)} sur ${plural(count, { one: '# fichier terminé', other: '# fichiers terminés' })}`,
    failures: (failed, { plural }) => plural(failed, { one: '# échec', other: '# échecs' }),
    waiting: 'En attente',
    working: 'Envoi',
    done: 'Terminé',
    failed: 'Le fichier n’a pas pu être traité.',
    cancelled: 'Annulé',
    cancel: (name) => `Annuler ${name}`,
    retry: (name) => `Réessayer ${name}`,
    remove: (name) => `Retirer ${name} de la liste`,
    retryAll: 'Réessayer les fichiers en échec',
    progress: (name) => `Progression de ${name}`,
    size: inByteUnits,
  },
  fontPicker: {
    placeholder: 'Choisissez une police',
    search: 'Rechercher une police',
    empty: 'Aucune police de ce nom.',
    custom: 'Vos polices',
    all: 'Toutes les polices',
    other: 'Autres polices',
  },
  imageCard: { failed: 'Impossible de charger l’image', retry: 'Réessayer', original: 'Original' },
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
  languagePicker: {
    placeholder: 'Choisissez une langue',
    search: 'Rechercher une langue',
    empty: 'Aucune langue de ce nom.',
    available: 'Disponibles',
  },
  historyList: {
    label: 'Versions',
    current: 'Actuelle',
    restore: 'Restaurer',
    empty: 'Il n’y a pas encore de version antérieure.',
  },
  layerList: {
    label: 'Calques',
    hide: (name) => `Masquer ${name}`,
    show: (name) => `Afficher ${name}`,
    lock: (name) => `Verrouiller ${name}`,
    unlock: (name) => `Déverrouiller ${name}`,
    rename: 'Nom du calque',
    moved: (name, position, count, { number }) =>
      `${name} est maintenant en position ${number(position)} sur ${number(count)}.`,
    empty: 'Il n’y a pas encore de calque.',
  },
  minimap: {
    label: 'Partie visible',
    position: (across, down, { number }) =>
      `${number(across, { style: 'percent' })} en largeur, ${number(down, { style: 'percent' })} en hauteur`,
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
  passwordField: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
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
  select: { placeholder: 'Choisissez une option' },
  sideBar: { label: 'Navigation principale' },
  tagInput: {
    empty: 'Saisissez d’abord un texte.',
    duplicate: (tag) => `« ${tag} » est déjà dans la liste.`,
    remove: (tag) => `Retirer ${tag}`,
  },
  typographyPanel: {
    label: 'Typographie',
    nothingSelected: 'Sélectionnez un texte pour modifier ses propriétés.',
    text: 'Texte',
    position: 'Position et taille',
    fontFamily: 'Police',
    uploadFont: 'Importer une police',
    weight: 'Graisse',
    size: 'Taille',
    sizePresets: 'Tailles courantes',
    alignment: 'Alignement',
    alignLeft: 'Aligner à gauche',
    alignCenter: 'Centrer',
    alignRight: 'Aligner à droite',
    color: 'Couleur',
    mixed: 'Divers',
    x: 'X',
    y: 'Y',
    width: 'Largeur',
    height: 'Hauteur',
    rotation: 'Rotation',
    editPosition: 'Modifier la position et la taille',
    reset: 'Rétablir',
    remove: 'Supprimer',
    add: 'Ajouter un texte',
  },
  toast: { notification: 'Notification', region: 'Notifications ({hotkey})', dismiss: 'Ignorer' },
  uploadTile: { upload: 'Importer une image' },
};

/** Every word of the components in Portuguese, for the `messages` of PalimpsestProvider. */
export const pt: Catalogue = {
  banner: { dismiss: 'Dispensar' },
  closeButton: { close: 'Fechar' },
  colorField: {
    pick: (label) => `Escolher: ${label}`,
    picker: (label) => `${label}: seletor`,
    use: (color) => `Usar ${color}`,
    eyedropper: 'Capturar uma cor da tela',
    area: 'Saturação e brilho',
    areaValue: (saturation, brightness, { number }) =>
      `Saturação ${number(saturation, { style: 'percent' })}, brilho ${number(brightness, { style: 'percent' })}`,
    hue: 'Matiz',
    alpha: 'Opacidade',
  },
  combobox: {
    placeholder: 'Escolha uma opção',
    search: 'Pesquisar',
    empty: 'Nada encontrado.',
  },
  commandMenu: { label: 'Comandos', placeholder: 'Procurar um comando', empty: 'Nenhum comando corresponde.' },
  compareSlider: {
    before: 'Antes',
    after: 'Depois',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Cancelar' },
  dataTable: { loading: 'A carregar...', empty: 'Ainda não há nada aqui.' },
  editorLayout: { side: 'Propriedades' },
  errorState: { retry: 'Tentar novamente' },
  fileDropzone: {
    release: 'Solte aqui',
    chooseAnother: 'Escolher outro arquivo',
    busy: 'Preparando...',
    rejected: (name, accept) => `“${name}” não é um arquivo do tipo certo. Escolha um destes: ${accept}.`,
    size: inByteUnits,
  },
  fileQueue: {
    summary: (done, count, { number, plural }) =>
      `${number(done)} de ${plural(count, { one: '# arquivo concluído', other: '# arquivos concluídos' })}`,
    failures: (failed, { plural }) => plural(failed, { one: '# falhou', other: '# falharam' }),
    waiting: 'Aguardando',
    working: 'Enviando',
    done: 'Concluído',
    failed: 'Não foi possível processar o arquivo.',
    cancelled: 'Cancelado',
    cancel: (name) => `Cancelar ${name}`,
    retry: (name) => `Tentar ${name} de novo`,
    remove: (name) => `Remover ${name} da lista`,
    retryAll: 'Tentar de novo os que falharam',
    progress: (name) => `Progresso de ${name}`,
    size: inByteUnits,
  },
  fontPicker: {
    placeholder: 'Escolha uma fonte',
    search: 'Pesquisar fontes',
    empty: 'Nenhuma fonte com esse nome.',
    custom: 'Suas fontes',
    all: 'Todas as fontes',
    other: 'Outras fontes',
  },
  imageCard: { failed: 'Não foi possível carregar a imagem', retry: 'Tentar novamente', original: 'Imagem original' },
  kbd: {
    command: 'Comando',
    control: 'Control',
    option: 'Opção',
    shift: 'Shift',
    enter: 'Enter',
    backspace: 'Retrocesso',
    left: 'Esquerda',
    right: 'Direita',
    up: 'Cima',
    down: 'Baixo',
    plus: 'Mais',
    minus: 'Menos',
  },
  languagePicker: {
    placeholder: 'Escolha um idioma',
    search: 'Pesquisar idiomas',
    empty: 'Nenhum idioma com esse nome.',
    available: 'Disponíveis',
  },
  historyList: { label: 'Versões', current: 'Atual', restore: 'Restaurar', empty: 'Ainda não há versões anteriores.' },
  layerList: {
    label: 'Camadas',
    hide: (name) => `Ocultar ${name}`,
    show: (name) => `Mostrar ${name}`,
    lock: (name) => `Bloquear ${name}`,
    unlock: (name) => `Desbloquear ${name}`,
    rename: 'Nome da camada',
    moved: (name, position, count, { number }) =>
      `${name} está agora na posição ${number(position)} de ${number(count)}.`,
    empty: 'Ainda não há camadas.',
  },
  minimap: {
    label: 'Parte visível',
    position: (across, down, { number }) =>
      `${number(across, { style: 'percent' })} na horizontal, ${number(down, { style: 'percent' })} na vertical`,
  },
  marquee: { pause: 'Pausar', play: 'Reproduzir' },
  pagination: {
    label: 'Paginação',
    previous: 'Anterior',
    next: 'Seguinte',
    range: (first, last, total, { number }) =>
      total === 0 ? `${number(0)} de ${number(0)}` : `${number(first)}–${number(last)} de ${number(total)}`,
    page: (page, pageCount, { number }) => `Página ${number(page)} de ${number(pageCount)}`,
  },
  passwordField: { show: 'Mostrar a senha', hide: 'Ocultar a senha' },
  pricingCard: {
    choose: (plan) => `Escolher ${plan}`,
    current: 'Plano atual',
    busy: 'A processar...',
    perMonth: 'por mês',
    insteadOf: 'em vez de',
    billedMonthly: 'Faturação mensal',
    billedYearly: (total) => `${total} faturados por ano`,
    unlimited: (unit) => `${unit} sem limite`,
    allowance: (amount, unit, { number }) => `${number(amount)} ${unit} por mês`,
  },
  pricingTable: {
    period: 'Período de faturação',
    monthly: 'Mensal',
    yearly: 'Anual',
    saving: (percent, { number }) => `Poupe ${number(percent / 100, { style: 'percent' })} por ano`,
  },
  select: { placeholder: 'Selecione uma opção' },
  sideBar: { label: 'Principal' },
  tagInput: {
    empty: 'Digite algo primeiro.',
    duplicate: (tag) => `“${tag}” já está na lista.`,
    remove: (tag) => `Remover ${tag}`,
  },
  typographyPanel: {
    label: 'Tipografia',
    nothingSelected: 'Selecione um texto para editar as propriedades dele.',
    text: 'Texto',
    position: 'Posição e tamanho',
    fontFamily: 'Fonte',
    uploadFont: 'Enviar uma fonte própria',
    weight: 'Peso',
    size: 'Tamanho',
    sizePresets: 'Tamanhos comuns',
    alignment: 'Alinhamento',
    alignLeft: 'Alinhar à esquerda',
    alignCenter: 'Centralizar',
    alignRight: 'Alinhar à direita',
    color: 'Cor',
    mixed: 'Vários',
    x: 'X',
    y: 'Y',
    width: 'Largura',
    height: 'Altura',
    rotation: 'Rotação',
    editPosition: 'Editar posição e tamanho',
    reset: 'Redefinir',
    remove: 'Remover',
    add: 'Adicionar texto',
  },
  toast: { notification: 'Aviso', region: 'Avisos ({hotkey})', dismiss: 'Dispensar' },
  uploadTile: { upload: 'Carregar uma imagem' },
};
