import { type Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
const processor = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
const methods = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*;$/m;

/** In place of the methods: nothing in the browser asks for a JSON schema. */
const refusals = `
const refuse = () => { throw new Error('The web app is built without JSON schemas.'); };
const createStandardJSONSchemaMethod = () => refuse;
const createToJSONSchemaMethod = () => refuse;
`;

/**
 * Builds zod without what turns its schemas into JSON schemas: every schema carries it, so that no bundler can leave it out.
 * @throws Error where zod no longer looks as it did
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'palimpsest:without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: schemas },
      handler(code, id) {
        const lean = code.replaceAll(processor, '').replace(methods, refusals);
        if (lean.includes('processJSONSchema') || !lean.includes(refusals)) {
          throw new Error(`${id} has changed: see whether withoutJsonSchema is still right, or needed.`);
        }
        return { code: lean, map: null };
      },
    },
  };
}
