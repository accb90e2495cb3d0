import type { KindName } from './kinds.ts';

/** The kind of work order that each contact of the site answers. */
export const consultationKinds = {
  business: 'cooperation',
  presales: 'consultation',
  support: 'fault',
} as const satisfies Record<string, KindName>;
