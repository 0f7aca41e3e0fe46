import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live';
import * as ui from '../index.ts';

const modules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '@palimpsest/ui': ui,
};

/** The imports of an example are compiled to calls of this function. */
function importModule(name: string): unknown {
  const module = modules[name];
  if (!module) throw new Error(`An example cannot import '${name}'. It can import '@palimpsest/ui' and 'react'.`);
  return module;
}

const scope = { require: importModule, exports: {} };

/** Adds the call that draws the exported component. */
export function withRender(code: string): string {
  const name = /^export function (\w+)/m.exec(code)?.[1];
  if (!name) throw new Error('An example exports the component that is drawn: export function Example() { … }');
  return `${code}\nrender(${name});`;
}

export interface LiveExampleProps {
  /** A module of TypeScript that exports one component. */
  code: string;
}

/** An example, and below it its code: an edit is drawn at once, and a mistake is shown below the code. */
export function LiveExample({ code }: LiveExampleProps) {
  return (
    <LiveProvider code={code.trim()} scope={scope} transformCode={withRender} noInline>
      <div className="sb-unstyled my-6 overflow-hidden rounded-lg border border-line font-sans text-ink">
        <LivePreview data-live="preview" className="flex flex-col gap-4 bg-canvas p-6 [&>button]:self-start" />
        <section
          aria-label="Code of the example: edit it"
          data-live="code"
          className="border-t border-line font-mono text-sm"
        >
          <LiveEditor tabMode="focus" />
        </section>
        <LiveError
          data-live="error"
          role="alert"
          className="m-0 border-t border-line bg-danger-soft p-3 text-xs whitespace-pre-wrap text-danger"
        />
      </div>
    </LiveProvider>
  );
}

const codes = import.meta.glob<string>('./examples/**/*.tsx', { eager: true, query: '?raw', import: 'default' });

/**
 * The code of each live example, by the name of its component in lower case: files have hyphens between the words. Further examples of a
 * component are in a folder for their subject: `objects/combobox`.
 */
export const examples: ReadonlyMap<string, string> = new Map(
  Object.entries(codes).map(([file, code]) => [file.replaceAll(/^.*\/examples\/|\.tsx$|-/g, ''), code]),
);

/** The live example of a component; nothing on a page that is not about one, such as a recipe. */
export function LiveExampleOf({ component }: { component: string }) {
  const code = examples.get(component.toLowerCase());
  return code === undefined ? null : <LiveExample code={code} />;
}
