/** Feedback of readers on documents: its kinds, states and limits, shared by form, calls and texts. */

/** What is wrong with a document, as its reader says. */
export const feedbackKinds = ['wrong', 'missing', 'outdated', 'unclear'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** `done`: an operator has closed it without an answer. */
export const feedbackStates = ['open', 'answered', 'done'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackActions = ['answer', 'close'] as const;
export type FeedbackAction = (typeof feedbackActions)[number];

/** Where feedback comes from: the page of a document. */
export const FEEDBACK_SOURCE = 1 as const;

export const FEEDBACK_MAXIMUM = 200;
export const QUOTATION_MAXIMUM = 500;
export const ANSWER_MAXIMUM = 500;

/** Feedback of one account or sub-account that waits for an operator. */
export const OPEN_FEEDBACK_MAXIMUM = 100;
/** Own feedback that a reader sees on a document. */
export const OWN_FEEDBACK_SHOWN = 20;

/** The privacy policy names this time: it begins when the feedback is closed. */
export const CLOSED_FEEDBACK_DAYS = 365;
/** Feedback that is still open after this time is removed. */
export const OPEN_FEEDBACK_DAYS = 730;

/** The place of a document's page at which the feedback is open, so that a login or a message can lead to it. */
export const FEEDBACK_HASH = '#feedback';
