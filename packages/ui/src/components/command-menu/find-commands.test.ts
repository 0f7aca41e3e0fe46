import { expect, test } from 'vitest';
import type { CommandGroup } from './command.ts';
import { findCommands } from './find-commands.ts';

const command = (label: string, keywords?: string) => ({ id: label, label, keywords, onSelect: () => undefined });
const groups: CommandGroup[] = [
  { label: 'Poster', commands: [command('Export'), command('Translate into Français'), command('Upload', 'new file')] },
  { label: 'Account', commands: [command('Log out', 'leave exit')] },
];
const found = (query: string) =>
  findCommands(groups, query).map(({ label, commands }) => [label, ...commands.map(({ id }) => id)]);

test('an empty query keeps every group in its order', () => {
  expect(findCommands(groups, ' ')).toEqual(groups);
});

test('accents and case do not matter, and groups without a hit are left out', () => {
  expect(found('FRANCAIS')).toEqual([['Poster', 'Translate into Français']]);
});

test('keywords find a command too', () => {
  expect(found('exit')).toEqual([['Account', 'Log out']]);
  expect(found('file new')).toEqual([['Poster', 'Upload']]);
});

test('commands that begin with the query come first in their group', () => {
  expect(found('u')[0]).toEqual(['Poster', 'Upload']);
  expect(found('nothing like it')).toEqual([]);
});
