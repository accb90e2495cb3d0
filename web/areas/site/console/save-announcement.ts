import { addAnnouncement, type AnnouncementText, updateAnnouncement } from '#contract/site/announcement-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { type AnnouncementValues, writtenOf } from './announcement-values.ts';

interface Saving {
  values: AnnouncementValues;
  /** `undefined` for a new announcement. */
  edited: AnnouncementText | undefined;
  publish: boolean;
  idempotencyKey: string;
}

/** Saves the form. Throws the errors of the calls. */
export const saveAnnouncement = ({ values, edited, publish, idempotencyKey }: Saving): Promise<unknown> => {
  const written = { ...writtenOf(values), publish };
  if (!edited) return makeCall(addAnnouncement, written, { idempotencyKey });
  const { announcementId } = edited;
  const { version, again } = values;
  return makeCall(updateAnnouncement, { announcementId, version, ...written, again }, { idempotencyKey });
};
