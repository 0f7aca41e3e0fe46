import { describe, expect, test } from 'vitest';
import * as ui from '../packages/ui/src/index.ts';
import { componentFiles, readProps, type PropDescription } from './prop-types.ts';

const described = new Map([...readProps(componentFiles()).values()].flatMap((file) => Object.entries(file)));

/** The functions that the package exports, without those of Radix that it hands on, with those of compound components. */
const components = Object.values<unknown>({ ...ui, Slot: undefined, Slottable: undefined })
  .flatMap((entry) =>
    typeof entry === 'object' || typeof entry === 'function' ? [entry, ...Object.values<unknown>({ ...entry })] : [],
  )
  .filter((entry) => typeof entry === 'function')
  .map(({ name }) => name)
  .filter((name) => /^[A-Z]/.test(name));

const propsOf = (component: string) => described.get(component) ?? [];
const propOf = (component: string, name: string) => propsOf(component).find((prop) => prop.name === name);

/** A state that the caller holds, where it is given: its first value has a prop of its own, or there is none. */
function isHeld(name: string, props: readonly PropDescription[]): boolean {
  const first = `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    /^(default[A-Z]\w+|value|checked|open|pressed|collapsed|period)$/.test(name) ||
    props.some((prop) => prop.name === first)
  );
}

const isChoice = ({ own, required, kind }: PropDescription) =>
  own && !required && (kind === 'boolean' || kind === 'literals');

describe('the table of props', () => {
  test('is there for every component', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter((name) => !described.has(name))).toEqual([]);
  });

  test.each(components)('of %s names a type for each prop', (component) => {
    const vague = propsOf(component).filter(({ type }) => /^(any|unknown|object|\{\}|__type)?$/.test(type));
    expect(vague).toEqual([]);
  });

  test.each(components)('of %s describes each prop of the package', (component) => {
    const silent = propsOf(component).filter(
      ({ own, kind, description }) => own && kind !== 'literals' && kind !== 'boolean' && description === '',
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test.each(components)('of %s shows the default of each choice', (component) => {
    const props = propsOf(component);
    const without = props.filter((prop) => isChoice(prop) && !isHeld(prop.name, props) && !prop.defaultValue);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('follows variants into cva, and names into other files', () => {
    expect(propOf('Button', 'variant')).toMatchObject({
      type: "'primary' | 'secondary' | 'ghost' | 'danger'",
      defaultValue: "'secondary'",
      kind: 'literals',
    });
    expect(propOf('SelectField', 'options')).toMatchObject({ type: 'SelectOptions<Value>', required: true });
    expect(propOf('SelectField', 'options')?.detail).toContain('SelectOption<Value>');
    expect(propOf('DialogContent', 'size')).toMatchObject({ type: "'sm' | 'md' | 'lg'", defaultValue: "'sm'" });
  });

  test('says what a type parameter extends, and a default without marks of code', () => {
    expect(propOf('Slider', 'defaultValue')).toMatchObject({ type: 'Numbers', defaultValue: 'min' });
    expect(propOf('Slider', 'defaultValue')?.detail).toBe(
      'Numbers extends SliderNumbers\n\nexport type SliderNumbers = number | readonly number[];',
    );
  });

  test('leaves out what every element takes', () => {
    expect(propOf('Button', 'aria-live')).toBeUndefined();
    expect(propOf('Button', 'popover')).toBeUndefined();
  });
});
