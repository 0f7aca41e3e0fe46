import { type Plugin } from 'vite';

/** Reads the tables of line breaking, which come packed. */
const trie = /\/@cto\.af\/unicode-trie\//;

/**
 * Builds the app with a copy of fflate for what unpacks the tables of line breaking. Of a module that several parts of the app take, each gets all
 * that any of them needs: the editor would load what writes archives.
 */
export function inflateApart(): Plugin {
  return {
    name: 'palimpsest:inflate-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^fflate$/ },
      async handler(source, importer, options) {
        if (!importer || !trie.test(importer)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}?apart` };
      },
    },
  };
}
