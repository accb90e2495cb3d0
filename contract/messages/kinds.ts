/** The subject of a message. */
export const messageKinds = {
  system: 1,
  certification: 2,
  workOrder: 3,
  audit: 4,
  quota: 5,
  goods: 6,
  event: 7,
  security: 8,
} as const;
export type MessageKind = (typeof messageKinds)[keyof typeof messageKinds];

/** The highest priority is a warning. */
export const priorities = { normal: 0, important: 1, warning: 2 } as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

/** The value of `read` of a message, and the filter of a list of unread messages. */
export const readStates = { unread: 0, read: 1 } as const;
