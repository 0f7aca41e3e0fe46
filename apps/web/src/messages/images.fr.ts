import type { Catalogue } from './en.ts';
import { uncapitalised } from './language-names.ts';

/** The words of images and their translations in French. */
export const imagesFr: Pick<Catalogue, 'batch' | 'dashboard' | 'editorScreen' | 'preview'> = {
  batch: {
    images: 'Images',
    addImages: 'Ajouter des images',
    imagesHint: (most, { number }) => `Jusqu’à ${number(most)} images`,
    remove: (name) => `Retirer ${name}`,
    targets: 'Langues cibles',
    addTarget: 'Ajouter une langue',
    cost: (images, languages, { plural }) =>
      `${plural(images, { one: '# image', other: '# images' })} en ${plural(languages, { one: '# langue', other: '# langues' })} : ${plural(images * languages, { one: '# crédit', other: '# crédits' })}`,
    size: (images, languages, { plural }) =>
      `${plural(images, { one: '# image', other: '# images' })} en ${plural(languages, { one: '# langue', other: '# langues' })}`,
    tooMany: (most, { number }) =>
      `Au plus ${number(most)} traductions commencent ensemble. Choisissez moins d’images ou de langues.`,
    start: 'Tout traduire',
    running: 'Vos images sont en cours de traitement',
    runningHint: 'Vous pouvez quitter cette page : le travail continue et tout apparaît dans votre tableau de bord.',
    ended: 'Vos images sont prêtes',
    endedHint: 'Ouvrez-en une pour modifier ses textes, ou voyez-les toutes dans votre tableau de bord.',
    endedWithFailures: 'Certaines images demandent votre attention',
    endedWithFailuresHint: 'Ce qui a échoué ou a été annulé n’a coûté aucun crédit et peut être relancé.',
    underWay: (done, all, { number }) => `${number(done)} images sur ${number(all)} sont prêtes`,
    showProgress: 'Voir la progression',
    newImages: 'Nouvelles images',
    item: (name, language) => `${language} : ${name}`,
    uploading: 'Envoi en cours',
    open: 'Ouvrir',
    cancelFailed: 'Cette image n’a pas pu être annulée.',
    goneTitle: 'Cette liste n’est plus ici',
    goneHint:
      'Elle appartenait à un autre onglet ou date d’avant votre déconnexion. Ce qui a été lancé se trouve dans votre tableau de bord.',
  },
  dashboard: {
    title: 'Localisations récentes',
    hint: 'Ouvrez une image terminée pour en modifier les textes, ou commencez-en une nouvelle.',
    search: 'Rechercher par nom de fichier',
    order: 'Ordre',
    orders: { newest: 'Les plus récentes', oldest: 'Les plus anciennes', name: 'Par nom de fichier' },
    filter: 'Filtrer',
    loading: 'Chargement de vos traductions...',
    showMore: 'Afficher plus',
    listFailed: 'Vos images n’ont pas pu être chargées',
    empty: 'Aucune traduction trouvée.',
    howItGoes:
      'Importez une image et choisissez une langue. La traduction s’ouvre dans l’éditeur, où vous vérifiez les textes et exportez l’image.',
    select: (name) => `Sélectionner ${name}`,
    languagesOf: (name) => `Langues de ${name}`,
    downloadPng: 'Télécharger le PNG',
    rename: 'Renommer',
    renameHint: 'Les téléchargements et la recherche utilisent ce nom.',
    name: 'Nom',
    selection: 'Sélection',
    selected: (count, { plural }) => plural(count, { one: '# sélectionnée', other: '# sélectionnées' }),
    clearSelection: 'Tout désélectionner',
    moveToFolder: 'Déplacer vers un dossier…',
    moveTitle: 'Déplacer vers un dossier',
    moveHint: (count, { plural }) =>
      plural(count, {
        one: 'Choisissez un dossier pour # localisation.',
        other: 'Choisissez un dossier pour # localisations.',
      }),
    folder: 'Dossier',
    folderHint: 'Un de vos dossiers ou un nouveau nom.',
    chooseFolder: 'Choisissez un dossier',
    folderName: 'Nom du dossier',
    newFolder: 'Nouveau dossier',
    noFolders: 'Aucun dossier. Donnez un nom au premier.',
    everyFolder: 'Tous les dossiers',
    move: 'Déplacer',
    takeOut: 'Retirer du dossier',
    deletedOne: (name, language) =>
      name
        ? `${name} en ${uncapitalised(language, 'fr')} : supprimée.`
        : `L’image en ${uncapitalised(language, 'fr')} est supprimée.`,
    deleted: (count, { plural }) =>
      plural(count, { one: '# localisation est supprimée.', other: '# localisations sont supprimées.' }),
    deleteFailed: 'Tout n’a pas pu être supprimé. Ce qui reste est affiché à nouveau.',
    retryFailed: 'Cette image n’a pas pu être relancée.',
    downloadFailed: 'Cette image n’a pas pu être téléchargée.',
    collecting: (done, all, { number }) =>
      `Préparation de l’image ${number(Math.min(done + 1, all))} sur ${number(all)}…`,
    stopCollecting: 'Annuler',
    collected: (count, { plural }) =>
      plural(count, {
        one: '# image est téléchargée dans un fichier zip.',
        other: '# images sont téléchargées dans un seul fichier zip.',
      }),
    notCollected: (count, { plural }) =>
      plural(count, { one: '# image n’a pas pu être téléchargée.', other: '# images n’ont pas pu être téléchargées.' }),
    openFailed: 'Cette image n’a pas pu être ouverte.',
  },
  editorScreen: {
    noData: 'Aucune donnée. Choisissez une image et ses textes pour les modifier.',
    chooseImage: 'Choisir parmi vos images',
    loadingImage: 'Chargement de l’image…',
    saving: 'Enregistrement...',
    saved: 'Enregistré',
    unsaved: 'Pas encore enregistré',
    notSaved: 'Non enregistré',
    conflictTitle: 'Cette image a été modifiée ailleurs',
    conflict:
      'Un autre onglet ou un autre appareil a enregistré une version plus récente. Avec laquelle voulez-vous continuer ?',
    keepMine: 'Garder la mienne',
    openOther: 'Ouvrir l’autre',
  },
  preview: {
    options: 'Options',
    swap: 'Inverser',
    source: 'Langue source',
    target: 'Langue cible',
    selectTarget: 'Choisissez la langue cible',
    several: 'Plusieurs images ou langues',
    unavailable: (source, target) =>
      `${source} vers ${uncapitalised(target, 'fr')} : cette traduction n’est pas encore disponible ici.`,
    unavailableLanguages: 'Pas encore disponibles ici',
    fetchingLanguages: 'En téléchargement, bientôt disponibles',
    sourceAlready: 'Choisie comme langue source',
    swaps: 'inverse les deux langues',
    translateFrom: (language) => `Langue source : ${uncapitalised(language, 'fr')}`,
    sourceUnavailable: (language) =>
      `La langue de cette image (${uncapitalised(language, 'fr')}) ne peut pas encore être traduite ici.`,
    downloads: (size) => `télécharge ${size} la première fois`,
    exclusionAreas: 'Zones exclues',
    addExclusion: 'Ajouter une zone exclue',
    cancelDrawing: 'Annuler le tracé',
    drawNow: 'Tracez un rectangle sur l’image',
    drawHint: 'Tracez un rectangle pour exclure une zone',
    blacklist: 'Ne pas traduire',
    blacklistExample: 'Saisissez un mot, une marque...',
    blacklistHint: 'Ces mots restent tels quels.',
    otherImage: 'Choisir une autre image',
    seePlans: 'Voir les formules',
    outOfCredits: 'Vous n’avez plus de crédits. Un crédit traduit une image.',
    next: 'Suivant',
    progress: 'Progression',
    waiting: (count, { plural }) =>
      plural(count, { one: 'Une image passe avant la vôtre.', other: '# images passent avant la vôtre.' }),
    downloadingModel: ({ received, total }) => `Téléchargement du modèle de langue (${received} sur ${total})`,
    loadingImage: 'Chargement de l’image...',
  },
};
