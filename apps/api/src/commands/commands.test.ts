import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { installationVariables } from '../testing/filled-installation.ts';
import { runCommand } from './commands.ts';

const config = readConfig(installationVariables(tmpdir()));

test('the command line knows the commands, and says how they are called', async () => {
  await expect(runCommand('dump', config)).rejects.toThrow(/^Usage: dump <new file>$/);
  await expect(runCommand('bake', config)).rejects.toThrow(/^There is no command bake\.[^]*dump <new file>/);
});
