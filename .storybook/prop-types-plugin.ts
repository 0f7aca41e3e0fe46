import type { Plugin } from 'vite';
import { componentFiles, isComponentFile, readProps, type PropsOfFile } from './prop-types.ts';

/** Puts the props of each component, as TypeScript sees them, on its function: Storybook's tables read them there. */
export function propTypes(): Plugin {
  let props: Map<string, PropsOfFile> | undefined;
  return {
    name: 'palimpsest-prop-types',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!isComponentFile(file)) return null;
      props ??= readProps(componentFiles());
      const components = Object.entries(props.get(file) ?? {});
      const assignments = components.map(([name, of]) => `Object.assign(${name}, { props: ${JSON.stringify(of)} });`);
      return { code: [code, ...assignments].join('\n'), map: null };
    },
    handleHotUpdate({ file }) {
      if (file.includes('/packages/ui/src/')) props = undefined;
    },
  };
}
