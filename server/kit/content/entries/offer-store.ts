import type { Payload } from '#contract/kit/content/validation-errors.ts';
import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';

const offer = named(
  'content.offer',
  `insert into content_offer (entry_id, payload, digest) values ($1, $2, $3)
   on conflict (entry_id) do update
     set payload = excluded.payload, digest = excluded.digest, refused = false, at = now()`,
);
const find = named('content.findOffer', 'select payload, digest, refused, at from content_offer where entry_id = $1');
const decline = named(
  'content.refuseOffer',
  'update content_offer set refused = true where entry_id = $1 and digest = $2',
);
const remove = named('content.removeOffer', 'delete from content_offer where entry_id = $1');

export interface Offer {
  payload: Payload;
  digest: string;
  refused: boolean;
  at: Date;
}

/** Newer default content for entries that an operator has changed. */
export const createOfferStore = (database: Database) => ({
  async offer(entryId: string, { payload, digest }: Pick<Offer, 'payload' | 'digest'>): Promise<void> {
    await database.query(offer, [entryId, JSON.stringify(payload), digest]);
  },

  async find(entryId: string): Promise<Offer | undefined> {
    const [row] = await database.query<Offer>(find, [entryId]);
    return row;
  },

  /** Keeps the offer out of sight until a newer one comes. */
  async decline(entryId: string, digest: string): Promise<void> {
    await database.query(decline, [entryId, digest]);
  },

  async remove(entryId: string): Promise<void> {
    await database.query(remove, [entryId]);
  },
});
