import { expect, test } from 'vitest';
import { unwrapped, withoutUnset } from './without-unset-properties.ts';

const property = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`;

test('what no class sets is written as it is where nothing sets it', () => {
  const css = `.a{margin:var(--tw-gap)}${property('--tw-gap', '0px')}`;
  expect(withoutUnset(css)).toEqual({ css: '.a{margin:0px}', names: ['--tw-gap'] });
});

test('a length that no class sets keeps its unit', () => {
  const css = '.a{width:calc(1px + var(--tw-gap))}@property --tw-gap{syntax:"<length>";inherits:false;initial-value:0}';
  expect(withoutUnset(css).css).toBe('.a{width:calc(1px + 0px)}');
});

test('a part of a value that no class sets is left out, and so is a shadow', () => {
  const css = [
    '.a{font-variant-numeric:var(--tw-ordinal, ) var(--tw-spacing, );--tw-spacing:tabular-nums}',
    '.b{box-shadow:var(--tw-offset), var(--tw-shadow);--tw-shadow:0 0 1px red}',
    property('--tw-ordinal'),
    property('--tw-spacing'),
    property('--tw-offset', '0 0 #0000'),
    property('--tw-shadow', '0 0 #0000'),
  ].join('');
  expect(withoutUnset(css).css).toBe(
    [
      '.a{font-variant-numeric:var(--tw-spacing, );--tw-spacing:tabular-nums}',
      '.b{box-shadow:var(--tw-shadow);--tw-shadow:0 0 1px red}',
      property('--tw-spacing'),
      property('--tw-shadow', '0 0 #0000'),
    ].join(''),
  );
});

test('what stands in for a property that no class sets takes its place', () => {
  const css = `.a{color:var(--tw-tint,rgb(0 0 0 / var(--depth)))}${property('--tw-tint')}`;
  expect(withoutUnset(css).css).toBe('.a{color:rgb(0 0 0 / var(--depth))}');
});

test('what no class reads is not set, by registration or for browsers that know none', () => {
  const css = `@layer properties{*{--tw-weight:initial;--tw-x:0}}.a{--tw-weight:500;font-weight:500}.b{--tw-x:1px;translate:var(--tw-x)}${property('--tw-weight')}${property('--tw-x', '0')}`;
  expect(withoutUnset(css)).toEqual({
    css: `@layer properties{*{--tw-x:0}}.a{font-weight:500}.b{--tw-x:1px;translate:var(--tw-x)}${property('--tw-x', '0')}`,
    names: ['--tw-weight'],
  });
});

test('a property whose name begins with that of another is another one', () => {
  const css = `.a{--tw-shadow-color:red;color:var(--tw-shadow-color)}.b{box-shadow:var(--tw-shadow)}${property('--tw-shadow', 'none')}${property('--tw-shadow-color')}`;
  expect(withoutUnset(css).css).toBe(
    `.a{--tw-shadow-color:red;color:var(--tw-shadow-color)}.b{box-shadow:none}${property('--tw-shadow-color')}`,
  );
});

test.each([
  [':is(:where(.group):hover .a){b:c}', ':where(.group):hover .a{b:c}'],
  ['@layer x{@media y{:is(.a>*){b:c}}}', '@layer x{@media y{.a>*{b:c}}}'],
  [':is(.a,.b){b:c}', ':is(.a,.b){b:c}'],
  [':is(.a) :is(.b){b:c}', ':is(.a) :is(.b){b:c}'],
  [':is(.a\\,b){b:c}', '.a\\,b{b:c}'],
])('%s is written as %s', (css, lean) => {
  expect(unwrapped(css)).toBe(lean);
});
