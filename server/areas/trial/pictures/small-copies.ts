import { LRUCache } from 'lru-cache';
import { cleanPicture } from '#server/kit/files/picture-gate.ts';
import { createTurns } from '#server/kit/files/turns.ts';
import { createOwnerTurns } from '#server/kit/limits/owner-turns.ts';

/** Longest side, in pixels. */
const SMALL = 320;
const KEPT_BYTES = 32 * 1_048_576;
/** Nobody looks at its list for longer; what was removed is not served meanwhile, and is gone from the memory then. */
const KEPT_MS = 10 * 60_000;
/** Of the two places that this node has for decoding, the others of which are uploads. */
const AT_ONCE = 1;
const TURN_WITHIN_MS = 20_000;
/** Of all that an owner may have, some of which may decode slowly. */
const OWN_TURN_WITHIN_MS = 40_000;

/**
 * Small copies of pictures, for lists. Each costs as much as decoding the picture, and is made once for whoever looks soon
 * after; so that nobody's list holds up the others', an owner's are made one after the other.
 */
export const createSmallCopies = (make = (bytes: Buffer) => cleanPicture(bytes, SMALL)) => {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: KEPT_MS,
  });
  const owners = createOwnerTurns(1, OWN_TURN_WITHIN_MS);
  const all = createTurns(AT_ONCE, TURN_WITHIN_MS);

  return {
    /** Undefined where `read` has no picture. Throws `TurnMissed` where too many are to be made. */
    get: async (ownerId: string, pictureId: string, read: () => Promise<Buffer | undefined>) =>
      kept.get(pictureId) ??
      owners.inTurn(ownerId, async () => {
        const made = kept.get(pictureId);
        if (made) return made;
        const small = await all(async () => {
          const bytes = await read();
          return bytes && (await make(bytes))?.bytes;
        });
        if (small) kept.set(pictureId, small);
        return small;
      }),
  };
};
