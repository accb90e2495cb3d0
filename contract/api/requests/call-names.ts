/** The names of the calls of programs that are kept as requests, in the order in which they are offered as filters. */
export const recordedCalls = [
  'api.infer',
  'api.inferMany',
  'api.inferByProtocol',
  'mcp',
  'api.createJob',
  'api.addJobPicture',
  'api.addJobPiece',
  'api.startJob',
  'api.getJob',
  'api.getJobResults',
  'api.cancelJob',
  'api.ownRequest',
  'api.ownQuota',
  'api.replay',
] as const;
export type RecordedCall = (typeof recordedCalls)[number];
