import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfPages } from './route-preloads.ts';

interface Built {
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** A chunk as far as preloads look at it. */
const chunk = (moduleIds: string[], { imports = [], dynamicImports = [], isEntry = false }: Built = {}) =>
  ({ type: 'chunk', moduleIds, imports, dynamicImports, isEntry }) as unknown;

const route = (file: string) => `/app/src/routes/${file}.tsx?tsr-split=component`;

const bundle = {
  'start.js': chunk(['/app/src/main.tsx'], {
    isEntry: true,
    dynamicImports: ['answers.js', 'landing.js', 'screens.js'],
  }),
  'landing.js': chunk(['/web/src/app/landing-start.tsx'], { imports: ['start.js', 'dropzone.js'] }),
  'landing-route.js': chunk([route('index')], { imports: ['screens.js', 'landing.js'] }),
  'screens.js': chunk(['/web/src/app/create-app.tsx'], { imports: ['start.js'], dynamicImports: ['dashboard.js'] }),
  'dropzone.js': chunk(['/ui/dropzone.tsx'], { imports: ['start.js'] }),
  'workspace.js': chunk([route('_workspace')], { imports: ['menu.js'] }),
  'menu.js': chunk(['/ui/menu.tsx']),
  'dashboard.js': chunk([route('_workspace/dashboard')], { imports: ['menu.js'] }),
  'editor.js': chunk([route('_workspace/editor')], { dynamicImports: ['canvas.js', 'export.js'] }),
  'canvas.js': chunk(['/web/src/features/editor/image-editor.ts']),
  'export.js': chunk(['/editor/export.ts']),
  'admin.js': chunk([route('_workspace/admin/processes.index')]),
  'answers.js': chunk(['/web/src/lib/server/query-client.ts'], { imports: ['server.js'] }),
  'server.js': chunk(['/zod/index.js']),
  'detail.js': chunk([route('_workspace/admin/processes.$message_id')]),
} as unknown as Rolldown.OutputBundle;

test('a page needs what puts the screens together, its chunk, what that imports, its layout, and what a screen behind the login asks for at once; the landing page only itself', () => {
  expect(filesOfPages(bundle)).toEqual({
    '/': ['landing.js', 'dropzone.js'],
    '/dashboard': ['screens.js', 'dashboard.js', 'menu.js', 'workspace.js', 'answers.js', 'server.js'],
    '/editor': ['screens.js', 'editor.js', 'workspace.js', 'menu.js', 'answers.js', 'server.js'],
    '/editor?process={process}': [
      'screens.js',
      'editor.js',
      'canvas.js',
      'workspace.js',
      'menu.js',
      'answers.js',
      'server.js',
    ],
    '/admin/processes': ['screens.js', 'admin.js', 'workspace.js', 'menu.js', 'answers.js', 'server.js'],
  });
});
