import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { Guide } from '../packages/ui/src/docs/guide.ts';

type PropType = NonNullable<StrictInputType['type']>;

/** Controls of the types that have one. */
const controls: Partial<Record<PropType['name'], 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
};

/** What an optional prop can be, beside being left out. */
function givenTypes(type: PropType): PropType[] {
  const types = type.name === 'union' ? type.value : [type];
  return types.filter((of) => !(of.name === 'other' && of.value === 'undefined'));
}

function nameOf(type: PropType): string {
  return type.name === 'literal' || type.name === 'other' ? String(type.value) : type.name;
}

/** The values that a guide names for `data-variant` are those of the prop `variant`. */
function valuesInGuide(guide: Guide | undefined, prop: string): string[] {
  return Object.values(guide?.parts ?? {}).flatMap((part) => {
    const values = part[`data-${prop}`];
    return values && typeof values === 'object' ? Object.keys(values) : [];
  });
}

function enhance(argType: StrictInputType, guide: Guide | undefined): StrictInputType {
  const options = [...new Set(valuesInGuide(guide, argType.name))];
  if (options.length > 0) {
    return {
      ...argType,
      control: { type: 'select' },
      options,
      table: { ...argType.table, type: { summary: options.join(' | ') } },
    };
  }
  const types = argType.type ? givenTypes(argType.type) : [];
  const [only] = types;
  const control = only && types.length === 1 ? controls[only.name] : undefined;
  if (types.length === 0 || argType.type?.name !== 'union') return argType;
  return {
    ...argType,
    ...(control ? { control: { type: control } } : {}),
    table: { ...argType.table, type: { summary: types.map(nameOf).join(' | ') } },
  };
}

/**
 * Gives the props that are optional, and those whose values come from variants, a control that fits: the reader of the types
 * sees `boolean | undefined` as some union, and does not see what cva makes at all.
 */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, enhance(argType, parameters.guide as Guide | undefined)]),
  );
