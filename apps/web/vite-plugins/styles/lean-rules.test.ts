import { expect, test } from 'vitest';
import {
  directionByAttribute,
  shownIn,
  withoutDateFields,
  withoutPageRepeats,
  withoutRepeated,
  withoutScaling,
  withoutTokenFallbacks,
  withoutUnshown,
} from './lean-rules.ts';

test('the look of fields of dates and times is left out, that of others is not', () => {
  const css =
    '::-webkit-search-decoration{a:b}::-webkit-datetime-edit{a:b}::-webkit-datetime-edit-year-field{a:b}::-webkit-date-and-time-value{a:b}';
  expect(withoutDateFields(css)).toBe('::-webkit-search-decoration{a:b}');
});

test('what the page sets for every element is not set once more for the parts', () => {
  const css =
    '::selection{a:b}:where([data-slot]):not([data-slot] [data-slot]){font-family:b;color:var(--pal-color-ink);accent-color:c;}:where([data-slot]){border-color:c}:where([data-slot], [data-slot] *)::selection { background-color: d; }:where([data-slot], [data-slot] *)::placeholder{color:e}:where([data-slot], [data-slot] *):focus-visible{outline:f}';
  expect(withoutPageRepeats(css)).toBe(
    '::selection{a:b}:where([data-slot]):not([data-slot] [data-slot]){color:var(--pal-color-ink);}:where([data-slot], [data-slot] *)::placeholder{color:e}',
  );
});

test('the looks of other placeholders and of the button of a file input are left out', () => {
  const css =
    'button, ::file-selector-button{a:b}::file-selector-button{c:d}@supports (not ((-webkit-appearance: -apple-pay-button))) or (contain-intrinsic-size: 1px){::placeholder{color:e;@supports (f){color:g}}}h{i:j}';
  expect(withoutPageRepeats(css)).toBe('button, ::file-selector-button{a:b}h{i:j}');
});

test('the sizes of scaled sections are left out', () => {
  expect(withoutScaling("[data-theme=dark]{a:b}[data-scaling='90%'] {\n  c: d;\n}[data-scaling]{e:f}g{h:i}")).toBe(
    '[data-theme=dark]{a:b}g{h:i}',
  );
});

test('the direction is that of the attribute', () => {
  expect(directionByAttribute('.a:where(:dir(rtl)){b:c}')).toBe('.a:where([dir=rtl],[dir=rtl] *){b:c}');
});

test('a token of the root needs nothing that stands in for it', () => {
  const css =
    ':root{--pal-font:Inter}html{font:var(--pal-font,-apple-system, "Segoe UI");color:var(--pal-font-ink,red)}';
  expect(withoutTokenFallbacks(css)).toBe(
    ':root{--pal-font:Inter}html{font:var(--pal-font);color:var(--pal-font-ink,red)}',
  );
});

test('the look of elements that no page has is left out, that of others is not', () => {
  const css =
    '@layer base{hr{a:b}sub, sup{a:b}:where(select:is([multiple],[size])) optgroup option{a:b}abbr:where([title]){a:b}button, optgroup{c:d}html{e:f}}';
  expect(withoutUnshown(css)).toBe('@layer base{button, optgroup{c:d}html{e:f}}');
});

test.each([
  ['(0,a.jsx)(`hr`,{})', 'hr'],
  ['x.jsxs)("sup",{children:1})', 'sup'],
  ['(0,a.jsx)(`href`,{})', undefined],
])('in %s the element %s is found', (code, element) => {
  expect(shownIn(code)).toBe(element);
});

test('a declaration stands once where it was repeated, and a later one still overrules it', () => {
  expect(withoutRepeated('.a{b:c;b:c;b:c;b:d}.e{b:c;f:g;b:c;}')).toBe('.a{b:c;b:d}.e{b:c;f:g;b:c;}');
});
