/** The tables of counts, and of who was seen. */
export const TABLES = [
  'seen',
  'hour',
  'page',
  'source',
  'trial',
  'wait',
  'step',
  'page_speed',
  'release_speed',
  'error',
  'search',
  'word',
  'use',
].map((name) => `insight_${name}`);
