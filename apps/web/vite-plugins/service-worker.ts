import { build, type Plugin, type Rolldown } from 'vite';

const worker = 'service-worker/service-worker.ts';
const fileName = 'service-worker.js';

/** The worker as one script that imports nothing: not every browser runs modules as service workers. */
async function bundle(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: worker, output: { format: 'iife' } } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Builds the service worker beside the app. It answers for what lies beside and below it, and is found by its name. */
export function serviceWorker(): Plugin {
  let root = '.';
  return {
    name: 'palimpsest:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundle(root) });
    },
  };
}
