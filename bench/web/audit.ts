import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';

/** The scores that Lighthouse gives a page. */
export interface Audit {
  /** Scores of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Undefined where the page is not for search engines. */
  seo: number | undefined;
  /** Largest contentful paint, in ms. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time, in ms. */
  blocking: number;
  /** Titles of the audits that cost points. */
  faults: string[];
}

/** On what it is seen: Lighthouse's own desktop, one whose processor is four times slower beside the server, or Lighthouse's own telephone on slow 4G. */
export const devices = ['desktop', 'slow desktop', 'phone'] as const;
export type Device = (typeof devices)[number];

const slowDesktop: Config = {
  ...desktopConfig,
  settings: {
    ...desktopConfig.settings,
    throttlingMethod: 'devtools',
    throttling: {
      rttMs: 0,
      throughputKbps: 0,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
      cpuSlowdownMultiplier: 4,
    },
  },
};

const configs: Readonly<Record<Device, Config>> = {
  desktop: desktopConfig,
  'slow desktop': slowDesktop,
  phone: { extends: 'lighthouse:default' },
};

export interface AuditedPage {
  url: string;
  device: Device;
  /** The page asks search engines to leave it out. */
  unlisted: boolean;
}

function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 0.9 ? [audit.title] : [];
    }),
  );
}

/**
 * Lets Lighthouse load a page in a browser that keeps who is signed in.
 * @param port of the browser's debugging protocol
 * @throws Error when the page could not be audited.
 */
export async function audit(port: number, { url, device, unlisted }: AuditedPage): Promise<Audit> {
  const categories = ['performance', 'accessibility', 'best-practices', ...(unlisted ? [] : ['seo'])];
  const run = await lighthouse(
    url,
    { port, disableStorageReset: true, logLevel: 'error', onlyCategories: categories },
    configs[device],
  );
  if (!run) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: unlisted ? undefined : score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    faults: faultsOf(lhr),
  };
}
