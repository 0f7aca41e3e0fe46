import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { Guide } from '../packages/ui/src/docs/guide.ts';
import type { PropDescription } from './prop-types.ts';

/** What the type of a prop is to Storybook. */
const types: Record<PropDescription['kind'], 'boolean' | 'string' | 'number' | 'function' | 'other'> = {
  boolean: 'boolean',
  string: 'string',
  number: 'number',
  literals: 'other',
  node: 'other',
  function: 'function',
  data: 'other',
};

function argTypeOf({ name, description, type, detail, kind, options, required, defaultValue }: PropDescription) {
  const simple = types[kind];
  return {
    name,
    description,
    type: simple === 'other' ? { name: simple, value: type, required } : { name: simple, required },
    ...(options.length > 0 ? { options } : {}),
    table: {
      type: { summary: type, ...(detail ? { detail } : {}) },
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
    },
    kind,
  };
}

/** The table of a component, from what `prop-types-plugin.ts` put on it. */
export function extractArgTypes(component: { props?: readonly PropDescription[] } | undefined): StrictArgTypes {
  return Object.fromEntries((component?.props ?? []).map((prop) => [prop.name, argTypeOf(prop)])) as StrictArgTypes;
}

/** Whether a value stays the same as JSON: elements and functions do not. */
export function isPlainData(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  const { constructor } = value;
  return (constructor === Object || constructor === Array) && Object.values(value).every(isPlainData);
}

const controls = { boolean: 'boolean', string: 'text', number: 'number', literals: 'select', data: 'object' } as const;

/** How the value of a prop is edited; false if it cannot be. */
export function controlOf(kind: PropDescription['kind'], value: unknown): StrictInputType['control'] {
  if (!isPlainData(value) || kind === 'function') return false;
  if (kind !== 'node') return { type: controls[kind] };
  return value === undefined || typeof value === 'string' ? { type: 'text' } : false;
}

/** The guide's words about `data-variant` are those about the prop `variant`. */
function wordsInGuide(guide: Guide | undefined, prop: string): string {
  const meanings = Object.values(guide?.parts ?? {}).flatMap((part) => {
    const values = part[`data-${prop}`];
    return values && typeof values === 'object' ? Object.entries(values) : [];
  });
  return [...new Map(meanings)].map(([value, meaning]) => `\`${value}\`: ${meaning}`).join('<br>');
}

/** Gives each prop the control that edits its type, and a variant the guide's words about its values. */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      const kind = (argType as { kind?: PropDescription['kind'] }).kind;
      if (!kind) return [name, isPlainData(value) ? argType : { ...argType, control: false }];
      return [
        name,
        {
          ...argType,
          description: argType.description || wordsInGuide(parameters.guide as Guide | undefined, name),
          control: argType.control ?? controlOf(kind, value),
        },
      ];
    }),
  );
