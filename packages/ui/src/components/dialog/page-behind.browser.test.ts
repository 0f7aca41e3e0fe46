import { afterEach, describe, expect, test } from 'vitest';
import { hideOthers, holdPage } from './page-behind.ts';

const page = document.createElement('div');
document.body.append(page);

const hidden = () => [...page.querySelectorAll('[aria-hidden="true"]')].map(({ id }) => id);

afterEach(() => {
  page.replaceChildren();
});

describe('holdPage', () => {
  test('holds until the last of several surfaces lets go', () => {
    const { style } = document.documentElement;
    const letGo = [holdPage(), holdPage()];
    letGo[0]?.();
    expect(style.overflow).toBe('hidden');
    letGo[1]?.();
    expect([style.overflow, style.paddingInlineEnd]).toEqual(['', '']);
  });

  test('nothing moves where the scrollbar was', () => {
    page.style.height = '300vh';
    const before = page.getBoundingClientRect().width;
    const letGo = holdPage();
    expect(page.getBoundingClientRect().width).toBe(before);
    letGo();
    page.style.height = '';
  });
});

describe('hideOthers', () => {
  test('hides all but the element, its ancestors and what is announced', () => {
    page.innerHTML =
      '<main id="main"></main><div id="toasts"><p id="old"></p><p id="live" aria-live="polite"></p></div><div id="around"><div id="dialog"></div><p id="beside"></p></div>';
    const show = hideOthers(page.querySelector('#dialog') as Element);
    expect(hidden()).toEqual(['main', 'old', 'beside']);
    show();
    expect(hidden()).toEqual([]);
  });

  test('leaves hidden what was hidden before', () => {
    page.innerHTML = '<p id="decoration" aria-hidden="true"></p><div id="dialog"></div>';
    hideOthers(page.querySelector('#dialog') as Element)();
    expect(hidden()).toEqual(['decoration']);
  });
});
