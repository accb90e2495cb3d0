import { expect, onTestFinished, test } from 'vitest';
import { contentTemplate } from '#server/app/test-templates.ts';
import { silentLog, testDatabase } from '#server/kit/database/testing.ts';
import { createRunningTickets } from './running-tickets.ts';

const { database } = await testDatabase({ template: contentTemplate });

test('[MEND-04] a trial whose own end has ended its ticket is not given up, and one that was cancelled elsewhere is', async () => {
  const runningTickets = createRunningTickets(database, silentLog);
  const outcome = Promise.withResolvers<void>();
  const givenUp: number[] = [];
  const cancelled = Promise.withResolvers<void>();
  const add = (entryId: number, isEnding: boolean) =>
    runningTickets.add(
      {
        progress: () => undefined,
        outcome: outcome.promise,
        isEnding: () => isEnding,
        giveUp() {
          givenUp.push(entryId);
          if (!isEnding) cancelled.resolve();
        },
      },
      entryId,
      { owner: 'owner', ownerId: null, most: 2 },
    );
  await add(1, true);
  await add(2, false);
  const text = `update trial_ticket set state = 'cancelled', ended_at = now()`;
  await database.query({ name: '', text });
  runningTickets.start();
  onTestFinished(async () => {
    outcome.resolve();
    await runningTickets.stop();
  });
  // Both are looked at together, the first one first.
  await cancelled.promise;
  expect(givenUp).toEqual([2]);
});
