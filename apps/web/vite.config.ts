import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { forcedColorsApart } from './vite-plugins/styles/forced-colors-apart.ts';
import { leanRanges } from './vite-plugins/styles/lean-ranges.ts';
import { leanRules } from './vite-plugins/styles/lean-rules.ts';
import { leanStyles } from './vite-plugins/styles/lean-styles.ts';
import { leanTypefaces } from './vite-plugins/code/lean-typefaces.ts';
import { lineBreakTables } from './vite-plugins/code/line-break-tables.ts';
import { pageDocuments } from './vite-plugins/documents/page-documents.ts';
import { routePreloads } from './vite-plugins/documents/route-preloads.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';
import { withoutAnswerSchemas } from './vite-plugins/code/without-answer-schemas.ts';
import { withoutColorFallbacks } from './vite-plugins/styles/without-color-fallbacks.ts';
import { withoutPropertyFallbacks } from './vite-plugins/styles/without-property-fallbacks.ts';
import { withoutJsonSchema } from './vite-plugins/code/without-json-schema.ts';
import { withoutUnsetProperties } from './vite-plugins/styles/without-unset-properties.ts';

/** Where `pnpm dev` finds the API; the built app is served by the API itself. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What the landing page shares with other pages. */
const landing =
  /\/ui\/src\/components\/(field|form|form-field|file-dropzone|image-button|logo)\/|\/ui\/src\/lib\/merge-handlers\.|\/web\/src\/lib\/(on-demand\/on-demand|page-layer|toasts)\.|\/poster-english\./u;

/** Of fields, what a choice of files is made without: the landing page has no other field. */
const otherFields =
  /\/ui\/src\/components\/(form\/form\.|form-field\/(control\.variants|frame-props)\.|field\/(constraint-text|hidden-input|use-text-value)\.)/u;

/** What leads from one screen to the other, and what asks the server for them. The landing page is shown without it. */
const screens =
  /\/@tanstack\/(react-router|router-core|history|react-store|store|query-core|react-query)\/|\/web\/src\/(app\/create-app|lib\/server\/query-client|router|routeTree\.gen)\.tsx?$|\/web\/src\/routes\/[^?]+\.tsx$/u;

/** Only what follows several localizations asks several questions at once. */
const severalQuestions = /\/(queriesObserver|useQueries)\.js$/;

/** The facts that the screens share with the server. */
const facts =
  /\/packages\/contract\/src\/(addresses|auth-messages|chat-regions|config-check|error-codes|languages|limits|page-paths|profile-choices|refusal-codes|skipped-text-id|statuses|timings)\.ts$/u;

/** What lies over a page is made of these, menus and toasts alike. */
const layers =
  /\/(@radix-ui\/react-(collection|dismissable-layer|focus-guards|focus-scope|portal|presence|visually-hidden)|aria-hidden|react-remove-scroll)\/|\/close-button\.tsx|\/ui\/src\/components\/(dropdown-menu\/type-ahead|popover\/(panel\.variants|portal-context))\./u;

const controls =
  /\/ui\/src\/components\/(badge|checkbox|icon-button|page|progress-bar|skeleton|status-bar|text-field)\/|\/combobox\/use-picked\.|\/icons\/(ellipsis|languages|pencil|trash|trash-2)\.|\/web\/src\/lib\/(images\/save-file|language\/use-date-format)\.|\/ui\/src\/lib\/(use-escape|use-part)\.|\/@radix-ui\/number\//u;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    withoutColorFallbacks(),
    withoutPropertyFallbacks(),
    withoutUnsetProperties(),
    leanRules(),
    leanRanges(),
    forcedColorsApart(),
    withoutAnswerSchemas(),
    withoutJsonSchema(),
    leanStyles(),
    leanTypefaces(),
    lineBreakTables(),
    serviceWorker(),
    routePreloads(),
    pageDocuments(),
  ],
  server: { proxy: { '/v1': api, '/docs': api } },
  build: {
    // Small files stay files: the content security policy allows no data URLs but for images.
    assetsInlineLimit: 0,
    // Safari 16 alone knows no preloads of modules; it fetches them when they are asked for.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page loads before it knows its route: one file is packed better than thirty.
            { name: 'start', tags: ['$initial'] },
            // The same for what the landing page shows and other pages share with it, what leads from screen to screen, what asks the server, what
            // checks its answers while they are on their way, what lies over a page, the bars around every screen behind the login, and the fields
            // of those screens. Who takes part of a file waits for all of it, so what only some screens show is apart. What fits two groups goes
            // into the first.
            { name: 'first', test: (id) => landing.test(id) && !otherFields.test(id) },
            { name: 'screens', test: (id) => (screens.test(id) && !severalQuestions.test(id)) || facts.test(id) },
            { name: 'schemas', test: /\/zod\/|\/packages\/contract\/src\//u },
            { name: 'layers', test: layers },
            { name: 'workspace', test: /\/routes\/_workspace\.tsx\?tsr-split=component$/u },
            { name: 'controls', test: (id) => controls.test(id) || otherFields.test(id), minShareCount: 2 },
            { name: 'localisation', test: /\/web\/src\/features\/preview\/(localisation-problem|prepare-image)\./u },
            { name: 'select', test: /\/ui\/src\/components\/select\//u },
            { name: 'dialog', test: /\/ui\/src\/components\/(dialog|confirm-dialog)\//u, minShareCount: 2 },
            { name: 'popover', test: /\/@radix-ui\/react-popover\//u },
            // The list of typefaces takes part in the first only.
            {
              name: 'picker',
              test: /\/ui\/src\/components\/combobox\/(?!combobox|picker-field|use-list-keys)/u,
              minShareCount: 2,
            },
            { name: 'combobox', test: /\/ui\/src\/components\/combobox\//u, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
