import { minPasswordLength } from '@palimpsest/contract';
import { mostImagesTogether } from '../lib/images/chosen-image.ts';
import { imageMegabytes } from '../lib/images/megabytes.ts';
import type { Problems } from './problems.ts';

/** What can go wrong, in Spanish. */
export const problemsEs: Problems = {
  sentences: {
    auth: {
      nameRequired: 'Escribe tu nombre',
      surnameRequired: 'Escribe tus apellidos',
      emailRequired: 'Escribe tu correo electrónico',
      passwordRequired: 'Escribe una contraseña',
      emailInvalid: 'Escribe un correo electrónico válido',
      nameTooLong: 'El nombre es demasiado largo',
      surnameTooLong: 'Los apellidos son demasiado largos',
      passwordTooShort: `La contraseña debe tener al menos ${minPasswordLength} caracteres`,
      passwordTooLong: 'La contraseña es demasiado larga',
      passwordWrong: 'Esta no es tu contraseña actual',
      passwordCommon: 'Esta contraseña es una de las más usadas. Elige otra',
      passwordOfProduct: 'Esta contraseña se compone de palabras de este producto. Elige otra',
    },
    profile: {
      companyNameRequired: 'Escribe el nombre de la empresa',
      companyNameTooLong: 'El nombre de la empresa debe tener como máximo 200 caracteres',
      companySectorRequired: 'Elige el sector de la empresa',
      employeeCountRequired: 'Elige el número de empleados',
      roleRequired: 'Elige tu función',
    },
    login: { fallback: 'Se ha producido un error inesperado', refused: 'El correo o la contraseña no son correctos' },
    signup: { fallback: 'Se ha producido un error inesperado al registrarte', refused: 'Los datos no son válidos' },
    google: {
      fallback: 'Se ha producido un error inesperado al iniciar sesión con Google',
      refused: 'Las credenciales de Google no son válidas',
    },
    workflow: {
      noFile: 'No se ha indicado ningún archivo de imagen',
      noImageId: 'Falta el identificador de la imagen para procesarla',
      noMessageId: 'Falta el identificador del proceso para consultar su estado',
      uploadFailed: 'No se pudo subir la imagen. Inténtalo de nuevo.',
      processFailed: 'No se pudo procesar la imagen. Inténtalo de nuevo.',
      unexpected: 'Se ha producido un error inesperado. Inténtalo de nuevo.',
      unknown: 'Error desconocido',
    },
    signedUrl: {
      noUrl: 'Falta la dirección de la imagen',
      noUrls: 'Faltan las direcciones de las imágenes',
      none: 'No llegó ninguna dirección firmada',
      failed: 'No se pudo obtener la dirección firmada',
      batchFailed: 'No se pudieron obtener las direcciones firmadas',
    },
    preparation: {
      noImage: 'No hay ninguna imagen que procesar',
      failed: 'No se pudo preparar la imagen. Prueba a subirla directamente.',
    },
    imageFile: {
      empty: 'Este archivo está vacío. Elige otra imagen.',
      tooLarge: `Esta imagen ocupa más de ${imageMegabytes} MB. Elige una más pequeña.`,
      tooMany: `Se traducen juntas como máximo ${mostImagesTogether} imágenes.`,
      notForLanding: 'Elige una imagen .jpg, .jpeg o .png.',
      notLoaded: 'No se pudo cargar la imagen',
      unreadable: 'Este archivo no se puede leer como imagen. Elige otro.',
    },
    original: {
      noUrl: 'La imagen no tiene dirección',
      inProgress: 'La imagen ya se está cargando',
      notSigned: 'No se pudo descargar la imagen: no llegó ninguna dirección firmada',
      failed: 'No se pudo descargar la imagen',
    },
    landing: { loginNeeded: 'Inicia sesión para continuar', noImage: 'No has elegido ninguna imagen' },
    translateText: {
      added: 'Este texto se añadió a mano: no tiene original que traducir.',
      noWords: 'El traductor no encontró palabras para este texto.',
    },
    glossary: {
      source_lang: 'Elige el idioma del término.',
      target_lang: 'Elige el idioma de la traducción.',
      source: 'Escribe un término',
      translation: 'Escribe una traducción, salvo que el término se quede como está.',
    },
    memory: {
      source_lang: 'Elige el idioma del texto.',
      target_lang: 'Elige el idioma de la traducción.',
      source: 'Escribe el texto de origen',
      translation: 'Escribe la traducción',
    },
    single: {
      network: 'Error de red: comprueba tu conexión a internet o la configuración de CORS',
      unknownServerError: 'Error desconocido del servidor',
      stillLoading: 'La imagen aún se está cargando. Inténtalo de nuevo en un momento.',
      profileUpdateFailed: 'Se ha producido un error al guardar tu perfil',
      imageUnavailable: 'Los datos de la imagen no están disponibles. Recarga la página.',
    },
  },
  patterns: {
    uploadFailed: (part) => `No se pudo subir: ${part}`,
    processFailed: (part) => `No se pudo procesar: ${part}`,
    error: (part) => `Error: ${part}`,
    imageFailed: (part) => `No se pudo cargar la imagen: ${part}`,
    notSigned: (part) => `No se pudo obtener la dirección firmada: ${part}`,
    notSignedTogether: (part) => `No se pudieron obtener las direcciones firmadas: ${part}`,
    notFetched: (part) => `No se pudo obtener la imagen: ${part}`,
    contentType: (part) => `Tipo de contenido no válido: ${part}`,
    imageType: (part) => `El tipo de imagen «${part}» no se admite. Usa JPG, PNG, GIF o WebP.`,
    authenticationRequired: () => 'Para eso tienes que iniciar sesión',
    unexpectedAnswer: () =>
      'El servidor no ha respondido como espera esta versión de la aplicación. Recarga la página e inténtalo de nuevo.',
    status: (part) => `La petición falló con el código de estado ${part}`,
    foreignVersion: (part) => `La versión ${part} se guardó con otro programa o para otra imagen.`,
  },
  codes: {
    invalid_request: 'El servidor no ha entendido esta petición. Recarga la página e inténtalo de nuevo.',
    invalid_fields: 'Algunos datos no son válidos. Revísalos.',
    unauthenticated: 'Inicia sesión.',
    invalid_credentials: 'El correo o la contraseña no son correctos.',
    no_credits: 'No te quedan créditos. Cambia de plan para traducir más imágenes.',
    forbidden: 'No tienes permiso para hacer esto.',
    already_subscribed: 'Ya tienes una suscripción.',
    no_subscription: 'No tienes ninguna suscripción que gestionar.',
    precondition_failed: 'Entretanto se guardó otra versión.',
    precondition_required: 'Recarga la página antes de guardar.',
    not_configured: 'Esto no está configurado en esta instalación.',
    email_unconfirmed: 'Confirma primero tu correo. El enlace está en el mensaje que te enviamos.',
    link_unusable: 'Este enlace es incorrecto, ha caducado o ya se usó. Pide uno nuevo.',
    not_failed: 'Solo se puede reiniciar un proceso que ha fallado.',
    not_found: 'Esto no existe, o ya no existe.',
    url_not_signed: 'Esta dirección no tiene una firma válida.',
    url_expired: 'Esta dirección ha caducado. Recarga la página.',
    idempotency_conflict: 'Esta petición ya se hizo con otros datos.',
    quota_exceeded: 'Has alcanzado el límite. Elimina lo que ya no necesites e inténtalo de nuevo.',
    too_large: 'Este archivo es demasiado grande.',
    unsupported_media_type: 'Este tipo de archivo no se admite.',
    image_damaged: 'Esta imagen está dañada y no se puede leer.',
    malware_found: 'El antivirus ha rechazado este archivo. Elige otra imagen.',
    rate_limited: 'Demasiados intentos. Inténtalo de nuevo dentro de unos minutos.',
    unavailable: 'El servicio no está disponible en este momento. Inténtalo más tarde.',
    internal: 'Se ha producido un error en el servidor. Inténtalo de nuevo.',
    refused: 'Esta imagen no se puede usar.',
    timeout: 'El proceso ha tardado demasiado.',
    cancelled: 'El proceso se ha cancelado.',
    fault: 'Se ha producido un error durante el proceso.',
  },
  parameters: {
    retry_after_seconds: (amount) => `Demasiados intentos. Inténtalo de nuevo dentro de ${amount}.`,
    max_uploads_at_once: (amount) => `Solo se pueden subir ${amount} imágenes a la vez. Espera a que termine alguna.`,
    max_megabytes: (amount) => `El archivo de la imagen ocupa más de ${amount}. Elige uno más pequeño.`,
    max_megapixels: (amount) => `La imagen es demasiado grande: puede tener ${amount} megapíxeles como máximo.`,
    max_side_pixels: (amount) => `La imagen es demasiado grande: ningún lado puede medir más de ${amount} píxeles.`,
    max_storage_megabytes: (amount) =>
      `Tus imágenes llenan los ${amount} de tu plan. Elimina algunas o cambia de plan.`,
    max_terms: (amount) => `Caben ${amount} términos. Elimina algunos o importa un archivo más pequeño.`,
    max_translations: (amount) => `Caben ${amount} traducciones. Elimina algunas o importa un archivo más pequeño.`,
    max_retranslated_texts: (amount) =>
      `Se pueden volver a traducir hasta ${amount} textos de una imagen. Edita el texto o procesa la imagen otra vez.`,
  },
  refusals: {
    'image-unreadable': ({ megapixels, side }) => {
      if (megapixels !== undefined)
        return `La imagen es demasiado grande: puede tener como máximo ${megapixels} megapíxeles.`;
      if (side !== undefined) return `La imagen es demasiado grande: ningún lado puede superar los ${side} píxeles.`;
      return 'No se puede leer este archivo de imagen. Guárdalo de nuevo o elige otro.';
    },
    'no-text-found': () =>
      'En esta imagen no hay texto que traducir. Elige una imagen con texto legible o quita las zonas excluidas.',
    'language-data-missing': ({ language = '' }) =>
      `Este idioma aún no se puede leer aquí: ${language}. Ponte en contacto con quien gestiona esta instalación.`,
    'pair-unavailable': () => 'Esta traducción no está disponible en esta instalación. Elige otro par de idiomas.',
    'wrong-language': ({ language = '' }) =>
      `El texto de esta imagen parece estar en otro idioma: ${language}. Elige el idioma en que está escrita la imagen.`,
    'translation-failed': ({ characters, translator, status }) => {
      if (characters !== undefined)
        return `Se han agotado los ${characters} caracteres que se pueden traducir al día. Inténtalo de nuevo mañana.`;
      if (translator === undefined) return 'No se pudo traducir el texto. Inténtalo de nuevo más tarde.';
      if (status === undefined) return `${translator} no ha respondido. Inténtalo de nuevo más tarde.`;
      return `${translator} ha rechazado la traducción (${status}). Inténtalo de nuevo más tarde.`;
    },
  },
};
