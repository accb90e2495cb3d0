import { timingSafeEqual } from 'node:crypto';
import { PREVIEW_MINUTES, PREVIEW_NAME } from '#contract/kit/content/limits.ts';
import { contentStatuses } from '#contract/kit/content/actions.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { currentNo } from '#server/kit/content/entries/draft-actions.ts';
import type { Entry } from '#server/kit/content/entries/entry-row.ts';
import { createEntryStore } from '#server/kit/content/entries/entry-store.ts';
import { createTypingStore } from '#server/kit/content/entries/typing-store.ts';
import { expectPublishable, upgraded } from '#server/kit/content/entries/payloads.ts';
import { changeOf, type Kinds, kindOf, writeChanges } from '#server/kit/content/entries/perform.ts';
import type { AnyServedKind } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Previews } from '#server/kit/pages/previews.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';

interface PreviewsOptions {
  database: Database;
  kinds: Kinds;
  secret: Secret;
}

/** The entry and version that a preview ticket shows. */
interface Shown {
  entryId: string;
  /** The operator for whom the ticket is, and whose typed text is shown. */
  accountId: string;
  /** A version; null for what the operator is typing, or else the newest version. */
  no: number | null;
}

const MILLISECONDS = 60_000;
const TICKET = /^([0-9a-f-]{36})~(\d+)~(\d*)~(\d+)~([\w-]{43})$/;

const pathOf = (url: string) => url.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
const ticketOf = (url: string) => new URLSearchParams(url.split('?')[1]).get(PREVIEW_NAME);

/** Issues tickets for previews and shows what they name. */
export const createPreviews = ({ database, kinds, secret }: PreviewsOptions) => {
  const signatureOf = (parts: readonly string[]) => secret.mac('preview', ...parts).toString('base64url');

  const read = (url: string): Shown => {
    const [, entryId, accountId, no, until, signature] = TICKET.exec(ticketOf(url) ?? '') ?? [];
    if (!entryId || !accountId || no === undefined || !until || !signature) throw protocolError('ability', 'forbidden');
    const right = signatureOf([entryId, accountId, no, until]);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right)) || Number(until) < Date.now())
      throw protocolError('ability', 'forbidden');
    return { entryId, accountId, no: no === '' ? null : Number(no) };
  };

  /** Returns what a preview shows of an entry. Throws if it cannot be published. */
  const payloadOf = async (
    { entryId }: Entry,
    served: AnyServedKind,
    accountId: string,
    no: number,
  ): Promise<Payload> => {
    const typed = accountId === '' ? undefined : await createTypingStore(database).find(entryId, accountId);
    if (typed) return typed.payload;
    const version = await createEntryStore(database).findVersion(entryId, no);
    if (!version || version.isPurged) throw protocolError('ability', 'notFound', 'no');
    return upgraded(served.kind, version);
  };

  const find = async ({ entryId, accountId, no }: Shown) => {
    const entry = await createEntryStore(database).find(entryId);
    if (!entry || entry.status === contentStatuses.deleted) throw protocolError('ability', 'notFound', 'entryId');
    const served = kindOf(kinds, entry.kind);
    const payload = await (no === null
      ? payloadOf(entry, served, accountId, currentNo(entry))
      : payloadOf(entry, served, '', no));
    await expectPublishable(database, served, payload);
    return { served, change: changeOf(entry, payload), path: served.kind.path(entry.slug) };
  };

  const previews: Previews = {
    mayAsk: (url) => ticketOf(url) !== null,
    async show(url, viewer, work) {
      const shown = read(url);
      const { served, change, path } = await find(shown);
      // A ticket does not work for other users, nor for an operator who may no longer edit.
      if (viewer?.accountId !== shown.accountId || !viewer.permissions.has(served.kind.permissions.edit))
        throw protocolError('ability', 'forbidden');
      if (pathOf(url) !== pathOf(path)) throw protocolError('ability', 'notFound');
      return database.rolledBack(async (transaction) => {
        await writeChanges(transaction, served, [change]);
        return work();
      });
    },
  };

  return {
    ...previews,
    /** Returns the address of a preview. Throws if there is nothing that could be published. */
    async addressOf(shown: Shown): Promise<string> {
      const { path } = await find(shown);
      const parts = [
        shown.entryId,
        shown.accountId,
        shown.no === null ? '' : String(shown.no),
        String(Date.now() + PREVIEW_MINUTES * MILLISECONDS),
      ];
      return `${path}?${PREVIEW_NAME}=${[...parts, signatureOf(parts)].join('~')}`;
    },
  };
};
