import { Component, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button, Dialog, PalimpsestProvider, DropdownMenu, TextField, type SectionTheme } from '../../index.ts';
import { openOverlay, overlayCases } from '../../testing/overlay-cases.tsx';
import '../../styles/scaling.css';
import '../../styles/theme.css';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const draw = (page: ReactNode) => flushSync(() => root.render(page));
const holders = () => [...document.querySelectorAll<HTMLElement>('[data-slot=palimpsest-provider-overlays]')];
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot=${name}]`);
const property = (element: Element | null, name: string) =>
  element ? getComputedStyle(element).getPropertyValue(name) : undefined;

const accent: object = { '--pal-color-accent': '#0b6e4f' };
const green: SectionTheme = { style: accent, 'data-theme': 'dark' };

const openPopover = (
  <DropdownMenu.Root defaultOpen>
    <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
    <DropdownMenu.Content aria-label="Poster">
      <Button variant="primary">Save</Button>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

test.each(overlayCases)('%s has the theme of its section', async (_name, drawOverlay, opening, name) => {
  draw(
    <PalimpsestProvider theme={green} dir="rtl">
      {drawOverlay()}
    </PalimpsestProvider>,
  );
  await openOverlay(opening);
  await expect.poll(() => slot(name)).not.toBeNull();
  const section = slot('palimpsest-provider');
  const overlay = slot(name);
  expect(section?.contains(overlay)).toBe(false);
  expect(property(overlay, '--pal-color-accent')).toBe(property(section, '--pal-color-accent'));
  expect(property(overlay, 'color-scheme')).toBe('dark');
  expect(property(overlay, 'direction')).toBe('rtl');
});

describe('a section with a theme', () => {
  test('moves nothing on the page by what it adds to it', () => {
    const flow = (
      <div style={{ display: 'flex', height: 40 }}>
        <p>Before</p>
      </div>
    );
    draw(flow);
    const height = document.body.scrollHeight;
    draw(
      <>
        {flow}
        <PalimpsestProvider theme={{ className: 'p-10 block', 'data-theme': 'dark' }}>{null}</PalimpsestProvider>
      </>,
    );
    const added = slot('palimpsest-provider')?.getBoundingClientRect().height ?? 0;
    expect(document.body.scrollHeight).toBe(height + added);
    expect(holders()[0]?.getClientRects()).toHaveLength(0);
  });

  test('leaves nothing on the page when it is gone', () => {
    draw(<PalimpsestProvider theme={green}>{openPopover}</PalimpsestProvider>);
    expect(holders()).toHaveLength(1);
    draw(null);
    expect(holders()).toHaveLength(0);
    draw(
      <StrictMode>
        <PalimpsestProvider theme={green}>{openPopover}</PalimpsestProvider>
      </StrictMode>,
    );
    expect(holders()).toHaveLength(1);
  });

  test('gives its overlays another theme when it gets one', () => {
    draw(<PalimpsestProvider theme={{ ...green, 'data-brand': 'bakery' }}>{openPopover}</PalimpsestProvider>);
    const popover = slot('dropdown-menu-content');
    draw(<PalimpsestProvider theme={{ 'data-theme': 'light', className: 'mine' }}>{openPopover}</PalimpsestProvider>);
    expect(slot('dropdown-menu-content')).toBe(popover);
    expect(property(popover, 'color-scheme')).toBe('light');
    expect(holders()[0]?.className).toContain('mine');
    expect(holders()[0]?.dataset.brand).toBeUndefined();
    expect(property(popover, '--pal-color-accent')).toContain('#173bac');
  });

  test('within another one has the theme of both, and its overlays too', () => {
    draw(
      <PalimpsestProvider theme={{ 'data-theme': 'dark' }}>
        <PalimpsestProvider theme={{ style: green.style }} density="compact">
          {openPopover}
        </PalimpsestProvider>
      </PalimpsestProvider>,
    );
    const save = page.getByRole('button', { name: 'Save' }).element();
    expect(property(save, 'color-scheme')).toBe('dark');
    expect(property(save, '--pal-color-accent')).toBe('#0b6e4f');
    expect(save.getAttribute('data-size')).toBe('sm');
    expect(holders().map((holder) => holder.parentElement?.dataset.slot)).toEqual([
      undefined,
      'palimpsest-provider-overlays',
    ]);
  });

  test('draws an overlay that is open from the start once', () => {
    let mounts = 0;
    class Counted extends Component {
      override componentDidMount() {
        mounts += 1;
      }
      override render() {
        return <TextField label="Name" defaultValue="Bakery" />;
      }
    }
    const page = (
      <PalimpsestProvider theme={{ 'data-theme': 'dark' }}>
        <PalimpsestProvider theme={{ style: green.style }}>
          <DropdownMenu.Root defaultOpen>
            <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
            <DropdownMenu.Content aria-label="Poster">
              <Counted />
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </PalimpsestProvider>
      </PalimpsestProvider>
    );
    draw(page);
    expect(mounts).toBe(1);
    draw(null);
    root.unmount();
    host.innerHTML = renderToString(page);
    expect(host.innerHTML).toContain('data-theme="dark"');
    flushSync(() => {
      root = hydrateRoot(host, page);
    });
    expect(mounts).toBe(2);
    expect(slot('palimpsest-provider-overlays')?.contains(slot('dropdown-menu-content'))).toBe(true);
  });

  test('within a modal dialog has overlays that screen readers see', async () => {
    draw(
      <Dialog.Root defaultOpen>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Poster</Dialog.Title>
          <PalimpsestProvider theme={green}>
            <DropdownMenu.Root>
              <DropdownMenu.Trigger data-testid="opens">Open</DropdownMenu.Trigger>
              <DropdownMenu.Content aria-label="Colors">Text</DropdownMenu.Content>
            </DropdownMenu.Root>
          </PalimpsestProvider>
        </Dialog.Content>
      </Dialog.Root>,
    );
    await expect.poll(() => host.getAttribute('aria-hidden')).toBe('true');
    await openOverlay('press');
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(slot('dropdown-menu-content')?.closest('[aria-hidden]')).toBeNull();
  });
});

test.each([
  ['90%', '12.6px'],
  ['95%', '13.3px'],
  ['105%', '14.7px'],
  ['110%', '15.4px'],
] as const)(
  '%s scales the texts of a section and of its overlays to %s, also within another scaled one',
  (at, size) => {
    const text = <p style={{ fontSize: 'var(--pal-text-sm)', padding: 'var(--spacing)' }}>Text</p>;
    draw(
      <PalimpsestProvider theme={{ 'data-scaling': at === '90%' ? '110%' : '90%' }}>
        <PalimpsestProvider theme={{ 'data-scaling': at }}>
          {text}
          <DropdownMenu.Root defaultOpen>
            <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
            <DropdownMenu.Content aria-label="Poster">{text}</DropdownMenu.Content>
          </DropdownMenu.Root>
        </PalimpsestProvider>
      </PalimpsestProvider>,
    );
    const texts = [...document.querySelectorAll('p')];
    expect(texts.map((element) => property(element, 'font-size'))).toEqual([size, size]);
    expect(texts.map((element) => property(element, 'padding-top'))).toEqual(
      texts.map(() => `${(Number.parseInt(at) / 100) * 4}px`),
    );
  },
);
