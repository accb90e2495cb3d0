import { type AnnouncementState, announcementStates } from '#contract/site/announcements.ts';
import { readPageNo } from '#web/kit/list/page-no.ts';

const PATH = '/console/announcements';
const NEW = 'new';

/** The state that the address of the announcements console page holds. */
export interface AnnouncementPage {
  /** The ID of the edited announcement, or `new`; `undefined` shows the list. */
  edit: string | undefined;
  /** `null` for all states. */
  state: AnnouncementState | null;
  pageNo: number;
}

/** Reads the address and ignores invalid values. */
export const readAnnouncementPage = (search: URLSearchParams): AnnouncementPage => {
  const edit = search.get('edit') ?? '';
  return {
    edit: /^[a-z0-9-]{1,60}$/.test(edit) ? edit : undefined,
    state: announcementStates.find((state) => state === search.get('state')) ?? null,
    pageNo: readPageNo(search),
  };
};

/** Returns the canonical query of the address. */
export const writeAnnouncementPage = ({ edit, state, pageNo }: AnnouncementPage): string => {
  const search = new URLSearchParams();
  if (edit !== undefined) return `edit=${edit}`;
  if (state !== null) search.set('state', state);
  if (pageNo > 1) search.set('pageNo', String(pageNo));
  return search.toString();
};

/** Returns the address of the list or of an announcement's form. */
export const announcementPageUrl = (room: Partial<AnnouncementPage> = {}): string => {
  const query = writeAnnouncementPage({ edit: undefined, state: null, pageNo: 1, ...room });
  return query === '' ? PATH : `${PATH}?${query}`;
};

export const newAnnouncementUrl = announcementPageUrl({ edit: NEW });
export const isNew = (edit: string) => edit === NEW;
