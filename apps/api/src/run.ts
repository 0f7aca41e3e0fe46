import type { Application } from './application.ts';
import { readConfig, readRole, type Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Longest time that stopping may take after draining, in ms; then the process exits, even if a part still hangs. */
const stopDeadlineMs = 8_000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the server until it is told to stop, or one of `commands/commands.ts`.
 * Prints one line when it is ready, or one that says why it cannot start.
 */
export async function run(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  let application: Application;
  let config: Config;
  // Other users of this machine may read no file that we or the embedded database write.
  process.umask(0o077);
  try {
    config = readConfig(variables, readRole(args));
    const [name, argument] = args.filter((given) => !given.startsWith('--'));
    if (name !== undefined) {
      const { runCommand } = await import('./commands/commands.ts');
      process.stdout.write(`${await runCommand(name, config, argument)}\n`);
      return;
    }
    // The application is loaded only now, so that an invalid setting is reported at once.
    const { startApplication } = await import('./application.ts');
    application = await startApplication(config);
  } catch (error) {
    const line = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }

  let stopping = false;
  const stop = () => {
    // Ctrl-C reaches us twice: from the terminal, and passed on by the parent process.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.DRAIN_SECONDS * 1_000 + stopDeadlineMs).unref();
    application.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of stopSignals) process.on(signal, stop);
  process.on('disconnect', stop);
  process.stdout.write(
    application.url ? `Palimpsest is ready at ${application.url}\n` : 'The Palimpsest worker is ready\n',
  );
  process.send?.('ready');
}
