import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a developer imports to do one job. */
export interface Job {
  name: string;
  /** The import of each system that does the job, by the system's name. */
  imports: Readonly<Record<string, string>>;
}

const themes = '@radix-ui/themes';
const core = '@mantine/core';

type Row = readonly [entry: string, ours: string, radixThemes: string, mantine: string];

/**
 * The components that do a job of their own, under the name that ours has. Radix Themes and Mantine draw nothing without their
 * provider; ours needs none. Empty: the system has no such component.
 */
const components: readonly Row[] = [
  ['button', 'Button', 'Button', 'Button'],
  ['icon-button', 'IconButton', 'IconButton, Tooltip', 'ActionIcon, Tooltip'],
  ['text-field', 'TextField', '', 'TextInput'],
  ['checkbox', 'Checkbox', 'Checkbox, Text', 'Checkbox'],
  ['switch', 'Switch', 'Switch, Text', 'Switch'],
  ['slider', 'Slider', 'Slider, Text', 'Slider'],
  ['radio-group', 'RadioGroup', 'RadioGroup, Text', 'Radio'],
  ['segmented-control', 'SegmentedControl', 'SegmentedControl', 'SegmentedControl'],
  ['select', 'Select', 'Select, Text', 'Select'],
  ['dialog', 'Dialog', 'Dialog', 'Modal'],
  ['popover', 'Popover', 'Popover', 'Popover'],
  ['dropdown-menu', 'DropdownMenu', 'DropdownMenu', 'Menu'],
  ['context-menu', 'ContextMenu', 'ContextMenu', ''],
  ['tooltip', 'Tooltip', 'Tooltip', 'Tooltip'],
  ['tabs', 'Tabs', 'Tabs', 'Tabs'],
  ['scroll-area', 'ScrollArea', 'ScrollArea', 'ScrollArea'],
  ['number-field', 'NumberField', '', 'NumberInput'],
  ['color-field', 'ColorField', '', 'ColorInput'],
  ['combobox', 'Combobox', '', 'Select'],
  ['tag-input', 'TagInput', '', 'TagsInput'],
  ['pagination', 'Pagination', '', 'Pagination'],
  ['stepper', 'Stepper', '', 'Stepper'],
  ['sheet', 'Sheet', '', 'Drawer'],
  ['collapsible', 'Collapsible', '', 'Accordion'],
];

/** The bare boxes for text: a form has more than one of them, so they are weighed together. */
const textBoxes: readonly Row[] = [
  ['input', 'Input', 'TextField', 'Input'],
  ['textarea', 'Textarea', 'TextArea', 'Textarea'],
];

/** What only shows something. No page has just one of these, so they are weighed together. */
const marks: readonly Row[] = [
  ['avatar', 'Avatar', 'Avatar', 'Avatar'],
  ['badge', 'Badge', 'Badge', 'Badge'],
  ['banner', 'Banner', 'Callout', 'Alert'],
  ['kbd', 'Kbd', 'Kbd', 'Kbd'],
  ['link', 'Link', 'Link', 'Anchor'],
  ['progress-bar', 'ProgressBar', 'Progress', 'Progress'],
  ['separator', 'Separator', 'Separator', 'Divider'],
  ['skeleton', 'Skeleton', 'Skeleton', 'Skeleton'],
  ['spinner', 'Spinner', 'Spinner', 'Loader'],
];

function importsOf(rows: readonly Row[]): Record<string, string> {
  const names = (column: 2 | 3) => [...new Set(rows.flatMap((row) => row[column].split(', ')))];
  const inAll = (column: 2 | 3) => rows.every((row) => row[column] !== '');
  return {
    palimpsest: rows.map(([entry, name]) => `export { ${name} } from '@palimpsest/ui/${entry}'`).join(';'),
    ...(inAll(2) ? { 'radix-themes': `export { ${[...names(2), 'Theme'].join(', ')} } from '${themes}'` } : {}),
    ...(inAll(3) ? { mantine: `export { ${[...names(3), 'MantineProvider'].join(', ')} } from '${core}'` } : {}),
  };
}

export const jobs: readonly Job[] = [
  ...components.map((row) => ({ name: row[1], imports: importsOf([row]) })),
  { name: 'text boxes', imports: importsOf(textBoxes) },
  { name: `${marks.length} marks`, imports: importsOf(marks) },
  {
    name: 'all in common',
    imports: importsOf(
      [...components, ...textBoxes, ...marks].filter(([, , ofThemes, ofMantine]) => ofThemes && ofMantine),
    ),
  },
  {
    // Half of it has no counterpart in Radix Themes: only Mantine's package does the same job.
    name: 'whole package',
    imports: { palimpsest: "export * from '@palimpsest/ui'", mantine: `export * from '${core}'` },
  },
  {
    name: 'stylesheet',
    imports: {
      palimpsest: "import '@palimpsest/ui/standalone.css'",
      'radix-themes': `import '${themes}/styles.css'`,
      mantine: `import '${core}/styles.css'`,
    },
  },
];

/** The parts of the rows above that are weighed together, each alone. */
export const partsAlone: readonly Job[] = [...textBoxes, ...marks].map((row) => ({
  name: row[1],
  imports: importsOf([row]),
}));

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
export async function measureSizes(of: readonly Job[]): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const { name, imports } of of) {
    for (const [system, code] of Object.entries(imports)) {
      sizes.push({ job: name, system, bytes: await bundledBytes(code) });
    }
  }
  return sizes;
}
