import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { onPage, size, threeTexts } from '../testing/three-texts.ts';

const proxy = (name: string) => page.getByRole('button', { name, exact: true });
const allSelected = () =>
  eventually(() => expect(document.querySelectorAll('[data-text-id][aria-pressed="true"]')).toHaveLength(3));

async function open() {
  openEditor({ ...size, texts: threeTexts(13, ['#ff0000']) }, { selectFirstAfter: 1_000_000 });
  await expect.element(proxy('Uno')).toBeVisible();
}

test('the context menu of the canvas returns the keyboard there, not to the field that had it before', async () => {
  await open();
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = page.getByRole('textbox', { name: 'Find in texts' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('n');
  const { x, y } = onPage(page.getByRole('application').element(), { x: 110, y: 140 });
  document
    .elementFromPoint(x, y)
    ?.dispatchEvent(new MouseEvent('contextmenu', { clientX: x, clientY: y, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(proxy('Dos')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await allSelected();
});

/** Opens the list of commands with a text selected. */
async function openCommands() {
  await open();
  await userEvent.click(proxy('Dos'), { force: true });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
}

test('keys go to the canvas as soon as the list of commands closes, not to its field while it fades', async () => {
  await openCommands();
  await userEvent.keyboard('{Escape}{Control>}a{/Control}');
  await allSelected();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(proxy('Tres')).toHaveFocus();
});

test('what takes the keyboard while the list of commands fades keeps it', async () => {
  await openCommands();
  await userEvent.keyboard('{Escape}{Enter}');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('a command that begins typing gives the keyboard to the text', async () => {
  await openCommands();
  await userEvent.keyboard('edit text{Enter}');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

const find = page.getByRole('textbox', { name: 'Find in texts' });

describe('Escape returns the keyboard to where it was', () => {
  test.each([
    ['the exports in other formats', '{Control>}{Shift>}e{/Shift}{/Control}'],
    ['the list of commands', '{Control>}k{/Control}'],
    ['the keys', '?'],
  ])('from %s', async (_, keys) => {
    await open();
    await userEvent.click(proxy('Dos'), { force: true });
    await userEvent.keyboard(keys);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await eventually(() => expect(dialog.element().contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(proxy('Dos')).toHaveFocus();
  });

  test('from what finds texts', async () => {
    await open();
    await userEvent.click(proxy('Dos'), { force: true });
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(find).toHaveFocus();
    await userEvent.keyboard('{Control>}f{/Control}Do{Escape}');
    await expect.element(proxy('Dos')).toHaveFocus();
  });

  test('from what finds texts, to the button that was pressed for it', async () => {
    await open();
    const tab = page.getByRole('tab', { name: /Texts/ });
    await tab.click();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(find).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(tab).toHaveFocus();
  });

  test('from what finds texts, on the canvas to the match that is selected', async () => {
    await open();
    await userEvent.click(proxy('Dos'), { force: true });
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(find).toHaveFocus();
    await userEvent.keyboard('Tres{Enter}');
    await expect.element(proxy('Tres')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(proxy('Tres')).toHaveFocus();
  });
});
