import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a developer imports to do one job. */
export interface Job {
  name: string;
  /** The import of each system, by the system's name. */
  imports: Readonly<Record<string, string>>;
}

export const jobs: readonly Job[] = [
  {
    name: 'Button',
    imports: {
      palimpsest: "export { Button } from '@palimpsest/ui/button'",
      'radix-themes': "export { Button, Theme } from '@radix-ui/themes'",
      mantine: "export { Button, MantineProvider } from '@mantine/core'",
    },
  },
  {
    name: 'Dialog',
    imports: {
      palimpsest: "export { Dialog } from '@palimpsest/ui/dialog'",
      'radix-themes': "export { Dialog, Theme } from '@radix-ui/themes'",
      mantine: "export { Modal, MantineProvider } from '@mantine/core'",
    },
  },
  {
    name: 'Select',
    imports: {
      palimpsest: "export { Select } from '@palimpsest/ui/select'",
      'radix-themes': "export { Select, Text, Theme } from '@radix-ui/themes'",
      mantine: "export { Select, MantineProvider } from '@mantine/core'",
    },
  },
  {
    name: 'everything',
    imports: {
      palimpsest: "export * from '@palimpsest/ui'",
      'radix-themes': "export * from '@radix-ui/themes'",
      mantine: "export * from '@mantine/core'",
    },
  },
  {
    name: 'stylesheet',
    imports: {
      palimpsest: "import '@palimpsest/ui/standalone.css'",
      'radix-themes': "import '@radix-ui/themes/styles.css'",
      mantine: "import '@mantine/core/styles.css'",
    },
  },
];

/** Bytes after minifying and gzip, without React: of the code, or of the stylesheet where that is all there is. */
async function bundledBytes(code: string): Promise<number> {
  const entry = '\0entry';
  const output = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'virtual:entry',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const texts = output.output.flatMap((file) => {
    if (file.type === 'chunk') return [file.code];
    return file.fileName.endsWith('.css') ? [String(file.source)] : [];
  });
  return gzipSync(texts.join('\n'), { level: 9 }).length;
}

export interface Size {
  job: string;
  system: string;
  bytes: number;
}

/** Measures every job in every system with one bundler in one run. */
export async function measureSizes(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const { name, imports } of jobs) {
    for (const [system, code] of Object.entries(imports)) {
      sizes.push({ job: name, system, bytes: await bundledBytes(code) });
    }
  }
  return sizes;
}
