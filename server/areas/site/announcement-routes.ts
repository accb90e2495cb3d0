import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import {
  actOnAnnouncement,
  addAnnouncement,
  getAnnouncementText,
  previewAnnouncement,
  queryAnnouncements,
  updateAnnouncement,
} from '#contract/site/announcement-calls.ts';
import { actionsByState, type AnnouncementAction } from '#contract/site/announcements.ts';
import { getAnnouncement } from '#contract/site/calls.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { markdownErrorText, markdownError, renderMarkdownPart } from '#server/kit/markdown/render-markdown.ts';
import { announcementsTag, createAnnouncementStore, type WrittenAnnouncement } from './announcement-store.ts';

type Store = ReturnType<typeof createAnnouncementStore>;

/**
 * Returns the input as stored, with uniform line ends. Throws if the markdown is invalid or the end is not after the
 * start.
 */
const readWritten = <Written extends WrittenAnnouncement>(written: Written, endsLater: boolean): Written => {
  const content = written.content.replace(/\r\n?/g, '\n').trim();
  if (markdownErrorText(content)) throw protocolError('ability', 'invalid', 'content');
  const { startTime, endTime } = written;
  const earliest = Math.max(startTime === null ? 0 : Date.parse(startTime), endsLater ? Date.now() : 0);
  if (endTime !== null && Date.parse(endTime) <= earliest) throw businessError('ability', '10003', 'endTime');
  return { ...written, content };
};

/** Locks an announcement and checks that it has the version that the caller saw. */
const holdVersion = async (store: Store, announcementId: string, version: number) => {
  const held = await store.hold(announcementId);
  if (!held) throw protocolError('ability', 'notFound', 'announcementId');
  if (held.version !== version) throw businessError('ability', CHANGED_BY_OTHERS);
  return held;
};

export const serveAnnouncements = (calls: Calls, database: Database, { audit }: { audit: Audit }) => {
  const record = (
    transaction: Database,
    caller: Caller,
    act: 'create' | 'edit' | AnnouncementAction,
    { announcementId, title }: { announcementId: string; title: string },
  ) =>
    audit(transaction, {
      actor: userOf(caller),
      address: caller.address,
      act: `announcement.${act}`,
      objectKind: 'announcement',
      objectId: announcementId,
      objectName: title,
    });

  calls.serve(
    getAnnouncement,
    async () => {
      const announcement = await createAnnouncementStore(database).findCurrent();
      return announcement ? { ...announcement, content: renderMarkdownPart(announcement.content) } : null;
    },
    () => [announcementsTag],
  );

  calls.serve(queryAnnouncements, (query) => createAnnouncementStore(database).list(query));

  calls.serve(getAnnouncementText, async ({ announcementId }) => {
    const announcement = await createAnnouncementStore(database).find(announcementId);
    if (!announcement) throw protocolError('ability', 'notFound', 'announcementId');
    return announcement;
  });

  calls.serve(previewAnnouncement, ({ content }) => ({
    html: renderMarkdownPart(content),
    problem: markdownError(content) ?? null,
  }));

  calls.serve(addAnnouncement, ({ publish, ...given }, caller) =>
    idempotent(database, caller, addAnnouncement, async (transaction) => {
      const written = readWritten(given, publish);
      const { accountName } = userOf(caller);
      const announcementId = await createAnnouncementStore(transaction).add(written, publish, accountName);
      const named = { announcementId, title: written.title };
      await record(transaction, caller, 'create', named);
      if (publish) await record(transaction, caller, 'publish', named);
      return { announcementId, version: 1 };
    }),
  );

  calls.serve(updateAnnouncement, ({ announcementId, version, again, publish, ...given }, caller) =>
    idempotent(database, caller, updateAnnouncement, async (transaction) => {
      const store = createAnnouncementStore(transaction);
      const held = await holdVersion(store, announcementId, version);
      if (publish && !actionsByState[held.state].includes('publish')) throw businessError('ability', WRONG_STATE);
      const isShown = publish || held.state === 'holding' || held.state === 'coming';
      const startTime = given.startTime ?? (held.state === 'draft' ? null : held.startTime);
      const written = readWritten({ ...given, startTime }, isShown);
      const { accountName } = userOf(caller);
      const named = { announcementId, title: written.title };
      const changed = await store.update(announcementId, written, again, accountName);
      await record(transaction, caller, 'edit', named);
      if (!publish) return { version: changed };
      const published = await store.act(announcementId, 'publish', accountName);
      await record(transaction, caller, 'publish', named);
      return { version: published };
    }),
  );

  calls.serve(actOnAnnouncement, ({ announcementId, version, act }, caller) =>
    database.transaction(async (transaction) => {
      const store = createAnnouncementStore(transaction);
      const held = await holdVersion(store, announcementId, version);
      if (!actionsByState[held.state].includes(act)) throw businessError('ability', WRONG_STATE);
      if (act === 'publish') readWritten(held, true);
      const changed = await store.act(announcementId, act, userOf(caller).accountName);
      await record(transaction, caller, act, held);
      return { version: changed };
    }),
  );
};
