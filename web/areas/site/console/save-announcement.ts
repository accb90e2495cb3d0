import { addAnnouncement, type AnnouncementText, updateAnnouncement } from '#contract/site/announcement-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { type AnnouncementValues, writtenOf } from './announcement-values.ts';

interface Saving {
  values: AnnouncementValues;
  /** Undefined: it is a new one. */
  edited: AnnouncementText | undefined;
  publish: boolean;
  idempotencyKey: string;
}

/** Saves what was typed. Throws what the calls throw. */
export const saveAnnouncement = ({ values, edited, publish, idempotencyKey }: Saving): Promise<unknown> => {
  const written = { ...writtenOf(values), publish };
  if (!edited) return makeCall(addAnnouncement, written, { idempotencyKey });
  const { announcementId } = edited;
  const { version, again } = values;
  return makeCall(updateAnnouncement, { announcementId, version, ...written, again }, { idempotencyKey });
};
