/**
 * States and actions of content. The table lists the actions that each state allows, and the state that each leads to.
 */

/** Statuses as ENUM-02 numbers them. A draft has no status: it exists together with the published version. */
export const contentStatuses = { unpublished: 1, published: 2, deleted: 10 } as const;
export type ContentStatus = (typeof contentStatuses)[keyof typeof contentStatuses];

/**
 * `unpublishedDraft` and `publishedDraft` have a draft: a saved version that visitors do not see. Deleted entries keep
 * their draft, which an undo brings back.
 */
export const entryStates = ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft', 'deleted'] as const;
export type EntryState = (typeof entryStates)[number];

export const entryStateOf = (status: ContentStatus, hasDraft: boolean): EntryState => {
  if (status === contentStatuses.deleted) return 'deleted';
  if (status === contentStatuses.published) return hasDraft ? 'publishedDraft' : 'published';
  return hasDraft ? 'unpublishedDraft' : 'unpublished';
};

export const entryActions = [
  'saveDraft',
  'discardDraft',
  'askReview',
  'publish',
  'schedulePublishing',
  'scheduleUnpublishing',
  'unpublish',
  'move',
  'changeAddress',
  'restore',
  'delete',
  'undelete',
  'purge',
] as const;
export type EntryAction = (typeof entryActions)[number];

/** The states in which an act is possible. */
export const actStates: Readonly<Record<EntryAction, readonly EntryState[]>> = {
  saveDraft: ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft'],
  discardDraft: ['unpublishedDraft', 'publishedDraft'],
  askReview: ['unpublishedDraft', 'publishedDraft'],
  publish: ['unpublishedDraft', 'publishedDraft'],
  schedulePublishing: ['unpublishedDraft', 'publishedDraft'],
  scheduleUnpublishing: ['published', 'publishedDraft'],
  unpublish: ['published', 'publishedDraft'],
  move: ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft'],
  changeAddress: ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft'],
  restore: ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft'],
  delete: ['unpublishedDraft', 'unpublished'],
  undelete: ['deleted'],
  purge: ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft', 'deleted'],
};

export const isPossible = (act: EntryAction, state: EntryState): boolean => actStates[act].includes(state);

/** Why a version was made; `auto` is a draft that was saved by itself. */
export const versionReasons = ['draft', 'auto', 'publish', 'default', 'restore', 'import'] as const;
export type VersionReason = (typeof versionReasons)[number];
