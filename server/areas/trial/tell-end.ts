import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { runTrial } from '#contract/trial/calls.ts';
import { asCallError } from '#server/kit/http/answer-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import type { Visits } from '#server/kit/visits/visits.ts';
import type { BegunTrial } from './begin-trial.ts';
import type { createRun } from './run.ts';

/** Runs trials and tells how each ended and how long it took, also if its result came by a ticket. */
export const createTold =
  (run: ReturnType<typeof createRun>, onEnded: Visits['trial']) =>
  async (request: CheckedRequestOf<typeof runTrial>, caller: Caller) => {
    const began = performance.now();
    let trial: BegunTrial | undefined;
    const work = run(request, caller, { onBegun: (begun) => void (trial = begun) });
    const tell = (code: string) => {
      // Who has left got no answer.
      if (trial ? trial.isLeft() : caller.gone?.aborted) return;
      onEnded({
        visitor: { address: caller.address, userAgent: caller.exchange?.userAgent ?? '' },
        abilityNo: request.abilityNo,
        code,
        milliseconds: performance.now() - began,
      });
    };
    const ended = work.then(() => trial?.outcome);
    ended.then(
      () => tell(SUCCESS_CODE),
      (error: unknown) => tell(asCallError(error, 'ability').code),
    );
    return work;
  };
