import type { AnnouncementText } from '#contract/site/announcement-calls.ts';
import { isoOfMinute, minuteOfIso } from '#web/kit/console/shanghai-time.ts';

/** The values of the announcement form. Times are `YYYY-MM-DD HH:mm` in Shanghai, or empty. */
export interface AnnouncementValues {
  title: string;
  content: string;
  startTime: string;
  endTime: string;
  again: boolean;
  /** The version that was edited; 0 for a new announcement. */
  version: number;
}

export const emptyAnnouncement: AnnouncementValues = {
  title: '',
  content: '',
  startTime: '',
  endTime: '',
  again: false,
  version: 0,
};

export const announcementValuesOf = ({ title, content, startTime, endTime, version }: AnnouncementText) => ({
  title,
  content,
  startTime: minuteOfIso(startTime),
  endTime: minuteOfIso(endTime),
  again: false,
  version,
});

/** Returns the part of the request that both calls share. */
export const writtenOf = ({ title, content, startTime, endTime }: AnnouncementValues) => ({
  title: title.trim(),
  content: content.trim(),
  startTime: isoOfMinute(startTime),
  endTime: isoOfMinute(endTime),
});
