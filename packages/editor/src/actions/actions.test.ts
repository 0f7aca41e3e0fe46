import { describe, expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import { createTestEditor } from '../testing/test-editor.ts';
import de from '../messages/de.json' with { type: 'json' };
import { englishWords } from '../messages/words.ts';
import es from '../messages/es.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import pt from '../messages/pt.json' with { type: 'json' };
import { labelOf } from './action.ts';
import { editorActions } from './editor-actions.ts';
import { exclusionActions } from '../tools/exclusion/actions.ts';
import { keysOf, matchesShortcut } from './shortcut.ts';

const noKeys = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

describe.each([
  ['the editor', editorActions],
  ['the exclusion canvas', exclusionActions],
])('the actions of %s', (_name, actions) => {
  test('have an id, and keys, of their own', () => {
    const ids = actions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const withBrush of [false, true]) {
      const keys = actions
        .filter((action) => (action.withBrush ?? false) === withBrush)
        .flatMap(({ shortcuts = [] }) => shortcuts);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  test('say what they do', () => {
    expect(actions.filter((action) => !/^\p{Lu}/u.test(labelOf(action, englishWords('en-US'))))).toEqual([]);
  });
});

describe('a shortcut', () => {
  test.each([
    ['Mod+Z', { key: 'z', ctrlKey: true }, true],
    ['Mod+Z', { key: 'z', metaKey: true }, true],
    ['Mod+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, false],
    ['Mod+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, true],
    ['T', { key: 't' }, true],
    ['T', { key: 't', ctrlKey: true }, false],
    ['?', { key: '?', shiftKey: true }, true],
    ['Mod++', { key: '+', ctrlKey: true, shiftKey: true }, true],
    ['Shift+1', { key: '!', code: 'Digit1', shiftKey: true }, true],
    ['Mod+Alt+C', { key: 'ç', code: 'KeyC', metaKey: true, altKey: true }, true],
    ['Alt+Shift+N', { key: 'Dead', code: 'KeyN', altKey: true, shiftKey: true }, true],
    ['Alt+Shift+Q', { key: 'A', code: 'KeyQ', altKey: true, shiftKey: true }, false],
    ['Mod+]', { key: '9', code: 'BracketRight', ctrlKey: true }, true],
  ])('%s by %j: %s', (shortcut, keys, matches) => {
    expect(matchesShortcut(shortcut, { ...noKeys, ...keys })).toBe(matches);
  });

  test('is written as on the keyboard', () => {
    expect(keysOf('Mod+Shift+Z', false, en)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keysOf('Mod+Alt+C', true, en)).toEqual(['⌘', '⌥', 'C']);
    expect(keysOf('Mod++', false, en)).toEqual(['Ctrl', '+']);
  });
});

test.each([
  ['English', en, ['Ctrl', 'Shift', 'Del', 'Esc', 'Enter']],
  ['German', de, ['Strg', 'Umschalt', 'Entf', 'Esc', 'Eingabe']],
  ['Spanish', es, ['Ctrl', 'Mayús', 'Supr', 'Esc', 'Intro']],
  ['French', fr, ['Ctrl', 'Maj', 'Suppr', 'Échap', 'Entrée']],
  ['Portuguese', pt, ['Ctrl', 'Shift', 'Del', 'Esc', 'Enter']],
])(
  'keys are named as on a keyboard in %s, and by their signs on a Mac',
  (_language, words, [mod, shift, ...others]) => {
    const keysOfAll = (isMac: boolean) =>
      ['Mod+Shift', 'Delete', 'Escape', 'Enter'].flatMap((shortcut) => keysOf(shortcut, isMac, words));
    expect(keysOfAll(false)).toEqual([mod, shift, ...others]);
    expect(keysOfAll(true)).toEqual(['⌘', '⇧', ...others]);
  },
);

test.each(editorActions.map((action) => [labelOf(action, englishWords('en-US')), action] as const))(
  '%s: done wherever it can be',
  (_label, action) => {
    const editor = createTestEditor();
    editor.key('a', { ctrlKey: true });
    const attempt = () => {
      if (action.isEnabled(editor.context)) action.perform(editor.context);
    };
    expect(attempt).not.toThrow();
  },
);
