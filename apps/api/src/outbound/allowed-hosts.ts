import { modelPlaces, namesOf, type readTranslatorConfig } from '@palimpsest/engine/translator-settings';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { clamdAddress } from '../images/malware-scanner.ts';
import { StartError } from '../start-error.ts';

/** What may be called: `host:port`, `host` for every port, `*.domain` for the hosts below it, or `unix:/path`. */
export type AllowedHost = string;

const webPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const smtpPorts: Readonly<Record<string, string>> = { 'smtp:': '587', 'smtps:': '465' };

/** Host and port of an address, as a list holds them; IPv6 addresses stand in brackets. */
function hostOf(address: string, ports: Readonly<Record<string, string>> = webPorts): AllowedHost {
  const { protocol, hostname, port } = new URL(address);
  return `${hostname}:${port || ports[protocol]}`;
}

/** Nothing for what is no address: whoever calls it says so. */
const hostsOf = (...addresses: readonly (string | undefined)[]): AllowedHost[] =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [hostOf(address)] : []));

/**
 * Every host that the server itself calls: those that its settings name, and no other.
 * @throws StartError for an address of PostgreSQL that cannot be used
 */
export function hostsOfServer(config: Config, variables: NodeJS.ProcessEnv): AllowedHost[] {
  const { SMTP_URL: smtp, CLAMD_ADDRESS: clamd } = config;
  return [
    ...(config.DATABASE_URL ? [databaseOf(config.DATABASE_URL)] : []),
    ...(config.S3_BUCKET ? hostsOfS3({ ...config, S3_BUCKET: config.S3_BUCKET }, variables) : []),
    ...(smtp ? [hostOf(smtp, smtpPorts)] : []),
    ...(clamd ? [clamdOf(clamd)] : []),
    ...hostsOf(config.GOOGLE_CLIENT_ID && config.GOOGLE_KEYS_URL),
    ...hostsOf(config.STRIPE_SECRET_KEY && config.STRIPE_API_URL),
    ...hostsOf(variables.OTEL_EXPORTER_OTLP_ENDPOINT, variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    ...hostsOfProxy(variables),
    ...config.OUTBOUND_HOSTS,
  ];
}

/** pg's own reading of the address: parts that are left out come from its variables. */
function databaseOf(url: string): AllowedHost {
  const { host, port } = readDatabaseUrl(url);
  if (host.startsWith('/')) return `unix:${host}/.s.PGSQL.${port}`;
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function readDatabaseUrl(url: string): Client {
  try {
    return new Client({ connectionString: url });
  } catch (error) {
    // No address at all, or certificates that it names and that are not there.
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database at DATABASE_URL cannot be used (${reason}).`, { cause: error });
  }
}

function clamdOf(address: string): AllowedHost {
  const { path, ipv6, host, port } = clamdAddress.exec(address)?.groups ?? {};
  if (path !== undefined) return `unix:${path}`;
  return `${ipv6 === undefined ? host : `[${ipv6}]`}:${port}`;
}

/** Where a machine, a container or a pod asks for the keys of its role, beside Amazon's own services. */
const roleKeys = ['169.254.169.254', '[fd00:ec2::254]', '169.254.170.2', '169.254.170.23', '[fd00:ec2::23]'];

function hostsOfS3(config: Config & { S3_BUCKET: string }, variables: NodeJS.ProcessEnv): AllowedHost[] {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: key } = config;
  const endpoint = config.S3_ENDPOINT ?? variables.AWS_ENDPOINT_URL_S3 ?? variables.AWS_ENDPOINT_URL;
  const stores = endpoint ? hostsOf(endpoint) : [`s3.${region}.amazonaws.com:443`, 's3.amazonaws.com:443'];
  const files = stores.flatMap((host) => [host, `${bucket}.${host}`]);
  if (key) return files;
  const { AWS_CONTAINER_CREDENTIALS_FULL_URI: container, AWS_EC2_METADATA_SERVICE_ENDPOINT: machine } = variables;
  return [...files, ...hostsOf(container, machine), ...roleKeys, '*.amazonaws.com:443'];
}

/** A proxy that Node is told to use calls every other host for us. */
function hostsOfProxy(variables: NodeJS.ProcessEnv): AllowedHost[] {
  if (variables.NODE_USE_ENV_PROXY !== '1') return [];
  return ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].flatMap((name) => hostsOf(variables[name]));
}

/** Mozilla's server of translation models, and that of their files, which it names. */
const publicModels = [
  'https://firefox.settings.services.mozilla.com',
  'https://firefox-settings-attachments.cdn.mozilla.net',
];

/** Every host that the configured translators call; the engine calls no other. */
export function hostsOfTranslators(config: ReturnType<typeof readTranslatorConfig>): AllowedHost[] {
  const { server } = modelPlaces(config);
  const models = config.MODELS_URL ? [config.MODELS_URL] : server ? publicModels : [];
  const services: Readonly<Record<ReturnType<typeof namesOf>[number], readonly AllowedHost[]>> = {
    openai: hostsOf(config.OPENAI_BASE_URL ?? 'https://api.openai.com'),
    anthropic: hostsOf(config.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com'),
    deepl: config.DEEPL_URL
      ? hostsOf(config.DEEPL_URL)
      : hostsOf('https://api.deepl.com', 'https://api-free.deepl.com'),
    google: hostsOf(config.GOOGLE_TRANSLATE_URL ?? 'https://translation.googleapis.com', config.google?.token_uri),
    azure: hostsOf(config.AZURE_TRANSLATOR_URL ?? 'https://api.cognitive.microsofttranslator.com'),
    libretranslate: hostsOf(config.LIBRETRANSLATE_URL),
    bergamot: hostsOf(...models),
    apertium: [],
  };
  return namesOf(config).flatMap((name) => services[name]);
}
