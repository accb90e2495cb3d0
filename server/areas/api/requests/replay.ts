import { inferAbility } from '#contract/api/infer.ts';
import type { RequestFacts, replayRequest } from '#contract/api/requests/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { INPUT_NOT_KEPT } from '#contract/kit/errors/portal.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { keyUses } from '#contract/kit/key-uses.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { asCallError } from '#server/kit/http/answer-error.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { type Caller, type CallerKey, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { beginTrace, type EndedTrace, type OnTraced } from '#server/kit/key-calls/trace.ts';
import { named } from '#server/kit/database/statement.ts';
import { findInput } from './inputs.ts';

const findApplication = named(
  'api.findReplayed',
  'select name, keeps_inputs from api_application where application_id = $1 and account_id = $2',
);

const notKept = () => businessError('ability', INPUT_NOT_KEPT, 'requestId');

/** Makes a call again that a program has made, for its owner. */
export const createReplay = ({
  calls,
  database,
  storage,
  origin,
  onTraced,
}: {
  calls: Calls;
  database: Database;
  storage: FileStorage;
  origin: string;
  onTraced: OnTraced;
}) => {
  /** The key of the first request, for everything: its owner decides, so its own limits do not hold. */
  const keyFor = async (request: RequestFacts, caller: Caller): Promise<CallerKey> => {
    const { accountId, mainAuthStatus } = userOf(caller);
    const [application] = await database.query<{ name: string; keeps_inputs: boolean }>(findApplication, [
      request.applicationId,
      accountId,
    ]);
    if (!application) throw notKept();
    return {
      keyId: request.keyId,
      kind: request.kind,
      applicationId: request.applicationId,
      applicationName: application.name,
      accountId,
      mainAuthStatus,
      uses: new Set(keyUses),
      abilityNos: null,
      dayLimit: null,
      keepsInputs: application.keeps_inputs,
    };
  };

  const inputOf = async ({ requestId, source, parameters }: RequestFacts, accountId: string) => {
    const kept = await findInput(database, accountId, requestId);
    const before = kept?.answer ?? null;
    if (source === 'sample') return { before, sent: { sampleId: parameters.sampleId }, upload: undefined };
    const bytes = kept?.fileId ? await storage.get(kept.fileId) : undefined;
    if (!bytes) throw notKept();
    return { before, sent: {}, upload: { name: '', bytes } };
  };

  return async (
    request: RequestFacts,
    version: string | undefined,
    caller: Caller,
  ): Promise<AnswerOf<typeof replayRequest>> => {
    const { abilityNo, parameters, requestId } = request;
    if (abilityNo === null || request.source === null) throw notKept();
    const key = await keyFor(request, caller);
    const { before, sent, upload } = await inputOf(request, key.accountId);
    const began = performance.now();
    const trace = beginTrace(
      'api.replay',
      { ip: caller.address, headers: { 'user-agent': caller.exchange?.userAgent ?? '' } },
      origin,
    );
    Object.assign(trace, { key, replays: requestId });
    const end = (how: Pick<EndedTrace, 'status' | 'code' | 'field'>) =>
      onTraced(Object.assign(trace, { ...how, totalMs: Math.round(performance.now() - began) }));
    const { idempotencyKey, requestHash, hostKind, address } = caller;
    try {
      const after: Recognition = await calls.run(
        inferAbility,
        {
          abilityNo: String(abilityNo),
          ...sent,
          ...(parameters.threshold !== undefined && { threshold: parameters.threshold }),
          ...(parameters.labels !== undefined && { labels: parameters.labels }),
          ...(version !== undefined && { version }),
        },
        {
          hostKind,
          address,
          key,
          trace,
          ...(upload && { upload }),
          ...(idempotencyKey !== undefined && { idempotencyKey: `replay-${idempotencyKey}` }),
          ...(requestHash !== undefined && { requestHash }),
        },
      );
      end({ status: 200, code: SUCCESS_CODE, field: undefined });
      return { requestId: trace.requestId, code: SUCCESS_CODE, message: '', before, after };
    } catch (error) {
      const refused = asCallError(error, 'ability');
      end(refused);
      if (refused.status >= 500) throw error;
      const { code, service } = refused;
      return { requestId: trace.requestId, code, message: messageOf(service, code), before, after: null };
    }
  };
};
