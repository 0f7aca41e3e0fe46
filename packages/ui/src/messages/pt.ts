import type { Catalogue } from './en.ts';

/** Every word of the components in Portuguese, for `messages` of PalimpsestProvider. New components: see the head of `en.ts`. */
export const pt: Catalogue = {
  banner: { dismiss: 'Dispensar' },
  closeButton: { close: 'Fechar' },
  commandMenu: { label: 'Comandos', placeholder: 'Procurar um comando', empty: 'Nenhum comando corresponde.' },
  compareSlider: {
    before: 'Antes',
    after: 'Depois',
    value: (names, before, { number }) =>
      `${names.before} ${number(before, { style: 'percent' })}, ${names.after} ${number(1 - before, { style: 'percent' })}`,
  },
  confirmDialog: { cancel: 'Cancelar' },
  dataTable: { selectAll: 'Selecionar todas as linhas', loading: 'A carregar...', empty: 'Ainda não há nada aqui.' },
  editorLayout: { side: 'Propriedades' },
  errorState: { retry: 'Tentar novamente' },
  imageCard: { failed: 'Não foi possível carregar a imagem' },
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
  marquee: { pause: 'Pausar', play: 'Reproduzir' },
  pagination: {
    label: 'Paginação',
    previous: 'Anterior',
    next: 'Seguinte',
    range: (first, last, total, { number }) =>
      total === 0 ? `${number(0)} de ${number(0)}` : `${number(first)}–${number(last)} de ${number(total)}`,
    page: (page, pageCount, { number }) => `Página ${number(page)} de ${number(pageCount)}`,
  },
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
  sideBar: { label: 'Principal' },
  uploadTile: { upload: 'Carregar uma imagem', busy: 'A preparar a imagem...' },
};
