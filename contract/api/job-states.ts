export const jobStates = ['uploading', 'unpacking', 'running', 'done', 'cancelled', 'refused'] as const;
export type JobState = (typeof jobStates)[number];
export const endedStates: readonly JobState[] = ['done', 'cancelled', 'refused'];
export const isEnded = (state: JobState) => endedStates.includes(state);

export const itemStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ItemState = (typeof itemStates)[number];

/** The path of the page of a job. */
export const jobPath = (jobId: string) => `/account/jobs/${jobId}`;
export const batchPath = (abilityNo: number) => `/account/batch?ability=${abilityNo}`;

/** Names the abilities of a job in short. */
export const abilitiesWord = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]}等 ${names.length} 项` : names.join('、');
