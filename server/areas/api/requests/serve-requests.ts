import {
  exportRequests,
  getOwnRequest,
  getRequest,
  getRequestChoices,
  queryRequests,
  type RequestFacts,
  replayRequest,
} from '#contract/api/requests/calls.ts';
import { requestInputPath } from '#contract/api/requests/input-path.ts';
import { REQUESTS_EXPORTED_MAXIMUM } from '#contract/api/requests/limits.ts';
import { errorPath } from '#contract/api/remedies.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { openMessageOf } from '#contract/api/open-message.ts';
import { findRequestEntry } from '#server/areas/trial/public/request-entry.ts';
import type { Database } from '#server/kit/database/database.ts';
import { forbidden, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, type HostKind, keyOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { remedyOfCall } from '#server/kit/key-calls/remedy-of-call.ts';
import { findInput } from './inputs.ts';
import type { createReplay } from './replay.ts';
import { createRequestStore } from './request-store.ts';

export interface RequestParts {
  database: Database;
  /** Writes the requests that have ended on this node, so that they are found at once. */
  flush(): Promise<void>;
  replay: ReturnType<typeof createReplay>;
  namesOf(
    abilityNos: readonly number[],
    host: HostKind,
  ): Promise<readonly { abilityNo: number; abilityName: string }[]>;
}

/** Returns the main account whose requests a user may read. Throws 403 for a sub-account without the item for keys. */
export const readerOf = (caller: Caller): string => {
  const { accountId, permissionItems } = userOf(caller);
  if (!permissionItems.has('key')) throw forbidden('ability', 'key');
  return accountId;
};

const sentence = (code: string) => (code === SUCCESS_CODE ? '' : openMessageOf(code));
const notFound = () => protocolError('ability', 'notFound', 'requestId');

/** Serves the requests of programs to their owners, and to the programs themselves. */
export const serveRequests = (calls: Calls, { database, flush, replay, namesOf }: RequestParts) => {
  const store = createRequestStore(database);

  const named = async <Row extends { abilityNo: number | null }>(rows: readonly Row[], { hostKind }: Caller) => {
    const abilityNos = [...new Set(rows.flatMap(({ abilityNo }) => abilityNo ?? []))];
    const names = new Map(
      abilityNos.length === 0
        ? []
        : (await namesOf(abilityNos, hostKind)).map(({ abilityNo, abilityName }) => [abilityNo, abilityName]),
    );
    return rows.map((row) => ({ ...row, abilityName: (row.abilityNo !== null && names.get(row.abilityNo)) || null }));
  };

  calls.serve(queryRequests, async (query, caller) => {
    const accountId = readerOf(caller);
    const { pageNo: _no, pageSize: _size, ...filters } = query;
    const [found, causes] = await Promise.all([
      store.list(accountId, query),
      // Successes have no cause.
      query.state === 'ok' ? [] : store.causes(accountId, filters),
    ]);
    return {
      ...found,
      list: await named(found.list, caller),
      causes: causes.map((cause) => ({ ...cause, message: sentence(cause.code) })),
    };
  });

  calls.serve(exportRequests, async (filters, caller) => {
    const all = await store.listAll(readerOf(caller), filters, REQUESTS_EXPORTED_MAXIMUM + 1);
    const list = all.slice(0, REQUESTS_EXPORTED_MAXIMUM);
    const [rows, keys] = await Promise.all([named(list, caller), store.keysOf(list)]);
    return {
      list: rows.map((row) => {
        const key = keys.get(row.keyId);
        return { ...row, keyName: key?.name ?? null, keyShown: key?.shown ?? null };
      }),
      more: all.length > list.length,
    };
  });

  calls.serve(getRequestChoices, async (_request, caller) => ({
    applications: await store.choices(readerOf(caller)),
  }));

  /** Returns the stored input and answer of a request, or null if it cannot be sent again. */
  const keptOf = async ({ requestId, source }: RequestFacts, accountId: string) => {
    const input = await findInput(database, accountId, requestId);
    if (source === 'sample')
      return { picturePath: null, expiresAt: input?.expiresAt ?? null, answer: input?.answer ?? null };
    if (!input?.fileId) return null;
    return { picturePath: requestInputPath(requestId), expiresAt: input.expiresAt, answer: input.answer };
  };

  calls.serve(getRequest, async ({ requestId }, caller) => {
    const accountId = readerOf(caller);
    await flush();
    const facts = await store.find(accountId, requestId);
    if (!facts) {
      const entry = await findRequestEntry(database, accountId, requestId);
      if (!entry) throw notFound();
      return {
        isLost: true as const,
        requestId,
        at: entry.at.toISOString(),
        abilityNo: entry.ability_no,
        abilityName: entry.ability_name,
        applicationName: entry.used_by,
        keyId: entry.key_id,
        state: entry.state,
        reason: entry.reason,
      };
    }
    const [[known], kept, keys] = await Promise.all([
      named([facts], caller),
      keptOf(facts, accountId),
      store.keysOf([facts]),
    ]);
    return {
      ...facts,
      isLost: false as const,
      abilityName: known?.abilityName ?? null,
      message: sentence(facts.code),
      remedy: facts.code === SUCCESS_CODE ? '' : remedyOfCall(facts.call, facts),
      keyShown: keys.get(facts.keyId)?.shown ?? null,
      kept,
    };
  });

  calls.serve(replayRequest, async ({ requestId, version }, caller) => {
    const accountId = readerOf(caller);
    await flush();
    const facts = await store.find(accountId, requestId);
    if (!facts) throw notFound();
    return replay(facts, version, caller);
  });

  calls.serve(getOwnRequest, async ({ requestId }, caller) => {
    const { accountId, applicationId } = keyOf(caller);
    await flush();
    const facts = await store.find(accountId, requestId);
    if (facts?.applicationId !== applicationId) throw notFound();
    const failed = facts.code !== SUCCESS_CODE;
    return {
      ...facts,
      message: sentence(facts.code),
      remedy: failed ? remedyOfCall(facts.call, facts) : '',
      docUrl: failed ? `${caller.trace?.origin ?? ''}${errorPath(facts.code)}` : '',
    };
  });
};
