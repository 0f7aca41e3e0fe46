import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

const isNothing = (type: SBType) => type.name === 'other' && (type.value === 'undefined' || type.value === 'null');

/** The type of a prop without `null` and `undefined`. */
function withoutNothing(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isNothing(member));
  const [only] = members;
  return {
    ...(only && members.length === 1 ? only : { ...type, value: members }),
    ...(type.raw && { raw: type.raw.replace(/( \| (undefined|null))+$/, '') }),
  };
}

function readable(argType: InputType): InputType {
  const [description, standard] = argType.description?.split(/\s*@default\s+/) ?? [];
  if (!argType.type || typeof argType.type === 'string') return argType;
  const type = withoutNothing(argType.type);
  return {
    ...argType,
    ...(description && { description }),
    type,
    table: {
      ...argType.table,
      ...(type.raw && { type: { summary: type.raw } }),
      ...(standard && { defaultValue: { summary: standard } }),
    },
  };
}

/**
 * Makes the tables of props readable, and their controls fit. react-docgen calls each optional prop a union, for which Storybook has no
 * control, and leaves a `@default` on the line of the sentence before it.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)])) as typeof argTypes;
