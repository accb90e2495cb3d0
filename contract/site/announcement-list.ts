import { defineList } from '../kit/list/define-list.ts';
import { choice, page, viewOf } from '../kit/list/parameters.ts';
import { ANNOUNCEMENT_PAGE_SIZE, announcementStates } from './announcements.ts';

const NEW = 'new';

/** The announcements in the order in which they are shown, or the form of one. */
export const announcementList = defineList({
  path: '/console/announcements',
  parameters: {
    /** The announcement that the page edits: its id, or `new`. */
    edit: viewOf(/^[a-z0-9-]{1,60}$/),
    state: choice(announcementStates),
    pageNo: page({ size: ANNOUNCEMENT_PAGE_SIZE, beyond: 'first' }),
  },
});

export const editUrl = (id: string) => announcementList.urlOf({ ...announcementList.empty, edit: id });
export const newAnnouncementUrl = editUrl(NEW);
export const isNew = (id: string) => id === NEW;
