/** States and lengths of announcements, shared by server and console page. */

/** Content states as ENUM-02 numbers them. */
export const contentStatuses = { unpublished: 1, published: 2, deleted: 10 } as const;
export type ContentStatus = (typeof contentStatuses)[keyof typeof contentStatuses];

/** State of an announcement at a time: not published, scheduled, current, or over. */
export const announcementStates = ['draft', 'coming', 'holding', 'over'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Actions of an operator on an announcement, apart from editing. */
export const announcementActions = ['publish', 'unpublish', 'end', 'pin', 'unpin', 'remove'] as const;
export type AnnouncementAction = (typeof announcementActions)[number];

/** The actions that each state allows; a pinned announcement allows `unpin` instead of `pin`. */
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
