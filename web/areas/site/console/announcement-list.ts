import { defineList, type QueryOf } from '#contract/kit/list/define-list.ts';
import { choice, page, type Parameter } from '#contract/kit/list/parameters.ts';
import { ANNOUNCEMENT_PAGE_SIZE, announcementStates } from '#contract/site/announcements.ts';

const NEW = 'new';

/** The announcement that the page edits in place of the list: its id, or `new`. */
const edit: Parameter<string | undefined, 'view'> = {
  kind: 'view',
  empty: undefined,
  read: (text) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : undefined),
  write: (id) => id ?? '',
  asked: () => undefined,
};

/** The announcements, or the form of one. */
export const announcementList = defineList({
  path: '/console/announcements',
  parameters: {
    edit,
    state: choice(announcementStates),
    pageNo: page({ size: ANNOUNCEMENT_PAGE_SIZE, beyond: 'first' }),
  },
});
export type AnnouncementQuery = QueryOf<typeof announcementList>;

export const editUrl = (id: string) => announcementList.urlOf({ ...announcementList.empty, edit: id });
export const newAnnouncementUrl = editUrl(NEW);
export const isNew = (id: string) => id === NEW;
