import { readTranslatorConfig, translatorVariables } from '@palimpsest/engine/translator-settings';
import { type AllowedHost, hostsOfTranslators } from '../outbound/allowed-hosts.ts';

/** What a child that asks translators has to know, and whom it may call. */
export interface TranslatorSurroundings {
  /** The keys of the translators: it asks them itself. */
  environment: Record<string, string>;
  hosts: AllowedHost[];
}

/** @param dataDir where models and the counts of the day lie */
export function translatorSurroundings(dataDir: string, outboundHosts: readonly AllowedHost[]): TranslatorSurroundings {
  const environment = translatorVariables({ ...process.env, DATA_DIR: dataDir });
  return { environment, hosts: [...hostsOfTranslators(readTranslatorConfig(environment)), ...outboundHosts] };
}
