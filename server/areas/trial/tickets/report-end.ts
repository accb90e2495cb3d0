import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { runTrial } from '#contract/trial/calls.ts';
import { asCallError } from '#server/kit/http/answer-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import type { Visits } from '#server/kit/visits/visits.ts';
import type { createRun } from '../run.ts';

/** Runs trials and reports how each ended and how long it took, also if its result came by a ticket. */
export const createReportedRun =
  (run: ReturnType<typeof createRun>, onEnded: Visits['trial']) =>
  async (request: CheckedRequestOf<typeof runTrial>, caller: Caller) => {
    const began = performance.now();
    let outcome: Promise<unknown> | undefined;
    let isLeft = () => caller.gone?.aborted ?? false;
    const work = run(request, caller, {
      onBegun(begun, isBegunLeft) {
        ({ outcome } = begun);
        isLeft = isBegunLeft;
      },
    });
    const report = (code: string) => {
      // A caller that left got no answer.
      if (isLeft()) return;
      onEnded({
        visitor: { address: caller.address, userAgent: caller.exchange?.userAgent ?? '' },
        abilityNo: request.abilityNo,
        code,
        milliseconds: performance.now() - began,
      });
    };
    const ended = work.then(() => outcome);
    ended.then(
      () => report(SUCCESS_CODE),
      (error: unknown) => report(asCallError(error, 'ability').code),
    );
    return work;
  };
