import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { DomainError } from '../domain-error.ts';
import { decodeWhole, readHeader } from './inspect.ts';
import type { InspectCommand, InspectEvent } from './inspect-messages.ts';

/** Answering requests comes before decoding what strangers send. */
const niceness = 10;

// The channel closes with the server, however it ends; nothing may outlive it.
process.on('disconnect', () => process.exit(0));
setPriority(niceness);

function tell(event: InspectEvent): void {
  if (process.connected) process.send?.(event);
}

process.on('message', (command: InspectCommand) => void inspect(command));
tell({ type: 'ready' });
flushCompileCache();

async function inspect(command: InspectCommand): Promise<void> {
  try {
    if (command.type === 'readHeader') tell({ type: 'header', header: await readHeader(command.path) });
    else {
      await decodeWhole(command.path, command.folder);
      tell({ type: 'decoded' });
    }
  } catch (error) {
    if (error instanceof DomainError) {
      const { code, detail, parameters } = error;
      tell({ type: 'refused', code, detail, parameters });
    } else tell({ type: 'broken', message: error instanceof Error ? error.message : String(error), ...codeOf(error) });
  }
}

/** The system's word for what went wrong, such as ENOSPC. */
function codeOf(error: unknown): { code?: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
}
