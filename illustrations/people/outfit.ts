import type { Tone } from '../palette.ts';
import type { HeadLook } from './head.ts';

/** What a person wears; `coverall` gives legs and trunk one tone, `vest` lies over the top. */
export type Outfit = HeadLook & {
  top?: Tone;
  trousers?: Tone;
  shoes?: Tone;
  gloves?: Tone;
  vest?: boolean;
  coverall?: boolean;
  /** What lies over the top: a badge on its ribbon, a shirt's collar, an apron, an open white coat, a cook's jacket. */
  over?: 'lanyard' | 'shirt-collar' | 'apron' | 'coat' | 'chef-jacket';
  /** Reflective bands around a miner's suit. */
  bands?: boolean;
  /** A canister with breathing gear on a waist belt. */
  selfRescuer?: boolean;
  harness?: boolean;
  lifeJacket?: boolean;
};
