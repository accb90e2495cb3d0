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
  /** A round badge strip, a collar with tie, or an apron over the top. */
  over?: 'lanyard' | 'shirt-collar' | 'apron' | 'coat';
};
