import { minPasswordLength } from '@palimpsest/contract';
import { mostImagesTogether } from '../lib/images/chosen-image.ts';
import { imageMegabytes } from '../lib/images/megabytes.ts';
import type { Problems } from './problems.ts';

/** What can go wrong, in Portuguese. */
export const problemsPt: Problems = {
  sentences: {
    auth: {
      nameRequired: 'Digite seu nome',
      surnameRequired: 'Digite seu sobrenome',
      emailRequired: 'Digite seu e-mail',
      passwordRequired: 'Digite uma senha',
      emailInvalid: 'Digite um endereço de e-mail válido',
      nameTooLong: 'O nome é longo demais',
      surnameTooLong: 'O sobrenome é longo demais',
      passwordTooShort: `A senha deve ter pelo menos ${minPasswordLength} caracteres`,
      passwordTooLong: 'A senha é longa demais',
      passwordWrong: 'Esta não é a sua senha atual',
      passwordCommon: 'Esta senha é uma das mais usadas. Escolha outra',
      passwordOfProduct: 'Esta senha é feita de palavras deste produto. Escolha outra',
    },
    profile: {
      companyNameRequired: 'Digite o nome da empresa',
      companyNameTooLong: 'O nome da empresa deve ter no máximo 200 caracteres',
      companySectorRequired: 'Escolha o setor da empresa',
      employeeCountRequired: 'Escolha o número de funcionários',
      roleRequired: 'Escolha sua função',
    },
    login: { fallback: 'Ocorreu um erro inesperado', refused: 'E-mail ou senha incorretos' },
    signup: { fallback: 'Ocorreu um erro inesperado no cadastro', refused: 'Os dados não são válidos' },
    google: {
      fallback: 'Ocorreu um erro inesperado ao entrar com o Google',
      refused: 'As credenciais do Google não são válidas',
    },
    workflow: {
      noFile: 'Nenhum arquivo de imagem foi informado',
      noImageId: 'Falta o identificador da imagem para processá-la',
      noMessageId: 'Falta o identificador do processo para consultar sua situação',
      uploadFailed: 'Não foi possível enviar a imagem. Tente novamente.',
      processFailed: 'Não foi possível processar a imagem. Tente novamente.',
      unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
      unknown: 'Erro desconhecido',
    },
    signedUrl: {
      noUrl: 'Falta o endereço da imagem',
      noUrls: 'Faltam os endereços das imagens',
      none: 'Nenhum endereço assinado foi recebido',
      failed: 'Não foi possível obter o endereço assinado',
      batchFailed: 'Não foi possível obter os endereços assinados',
    },
    preparation: {
      noImage: 'Não há imagem para processar',
      failed: 'Não foi possível preparar a imagem. Tente enviá-la diretamente.',
    },
    imageFile: {
      empty: 'Este arquivo está vazio. Escolha outra imagem.',
      tooLarge: `Esta imagem tem mais de ${imageMegabytes} MB. Escolha uma menor.`,
      tooMany: `No máximo ${mostImagesTogether} imagens são traduzidas juntas.`,
      notForLanding: 'Escolha uma imagem .jpg, .jpeg ou .png.',
      notLoaded: 'Não foi possível carregar a imagem',
      unreadable: 'Este arquivo não pode ser lido como imagem. Escolha outro.',
    },
    original: {
      noUrl: 'A imagem não tem endereço',
      inProgress: 'A imagem já está sendo carregada',
      notSigned: 'Não foi possível baixar a imagem: nenhum endereço assinado foi recebido',
      failed: 'Não foi possível baixar a imagem',
    },
    landing: { loginNeeded: 'Entre para continuar', noImage: 'Nenhuma imagem escolhida' },
    translateText: {
      added: 'Este texto foi adicionado à mão: não há original para traduzir.',
      noWords: 'O tradutor não encontrou palavras para este texto.',
    },
    glossary: {
      source_lang: 'Escolha o idioma do termo.',
      target_lang: 'Escolha o idioma da tradução.',
      source: 'Digite um termo',
      translation: 'Digite uma tradução, a não ser que o termo fique como está.',
    },
    memory: {
      source_lang: 'Escolha o idioma do texto.',
      target_lang: 'Escolha o idioma da tradução.',
      source: 'Digite o texto de origem',
      translation: 'Digite a tradução',
    },
    single: {
      network: 'Erro de rede: verifique sua conexão com a internet ou a configuração de CORS',
      unknownServerError: 'Erro desconhecido do servidor',
      stillLoading: 'A imagem ainda está sendo carregada. Tente de novo em instantes.',
      profileUpdateFailed: 'Ocorreu um erro ao salvar seu perfil',
      imageUnavailable: 'Os dados da imagem não estão disponíveis. Recarregue a página.',
    },
  },
  patterns: {
    uploadFailed: (part) => `Falha no envio: ${part}`,
    processFailed: (part) => `Falha no processamento: ${part}`,
    error: (part) => `Erro: ${part}`,
    imageFailed: (part) => `Não foi possível carregar a imagem: ${part}`,
    notSigned: (part) => `Não foi possível obter o endereço assinado: ${part}`,
    notSignedTogether: (part) => `Não foi possível obter os endereços assinados: ${part}`,
    notFetched: (part) => `Não foi possível obter a imagem: ${part}`,
    contentType: (part) => `Tipo de conteúdo inválido: ${part}`,
    imageType: (part) => `O tipo de imagem “${part}” não é aceito. Use JPG, PNG, GIF ou WebP.`,
    authenticationRequired: () => 'Entre para fazer isso',
    unexpectedAnswer: () =>
      'A resposta do servidor não é a que esta versão do aplicativo espera. Recarregue a página e tente novamente.',
    status: (part) => `A solicitação falhou com o código de status ${part}`,
    foreignVersion: (part) => `A versão ${part} foi salva por outro programa ou para outra imagem.`,
  },
  codes: {
    invalid_request: 'O servidor não entendeu esta solicitação. Recarregue a página e tente novamente.',
    invalid_fields: 'Alguns dados não são válidos. Verifique-os.',
    unauthenticated: 'Entre na sua conta.',
    invalid_credentials: 'E-mail ou senha incorretos.',
    no_credits: 'Você não tem mais créditos. Mude de plano para traduzir mais imagens.',
    forbidden: 'Você não tem permissão para isso.',
    already_subscribed: 'Você já tem uma assinatura.',
    no_subscription: 'Você não tem uma assinatura para gerenciar.',
    precondition_failed: 'Outra versão foi salva nesse meio-tempo.',
    precondition_required: 'Recarregue a página antes de salvar.',
    not_configured: 'Isto não está configurado nesta instalação.',
    email_unconfirmed: 'Confirme primeiro seu e-mail. O link está na mensagem que enviamos.',
    link_unusable: 'Este link está errado, expirou ou já foi usado. Peça um novo.',
    not_failed: 'Só um processo que falhou pode ser reiniciado.',
    not_found: 'Isto não existe, ou não existe mais.',
    url_not_signed: 'Este endereço não tem uma assinatura válida.',
    url_expired: 'Este endereço expirou. Recarregue a página.',
    idempotency_conflict: 'Esta solicitação já foi feita com outros dados.',
    quota_exceeded: 'Um limite foi atingido. Exclua o que não precisa mais e tente novamente.',
    too_large: 'Este arquivo é grande demais.',
    unsupported_media_type: 'Este tipo de arquivo não é aceito.',
    image_damaged: 'Esta imagem está danificada e não pode ser lida.',
    malware_found: 'O antivírus recusou este arquivo. Escolha outra imagem.',
    rate_limited: 'Tentativas demais. Tente de novo em alguns minutos.',
    unavailable: 'O serviço não está disponível no momento. Tente mais tarde.',
    internal: 'Ocorreu um erro no servidor. Tente novamente.',
    refused: 'Não é possível usar esta imagem.',
    timeout: 'O processamento demorou demais.',
    cancelled: 'O processamento foi cancelado.',
    fault: 'Ocorreu um erro durante o processamento.',
  },
  parameters: {
    retry_after_seconds: (amount) => `Tentativas demais. Tente de novo em ${amount}.`,
    max_uploads_at_once: (amount) =>
      `Só é possível enviar ${amount} imagens ao mesmo tempo. Espere até que uma delas termine.`,
    max_megabytes: (amount) => `O arquivo da imagem tem mais de ${amount}. Escolha um menor.`,
    max_megapixels: (amount) => `A imagem é grande demais: ela pode ter no máximo ${amount} megapixels.`,
    max_side_pixels: (amount) => `A imagem é grande demais: nenhum lado pode ter mais de ${amount} pixels.`,
    max_storage_megabytes: (amount) =>
      `Suas imagens ocupam os ${amount} do seu plano. Exclua algumas ou mude de plano.`,
    max_terms: (amount) => `Cabem ${amount} termos. Exclua alguns ou importe um arquivo menor.`,
    max_translations: (amount) => `Cabem ${amount} traduções. Exclua algumas ou importe um arquivo menor.`,
    max_retranslated_texts: (amount) =>
      `Até ${amount} textos de uma imagem podem ser traduzidos de novo. Edite o texto ou processe a imagem mais uma vez.`,
  },
  refusals: {
    'image-unreadable': ({ megapixels, side }) => {
      if (megapixels !== undefined) return `A imagem é grande demais: ela pode ter no máximo ${megapixels} megapixels.`;
      if (side !== undefined) return `A imagem é grande demais: nenhum lado pode ter mais de ${side} pixels.`;
      return 'Não é possível ler este arquivo de imagem. Salve-o de novo ou escolha outro.';
    },
    'no-text-found': () =>
      'Não há texto para traduzir nesta imagem. Escolha uma imagem com texto legível ou remova as áreas excluídas.',
    'language-data-missing': ({ language = '' }) =>
      `Este idioma ainda não pode ser lido aqui: ${language}. Fale com quem administra esta instalação.`,
    'pair-unavailable': () => 'Esta tradução não está disponível nesta instalação. Escolha outro par de idiomas.',
    'wrong-language': ({ language = '' }) =>
      `O texto desta imagem parece estar em outro idioma: ${language}. Escolha o idioma em que a imagem está escrita.`,
    'translation-failed': ({ characters, translator, status }) => {
      if (characters !== undefined)
        return `Os ${characters} caracteres que podem ser traduzidos por dia se esgotaram. Tente novamente amanhã.`;
      if (translator === undefined) return 'Não foi possível traduzir o texto. Tente mais tarde.';
      if (status === undefined) return `${translator} não respondeu. Tente mais tarde.`;
      return `${translator} recusou a tradução (${status}). Tente mais tarde.`;
    },
  },
};
