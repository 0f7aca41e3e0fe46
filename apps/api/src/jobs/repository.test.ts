import { isTerminal, processStatuses } from '@palimpsest/contract';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payForProcess, remainingCredits } from '../credits/service.ts';
import type { OpenDatabase } from '../db/open.ts';
import { processes } from '../db/schema.ts';
import { insertTestProcess, openTestDatabase } from '../testing/test-database.ts';
import { advanceProcess, claimProcess, completeProcess, failProcess, type Claim } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const result = { inpaintedFileKey: 'key', localizedTexts: [] };

async function read(processId: string) {
  const [row] = await database.db.select().from(processes).where(eq(processes.id, processId));
  if (!row) throw new Error('The process is gone.');
  return row;
}

/** A process that was paid for, in the hands of a worker. */
async function claimed() {
  const inserted = await insertTestProcess(database.db);
  await payForProcess(database.db, inserted.userId, inserted.processId);
  const claim = await claimProcess(database.db, inserted.processId);
  if (!claim) throw new Error('The process cannot be claimed.');
  return { ...inserted, claim };
}

const creditsOf = async (userId: string) => (await remainingCredits(database.db, userId)).remaining_credits;

describe('a worker that was replaced', () => {
  test('cannot complete the process', async () => {
    const { claim: older, processId } = await claimed();
    const newer = await claimProcess(database.db, processId);
    expect(await completeProcess(database.db, older, result, [])).toBe(false);
    expect((await read(processId)).status).toBe('processing');
    expect(newer && (await completeProcess(database.db, newer, result, []))).toBe(true);
  });

  test('cannot move it forward', async () => {
    const { claim: older, processId } = await claimed();
    await claimProcess(database.db, processId);
    await advanceProcess(database.db, older, 'uploading_results');
    expect((await read(processId)).status).toBe('processing');
  });

  test('cannot fail it, and gets nobody a credit', async () => {
    const { claim: older, processId, userId } = await claimed();
    await claimProcess(database.db, processId);
    await failProcess(database.db, older, { code: 'fault', message: 'late' });
    expect((await read(processId)).status).toBe('processing');
    expect(await creditsOf(userId)).toBe(4);
  });
});

describe('a process that is over', () => {
  test('is not taken up again', async () => {
    const { claim, processId } = await claimed();
    await completeProcess(database.db, claim, result, []);
    expect(await claimProcess(database.db, processId)).toBeUndefined();
  });

  test('is not failed after it was processed: the credit stays spent', async () => {
    const { claim, processId, userId } = await claimed();
    await completeProcess(database.db, claim, result, []);
    await failProcess(database.db, { processId }, { code: 'fault', message: 'late' });
    expect((await read(processId)).status).toBe('processed');
    expect(await creditsOf(userId)).toBe(4);
  });

  test('gives its credit back once, however often it fails', async () => {
    const { claim, processId, userId } = await claimed();
    await Promise.all([
      failProcess(database.db, claim, { code: 'fault', message: 'broken' }),
      failProcess(database.db, claim, { code: 'fault', message: 'broken' }),
      failProcess(database.db, { processId }, { code: 'fault', message: 'given up' }),
    ]);
    expect(await creditsOf(userId)).toBe(5);
    expect((await read(processId)).errorMessage).toBe('broken');
  });
});

test('a status only ever moves forward, whatever workers do in whatever order', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('claim' as const) }),
    fc.record({
      kind: fc.constant('advance' as const),
      by: fc.nat(3),
      to: fc.constantFrom(...processStatuses.slice(0, 7)),
    }),
    fc.record({ kind: fc.constantFrom('complete' as const, 'fail' as const), by: fc.nat(3) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { processId, claim } = await claimed();
      const claims: Claim[] = [claim];
      let before = await read(processId);
      for (const move of steps) {
        const by = claims['by' in move ? move.by % claims.length : 0] ?? claim;
        if (move.kind === 'claim') claims.push((await claimProcess(database.db, processId)) ?? claim);
        else if (move.kind === 'advance') await advanceProcess(database.db, by, move.to);
        else if (move.kind === 'complete') await completeProcess(database.db, by, result, []);
        else await failProcess(database.db, by, { code: 'fault', message: 'failed' });
        const after = await read(processId);
        expect(processStatuses.indexOf(after.status)).toBeGreaterThanOrEqual(processStatuses.indexOf(before.status));
        expect(isTerminal(before.status) && after.status !== before.status).toBe(false);
        before = after;
      }
    }),
    { numRuns: 40 },
  );
});
