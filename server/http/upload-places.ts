import type { Service } from '#contract/errors/vocabulary.ts';
import { fault } from './call-error.ts';

/** Uploads that this node has in hand at once, each of which lies in memory while it is read and worked on. */
const AT_ONCE = 48;
/** Of one account: more than a browser opens connections. */
const AT_ONCE_EACH = 8;
const AGAIN_AFTER_SECONDS = 2;

/** Bounds how many uploads are in hand, so that neither many nor slow ones fill the memory. */
export const createUploadPlaces = () => {
  const held = new Map<string, number>();
  let all = 0;

  return {
    /** Does the work in a place; throws a 429 where the account has none left, a 503 where the node has none. */
    async during<T>(service: Service, ownerId: string, work: () => Promise<T>): Promise<T> {
      const own = held.get(ownerId) ?? 0;
      if (own >= AT_ONCE_EACH) throw fault(service, 'tooMany').retryAfter(AGAIN_AFTER_SECONDS);
      if (all >= AT_ONCE) throw fault(service, 'unavailable');
      held.set(ownerId, own + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (held.get(ownerId) ?? 1) - 1;
        if (left > 0) held.set(ownerId, left);
        else held.delete(ownerId);
      }
    },
  };
};
