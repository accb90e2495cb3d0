import {
  actOnAnnouncement,
  addAnnouncement,
  type AnnouncementText,
  updateAnnouncement,
} from '#contract/site/announcement-calls.ts';
import { makeCall } from '#web/call.ts';
import { type AnnouncementValues, writtenOf } from './announcement-values.ts';

interface Saving {
  values: AnnouncementValues;
  /** Undefined: it is a new one. */
  edited: AnnouncementText | undefined;
  /** Publishes it where it is not yet. */
  publish: boolean;
  idempotencyKey: string;
}

/** Saves what was typed. Throws what the calls throw. */
export const saveAnnouncement = async ({ values, edited, publish, idempotencyKey }: Saving): Promise<void> => {
  const written = writtenOf(values);
  if (!edited) {
    await makeCall(addAnnouncement, { ...written, publish }, { idempotencyKey });
    return;
  }
  const { announcementId } = edited;
  const { version, again } = values;
  const saved = await makeCall(updateAnnouncement, { announcementId, version, ...written, again });
  if (publish && edited.state === 'draft')
    await makeCall(actOnAnnouncement, { announcementId, version: saved.version, act: 'publish' });
};
