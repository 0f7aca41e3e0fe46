import type { Catalogue } from './en.ts';

/** Every word of the components in Spanish, for `messages` of PalimpsestProvider. New components: see the head of `en.ts`. */
export const es: Catalogue = {
  banner: { dismiss: 'Descartar' },
  closeButton: { close: 'Cerrar' },
  commandMenu: { label: 'Comandos', placeholder: 'Busca un comando', empty: 'Ningún comando coincide.' },
  compareSlider: {
    before: 'Antes',
    after: 'Después',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Cancelar' },
  dataTable: {
    selectAll: 'Seleccionar todas las filas',
    loading: 'Cargando...',
    empty: 'Aquí no hay nada todavía.',
  },
  editorLayout: { side: 'Propiedades' },
  errorState: { retry: 'Reintentar' },
  imageCard: { failed: 'No se pudo cargar la imagen' },
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
  marquee: { pause: 'Pausar', play: 'Reproducir' },
  pagination: {
    label: 'Paginación',
    previous: 'Anterior',
    next: 'Siguiente',
    range: (first, last, total, { number }) =>
      total === 0 ? `${number(0)} de ${number(0)}` : `${number(first)}–${number(last)} de ${number(total)}`,
    page: (page, pageCount, { number }) => `Página ${number(page)} de ${number(pageCount)}`,
  },
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
  sideBar: { label: 'Principal' },
  uploadTile: { upload: 'Subir una imagen', busy: 'Preparando la imagen...' },
};
