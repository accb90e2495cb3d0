import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { Measures } from './measure.ts';

/** What an ability's conditions ask of a picture, as far as that can be seen without recognising it. */
export interface Wishes {
  /** Of the frame, what the document should take, 0 to 1. */
  share?: number;
  /** Width by height, from and to. */
  aspect?: [number, number];
}

/** Something about a picture that may spoil the result; never a reason not to try it. */
export type Advice =
  | { kind: 'dark' | 'blown' | 'blurred' | 'small' | 'aspect' }
  | { kind: 'share'; found: number; wanted: number };

const DARK_BELOW = 62;
const BLOWN_FROM = 0.93;
const BLURRED_BELOW = 70;
const SMALL_BELOW_PX = 240;
/** An estimate may be wrong by so much. */
const SLACK = 0.9;

/** Reads the wishes in an ability's conditions as their sentences state them. */
export const wishesOf = ({ condition }: Pick<AbilityDetail, 'condition'>): Wishes => {
  const text = condition.flatMap(({ des }) => des).join('\n');
  const share = /占画面 (\d+)% 以上/.exec(text);
  const aspect = /宽高比 (\d+):(\d+)～(\d+):(\d+)/.exec(text)?.slice(1).map(Number) as
    | [number, number, number, number]
    | undefined;
  return {
    ...(share && { share: Number(share[1]) / 100 }),
    ...(aspect && { aspect: [aspect[0] / aspect[1], aspect[2] / aspect[3]] }),
  };
};

interface Looked extends Measures {
  width: number;
  height: number;
}

export const adviceOn = (picture: Looked, { share, aspect }: Wishes): Advice[] => {
  const advice: Advice[] = [];
  if (picture.brightness < DARK_BELOW) advice.push({ kind: 'dark' });
  if (picture.blown >= BLOWN_FROM) advice.push({ kind: 'blown' });
  if (picture.sharpness < BLURRED_BELOW) advice.push({ kind: 'blurred' });
  if (Math.min(picture.width, picture.height) < SMALL_BELOW_PX) advice.push({ kind: 'small' });
  if (share !== undefined && picture.share !== undefined && picture.share < share * SLACK)
    advice.push({ kind: 'share', found: picture.share, wanted: share });
  const ratio = picture.width / picture.height;
  if (aspect && (ratio < aspect[0] * SLACK || ratio > aspect[1] / SLACK)) advice.push({ kind: 'aspect' });
  return advice;
};
