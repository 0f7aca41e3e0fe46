import { minPasswordLength } from '@palimpsest/contract';
import { mostImagesTogether } from '../lib/images/chosen-image.ts';
import { imageMegabytes } from '../lib/images/megabytes.ts';
import type { Problems } from './problems.ts';

/** What can go wrong, in French. */
export const problemsFr: Problems = {
  sentences: {
    auth: {
      nameRequired: 'Saisissez votre prénom',
      surnameRequired: 'Saisissez votre nom',
      emailRequired: 'Saisissez votre adresse e-mail',
      passwordRequired: 'Saisissez un mot de passe',
      emailInvalid: 'Saisissez une adresse e-mail valide',
      nameTooLong: 'Le prénom est trop long',
      surnameTooLong: 'Le nom est trop long',
      passwordTooShort: `Le mot de passe doit compter au moins ${minPasswordLength} caractères`,
      passwordTooLong: 'Le mot de passe est trop long',
      passwordWrong: 'Ce n’est pas votre mot de passe actuel',
      passwordCommon: 'Ce mot de passe est l’un des plus utilisés. Choisissez-en un autre',
      passwordOfProduct: 'Ce mot de passe est composé de mots de ce produit. Choisissez-en un autre',
    },
    profile: {
      companyNameRequired: 'Saisissez le nom de l’entreprise',
      companyNameTooLong: 'Le nom de l’entreprise doit compter 200 caractères au plus',
      companySectorRequired: 'Choisissez le secteur d’activité',
      employeeCountRequired: 'Choisissez le nombre d’employés',
      roleRequired: 'Choisissez votre fonction',
    },
    login: {
      fallback: 'Une erreur inattendue s’est produite',
      refused: 'L’adresse e-mail ou le mot de passe est incorrect',
    },
    signup: {
      fallback: 'Une erreur inattendue s’est produite lors de l’inscription',
      refused: 'Les informations saisies ne sont pas valides',
    },
    google: {
      fallback: 'Une erreur inattendue s’est produite lors de la connexion avec Google',
      refused: 'Les identifiants Google ne sont pas valides',
    },
    workflow: {
      noFile: 'Aucun fichier image n’a été fourni',
      noImageId: 'Il manque l’identifiant de l’image à traiter',
      noMessageId: 'Il manque l’identifiant du traitement pour en suivre l’état',
      uploadFailed: 'L’image n’a pas pu être envoyée. Réessayez.',
      processFailed: 'L’image n’a pas pu être traitée. Réessayez.',
      unexpected: 'Une erreur inattendue s’est produite. Réessayez.',
      unknown: 'Erreur inconnue',
    },
    signedUrl: {
      noUrl: 'L’adresse de l’image manque',
      noUrls: 'Les adresses des images manquent',
      none: 'Aucune adresse signée n’a été reçue',
      failed: 'L’adresse signée n’a pas pu être obtenue',
      batchFailed: 'Les adresses signées n’ont pas pu être obtenues',
    },
    preparation: {
      noImage: 'Aucune image à traiter',
      failed: 'L’image n’a pas pu être préparée. Importez-la directement.',
    },
    imageFile: {
      empty: 'Ce fichier est vide. Choisissez une autre image.',
      tooLarge: `Cette image dépasse ${imageMegabytes} Mo. Choisissez-en une plus petite.`,
      tooMany: `Au plus ${mostImagesTogether} images sont traduites ensemble.`,
      notForLanding: 'Choisissez une image .jpg, .jpeg ou .png.',
      notLoaded: 'L’image n’a pas pu être chargée',
      unreadable: 'Ce fichier ne peut pas être lu comme une image. Veuillez en choisir un autre.',
    },
    original: {
      noUrl: 'L’image n’a pas d’adresse',
      inProgress: 'L’image est déjà en cours de chargement',
      notSigned: 'L’image n’a pas pu être téléchargée : aucune adresse signée n’a été reçue',
      failed: 'L’image n’a pas pu être téléchargée',
    },
    landing: { loginNeeded: 'Connectez-vous pour continuer', noImage: 'Aucune image sélectionnée' },
    translateText: {
      added: 'Ce texte a été ajouté à la main : il n’a pas d’original à traduire.',
      noWords: 'Le traducteur n’a trouvé aucun mot pour ce texte.',
    },
    glossary: {
      source_lang: 'Choisissez la langue du terme.',
      target_lang: 'Choisissez la langue de la traduction.',
      source: 'Saisissez un terme',
      translation: 'Saisissez une traduction, sauf si le terme reste tel quel.',
    },
    memory: {
      source_lang: 'Choisissez la langue du texte.',
      target_lang: 'Choisissez la langue de la traduction.',
      source: 'Saisissez le texte source',
      translation: 'Saisissez la traduction',
    },
    single: {
      network: 'Erreur réseau : vérifiez votre connexion internet ou la configuration CORS',
      unknownServerError: 'Erreur inconnue du serveur',
      stillLoading: 'L’image est encore en cours de chargement. Réessayez dans un instant.',
      profileUpdateFailed: 'Une erreur s’est produite lors de l’enregistrement de votre profil',
      imageUnavailable: 'Les données de l’image ne sont pas disponibles. Rechargez la page.',
    },
  },
  patterns: {
    uploadFailed: (part) => `Échec de l’envoi : ${part}`,
    processFailed: (part) => `Échec du traitement : ${part}`,
    error: (part) => `Erreur : ${part}`,
    imageFailed: (part) => `L’image n’a pas pu être chargée : ${part}`,
    notSigned: (part) => `L’adresse signée n’a pas pu être obtenue : ${part}`,
    notSignedTogether: (part) => `Les adresses signées n’ont pas pu être obtenues : ${part}`,
    notFetched: (part) => `L’image n’a pas pu être récupérée : ${part}`,
    contentType: (part) => `Type de contenu non valide : ${part}`,
    imageType: (part) => `Le type d’image « ${part} » n’est pas pris en charge. Utilisez JPG, PNG, GIF ou WebP.`,
    authenticationRequired: () => 'Connectez-vous pour faire cela',
    unexpectedAnswer: () =>
      'La réponse du serveur n’est pas celle qu’attend cette version de l’application. Rechargez la page et réessayez.',
    status: (part) => `La requête a échoué avec le code d’état ${part}`,
    foreignVersion: (part) => `La version ${part} vient d’un autre programme ou concerne une autre image.`,
  },
  codes: {
    invalid_request: 'Le serveur n’a pas compris cette requête. Rechargez la page et réessayez.',
    invalid_fields: 'Certaines informations ne sont pas valides. Vérifiez-les.',
    unauthenticated: 'Connectez-vous.',
    invalid_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    no_credits: 'Vous n’avez plus de crédits. Changez de formule pour traduire d’autres images.',
    forbidden: 'Vous n’avez pas l’autorisation de faire cela.',
    already_subscribed: 'Vous avez déjà un abonnement.',
    no_subscription: 'Vous n’avez pas d’abonnement à gérer.',
    precondition_failed: 'Une autre version a été enregistrée entre-temps.',
    precondition_required: 'Rechargez la page avant d’enregistrer.',
    not_configured: 'Cette fonction n’est pas configurée sur cette installation.',
    email_unconfirmed: 'Confirmez d’abord votre adresse e-mail. Le lien se trouve dans notre message.',
    link_unusable: 'Ce lien est incorrect, expiré ou déjà utilisé. Demandez-en un nouveau.',
    not_failed: 'Seul un traitement en échec peut être relancé.',
    not_found: 'Cela n’existe pas, ou n’existe plus.',
    url_not_signed: 'Cette adresse n’a pas de signature valide.',
    url_expired: 'Cette adresse a expiré. Rechargez la page.',
    idempotency_conflict: 'Cette requête a déjà été faite avec d’autres données.',
    quota_exceeded: 'Une limite est atteinte. Supprimez ce dont vous n’avez plus besoin, puis réessayez.',
    too_large: 'Ce fichier est trop volumineux.',
    unsupported_media_type: 'Ce type de fichier n’est pas pris en charge.',
    image_damaged: 'Cette image est endommagée et ne peut pas être lue.',
    malware_found: 'L’antivirus a refusé ce fichier. Choisissez une autre image.',
    rate_limited: 'Trop de tentatives. Réessayez dans quelques minutes.',
    unavailable: 'Le service n’est pas disponible pour le moment. Réessayez plus tard.',
    internal: 'Une erreur s’est produite sur le serveur. Réessayez.',
    refused: 'Cette image ne peut pas être utilisée.',
    timeout: 'Le traitement a pris trop de temps.',
    cancelled: 'Le traitement a été annulé.',
    fault: 'Une erreur s’est produite pendant le traitement.',
  },
  parameters: {
    retry_after_seconds: (amount) => `Trop de tentatives. Réessayez dans ${amount}.`,
    max_uploads_at_once: (amount) =>
      `Seules ${amount} images peuvent être envoyées en même temps. Attendez que l’une d’elles soit terminée.`,
    max_megabytes: (amount) => `Le fichier de l’image dépasse ${amount}. Choisissez-en un plus petit.`,
    max_megapixels: (amount) => `L’image est trop grande : elle peut avoir ${amount} mégapixels au plus.`,
    max_side_pixels: (amount) => `L’image est trop grande : aucun côté ne peut dépasser ${amount} pixels.`,
    max_storage_megabytes: (amount) =>
      `Vos images remplissent les ${amount} de votre formule. Supprimez-en quelques-unes ou changez de formule.`,
    max_terms: (amount) =>
      `Il y a de la place pour ${amount} termes. Supprimez-en quelques-uns ou importez un fichier plus petit.`,
    max_translations: (amount) =>
      `Il y a de la place pour ${amount} traductions. Supprimez-en quelques-unes ou importez un fichier plus petit.`,
    max_retranslated_texts: (amount) =>
      `Jusqu’à ${amount} textes d’une image peuvent être traduits à nouveau. Modifiez le texte ou traitez l’image encore une fois.`,
  },
  refusals: {
    'image-unreadable': ({ megapixels, side }) => {
      if (megapixels !== undefined)
        return `L’image est trop grande : elle peut avoir ${megapixels} mégapixels au plus.`;
      if (side !== undefined) return `L’image est trop grande : aucun côté ne peut dépasser ${side} pixels.`;
      return 'Ce fichier d’image ne peut pas être lu. Enregistrez-le à nouveau ou choisissez-en un autre.';
    },
    'no-text-found': () =>
      'Cette image ne contient aucun texte à traduire. Choisissez une image dont le texte est lisible, ou retirez les zones exclues.',
    'language-data-missing': ({ language = '' }) =>
      `Cette langue ne peut pas encore être lue ici : ${language}. Adressez-vous aux responsables de cette installation.`,
    'pair-unavailable': () =>
      'Cette traduction n’est pas disponible sur cette installation. Choisissez une autre paire de langues.',
    'wrong-language': ({ language = '' }) =>
      `Le texte de cette image semble être dans une autre langue : ${language}. Choisissez la langue dans laquelle l’image est écrite.`,
    'translation-failed': ({ characters, translator, status }) => {
      if (characters !== undefined)
        return `Les ${characters} caractères qui peuvent être traduits par jour sont épuisés. Réessayez demain.`;
      if (translator === undefined) return 'Le texte n’a pas pu être traduit. Réessayez plus tard.';
      if (status === undefined) return `${translator} n’a pas répondu. Réessayez plus tard.`;
      return `${translator} a refusé la traduction (${status}). Réessayez plus tard.`;
    },
  },
};
