import { join } from 'node:path';
import { cruise, type IForbiddenRuleType, type ICruiseResult } from 'dependency-cruiser';

/** Which workspace packages each one may import: the floors of ARCHITECTURE.md. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/copy-deck': [],
  'packages/typefaces': [],
  'packages/typeset': ['packages/typefaces'],
  'packages/ui': [],
  'packages/api-client': ['packages/contract'],
  'packages/engine': ['packages/contract', 'packages/copy-deck', 'packages/typefaces', 'packages/typeset'],
  'packages/editor': ['packages/typefaces', 'packages/typeset', 'packages/ui'],
  'apps/api': [
    'packages/api-client',
    'packages/contract',
    'packages/copy-deck',
    'packages/editor',
    'packages/engine',
    'packages/typefaces',
    'packages/typeset',
  ],
  'apps/web': [
    'packages/contract',
    'packages/api-client',
    'packages/typefaces',
    'packages/typeset',
    'packages/ui',
    'packages/editor',
  ],
};

const testFiles = '\\.(test|stories|guide)\\.tsx?$|\\.stories\\.fixture\\.tsx?$|/testing/';

const floors: IForbiddenRuleType[] = Object.entries(mayImport).map(([from, allowed]) => ({
  name: `floors: ${from}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps|scripts|bench|e2e|lint)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
}));

const engine = '^packages/engine/src/';

/** The folders and files that each stage of the engine, and each of the four folders below the stages, may import. */
const engineRooms: Readonly<Record<string, readonly string[]>> = {
  geometry: [],
  image: ['geometry/', 'errors.ts'],
  model: ['geometry/', 'image/'],
  ink: ['geometry/', 'image/', 'model/'],
  ...Object.fromEntries(
    ['detection', 'ocr', 'layout', 'translation', 'inpainting', 'typography', 'typesetting'].map((stage) => [
      stage,
      [
        'geometry/',
        'image/',
        'ink/',
        'model/',
        'letterforms.ts',
        'errors.ts',
        'cancel.ts',
        'check-options.ts',
        'mean.ts',
        'median.ts',
        'once.ts',
        'thread-limits.ts',
        'onnx.ts',
      ],
    ]),
  ),
};

/** Stages hand over through pipeline.ts and analyse.ts, never to each other. */
const rooms: IForbiddenRuleType[] = Object.entries(engineRooms).map(([from, allowed]) => ({
  name: `rooms: ${from}`,
  severity: 'error',
  from: { path: `${engine}${from}/`, pathNot: testFiles },
  to: { path: engine, pathNot: `${engine}(${[`${from}/`, ...allowed].join('|').replaceAll('.', '\\.')})` },
}));

const rules: IForbiddenRuleType[] = [
  ...floors,
  ...rooms,
  { name: 'no circle', severity: 'error', from: {}, to: { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } } },
  {
    name: 'no test code in the product',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: testFiles },
    to: { path: testFiles },
  },
  {
    name: 'nothing that does not resolve',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '(\\?(url|worker|inline|raw)$|^virtual:|\\.css$)' },
  },
];

// Follows every import of the packages and the apps and holds it against the floors.
const { output } = await cruise(['packages', 'apps'], {
  baseDir: join(import.meta.dirname, '..'),
  validate: true,
  ruleSet: { forbidden: rules },
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/(dist|node_modules)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
  },
});
const { modules, summary } = output as ICruiseResult;
const seen = modules.filter(({ source }) => /^(packages|apps)\//.test(source)).length;
console.log(`${seen} modules, ${summary.violations.length} imports that cross a floor`);
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} imports ${to}`);
// A check that saw nothing finds nothing.
process.exit(seen > 0 && summary.violations.length === 0 ? 0 : 1);
