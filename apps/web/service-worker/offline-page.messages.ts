/** Words of the page that stands in for every other one without a connection. */
export interface OfflinePageMessages {
  title: string;
  hint: string;
  retry: string;
}

/** In every language of the screens. The worker cannot fetch a catalogue when it needs these: they are a part of it. */
export const offlinePageMessages = {
  en: {
    title: 'Palimpsest cannot be reached',
    hint: 'Check your connection. This page opens by itself when it is back.',
    retry: 'Try again',
  },
  de: {
    title: 'Palimpsest ist nicht erreichbar',
    hint: 'Prüfen Sie Ihre Verbindung. Sobald sie wieder da ist, öffnet sich diese Seite von selbst.',
    retry: 'Erneut versuchen',
  },
  es: {
    title: 'No se puede acceder a Palimpsest',
    hint: 'Comprueba tu conexión. Esta página se abre sola cuando vuelva.',
    retry: 'Reintentar',
  },
  fr: {
    title: 'Palimpsest est inaccessible',
    hint: 'Vérifiez votre connexion. Cette page s’ouvrira d’elle-même à son retour.',
    retry: 'Réessayer',
  },
  pt: {
    title: 'Não foi possível acessar o Palimpsest',
    hint: 'Verifique sua conexão. Esta página se abre sozinha quando ela voltar.',
    retry: 'Tentar novamente',
  },
} satisfies Record<string, OfflinePageMessages>;
