/** States and lengths of announcements that server and room read. */

/** As ENUM-02 numbers what becomes of content. */
export const contentStatuses = { unpublished: 1, published: 2, deleted: 10 } as const;
export type ContentStatus = (typeof contentStatuses)[keyof typeof contentStatuses];

/** What an announcement is at a time: not published, published for later, holding, or over. */
export const announcementStates = ['draft', 'coming', 'holding', 'over'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** What an operator does with an announcement, beside writing it. */
export const announcementActions = ['publish', 'unpublish', 'end', 'pin', 'unpin', 'remove'] as const;
export type AnnouncementAction = (typeof announcementActions)[number];

/** Which acts are possible in which state; one that is pinned can be unpinned instead. */
export const actionsByState: Readonly<Record<AnnouncementState, readonly AnnouncementAction[]>> = {
  draft: ['publish', 'remove'],
  coming: ['unpublish', 'pin', 'unpin'],
  holding: ['end', 'unpublish', 'pin', 'unpin'],
  over: ['unpublish', 'remove'],
};

export const ANNOUNCEMENT_TITLE_MAXIMUM = 30;
/** Characters of an announcement's markdown. */
export const ANNOUNCEMENT_CONTENT_MAXIMUM = 5000;
export const ANNOUNCEMENT_PAGE_SIZE = 20;
