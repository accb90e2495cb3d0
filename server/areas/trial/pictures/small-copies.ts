import { LRUCache } from 'lru-cache';
import { cleanPicture } from '#server/kit/files/picture-gate.ts';
import { createTurns } from '#server/kit/limits/turns.ts';
import { createOwnerTurns } from '#server/kit/limits/owner-turns.ts';

/** The longest side, in pixels. */
const SMALL = 320;
const CACHE_BYTES = 32 * 1_048_576;
/** Longer than a user looks at a list. After this time a removed picture is no longer served and leaves the memory. */
const CACHE_MS = 10 * 60_000;
/** They decode one at a time, so that uploads find a slot of the picture gate free. */
const AT_ONCE = 1;
/** Originals that are read or wait for decoding. Reading may take long, and must not keep the slot. */
const READ_AT_ONCE = 4;
const TURN_WITHIN_MS = 20_000;
/** Enough for all pictures of an owner, some of which may decode slowly. */
const OWN_TURN_WITHIN_MS = 40_000;

/**
 * Small copies of pictures, for lists. Each one costs as much as decoding the picture, so it is cached for a while.
 * Those of one owner are made one after the other, so that a list does not delay the lists of others.
 */
export const createSmallCopies = (make = (bytes: Buffer) => cleanPicture(bytes, SMALL)) => {
  const kept = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: CACHE_MS,
  });
  const owners = createOwnerTurns(1, OWN_TURN_WITHIN_MS);
  const reading = createTurns(READ_AT_ONCE, TURN_WITHIN_MS);
  const decoding = createTurns(AT_ONCE, TURN_WITHIN_MS);

  return {
    /** Returns undefined if `read` has no picture. Throws `TurnMissed` if too many are waiting. */
    get: async (ownerId: string, pictureId: string, read: () => Promise<Buffer | undefined>) =>
      kept.get(pictureId) ??
      owners.inTurn(ownerId, async () => {
        const made = kept.get(pictureId);
        if (made) return made;
        const small = await reading(async () => {
          const bytes = await read();
          return bytes && (await decoding(() => make(bytes)))?.bytes;
        });
        if (small) kept.set(pictureId, small);
        return small;
      }),
  };
};
