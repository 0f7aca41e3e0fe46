import { expect, test } from 'vitest';
import { registeredPropertiesOnly } from './without-property-fallbacks.ts';

const registered = '@property --tw-blur{syntax:"*";inherits:false}';

test('values set on each element beside registered properties are left out', () => {
  const css = `@layer properties{@supports (not (margin-trim:block)){*, ::before{--tw-blur:initial;--tw-ring:0 0 #0000}}}`;
  expect(registeredPropertiesOnly(`${css}.a{color:red}${registered}`)).toBe(`.a{color:red}${registered}`);
});

test('the order of the layers and other conditions stay', () => {
  const css = `@layer properties, theme;@layer base{@supports (hyphens:auto){p{hyphens:auto}}}`;
  expect(registeredPropertiesOnly(css)).toBe(css);
});
