/** The states of a queued job. `created` waits for its time or a free node, `retry` for its next attempt. */
export const jobStates = ['failed', 'active', 'retry', 'created', 'completed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** The actions of operators on a failed job. */
export const jobActions = ['retry', 'remove'] as const;
export type JobAction = (typeof jobActions)[number];
