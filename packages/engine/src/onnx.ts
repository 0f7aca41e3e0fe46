import { availableParallelism } from 'node:os';
import { forbidTelemetry } from '@palimpsest/typefaces/recognise';
import { InferenceSession } from 'onnxruntime-node';

/** More threads than this no longer make these networks faster. */
const maxThreads = 4;

/** Loads a network for the CPU. Its threads sleep between two runs instead of spinning, and it keeps no memory that it does not need. */
export function createSession(path: string): Promise<InferenceSession> {
  forbidTelemetry();
  return InferenceSession.create(path, {
    executionProviders: ['cpu'],
    intraOpNumThreads: Math.min(maxThreads, availableParallelism()),
    enableCpuMemArena: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
