import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { doctor } from './doctor.ts';
import { dump } from './dump.ts';
import { grantAdmin } from './grant-admin.ts';

/** Something to do instead of serving; gives what is printed. */
interface Command {
  usage: string;
  run: (config: Config, argument: string | undefined) => Promise<string>;
}

/** Runs `work` with the argument. @throws StartError that shows how the command is called */
const needing =
  (usage: string, work: (config: Config, argument: string) => Promise<string>): Command['run'] =>
  (config, argument) => {
    if (argument === undefined) throw new StartError(`Usage: ${usage}`);
    return work(config, argument);
  };

/** By their names on the command line. */
export const commands: Readonly<Record<string, Command>> = {
  'grant-admin': {
    usage: 'grant-admin <e-mail>',
    run: needing('grant-admin name@example.com', grantAdmin),
  },
  dump: { usage: 'dump <new file>', run: needing('dump <new file>', dump) },
  doctor: { usage: 'doctor', run: (config) => doctor(config) },
};
