import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import { answerWish, getMiss, queryMisses } from '#contract/search/console-calls.ts';
import type { Platform } from '#server/kit/area.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { wordOfId } from './public/miss-id.ts';
import { createMissStore } from './miss-store.ts';
import { answered } from './notifications.ts';

/** Finds the word of an id with the facts about it. Throws if no visitor missed it. */
const findMiss = async (store: ReturnType<typeof createMissStore>, missId: string) => {
  const word = wordOfId(missId);
  const miss = word === undefined ? undefined : await store.find(word);
  if (word === undefined || !miss) throw protocolError('ability', 'notFound', 'missId');
  return { word, miss };
};

/** Serves what operators do about searches without results. */
export const serveMisses = (calls: Calls, { database, audit, notify }: Platform) => {
  calls.serve(queryMisses, (request) => createMissStore(database).list(request));

  calls.serve(getMiss, async ({ missId }) => (await findMiss(createMissStore(database), missId)).miss);

  calls.serve(answerWish, ({ missId, revision: seen, answer }, caller) =>
    idempotent(database, caller, answerWish, async (transaction) => {
      const store = createMissStore(transaction);
      const { word, miss } = await findMiss(store, missId);
      const written = answer && { ...answer, text: answer.text.trim() };
      if (written?.text === '') throw protocolError('ability', 'invalid', 'text');
      const actor = userOf(caller);
      const revision = await store.answer(word, seen, written, actor.accountName);
      if (revision === undefined) throw businessError('ability', CHANGED_BY_OTHERS);
      const waiting = await store.closeWishes(word);
      const told = written ? waiting : [];
      if (written) await notify(transaction, answered, told, { word: miss.word, ...written });
      await audit(transaction, {
        actor,
        address: caller.address,
        act: written ? 'search.answer' : 'search.close',
        objectKind: 'search',
        objectId: missId,
        objectName: miss.word,
        ...(written && { detail: { answer: written.text, link: written.link, told: String(told.length) } }),
      });
      return { revision, told: told.length };
    }),
  );
};
