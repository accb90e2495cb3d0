import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { Measures } from './measure.ts';

/** What an ability requires of a picture, as far as it can be measured without recognition. */
export interface Wishes {
  /** The share of the frame that the document should fill, 0 to 1. */
  share?: number;
  /** Width divided by height, minimum and maximum. */
  aspect?: [number, number];
}

/**
 * A property of a picture that may spoil the result: the measured and the required value. It never prevents a trial.
 */
export interface Advice {
  kind: 'dark' | 'blown' | 'blurred' | 'small' | 'share' | 'aspect';
  found: string;
  wanted: string;
}

const LIGHTEST = 255;
const DARK_BELOW = 0.24;
const BLOWN_FROM = 0.93;
/** Print on white paper: so much of what is not white is dark, and its edges are crisp. */
const PRINT_INK = 0.08;
const PRINT_SHARPNESS = 500;
const BLURRED_BELOW = 70;
const SMALL_BELOW_PX = 240;
/** The tolerance for wrong estimates. */
const SLACK = 0.9;

/** Reads the requirements from the sentences of an ability's conditions. */
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
  /** A page of a PDF, which no light has spoilt. */
  isPage?: boolean;
}

/** Returns whether a white picture is paper with print on it; in a burnt-out photograph little that is dark remains. */
const isPrint = ({ blown, ink, sharpness }: Measures) =>
  ink > 0 && ink >= (1 - blown) * PRINT_INK && sharpness >= PRINT_SHARPNESS;

/** Rounds the measured value down, so that too little never reads as enough. */
const found = (share: number) => `${Math.floor(share * 100)}%`;
const wanted = (share: number) => `${Math.round(share * 100)}%`;
const ratioOf = (ratio: number) => ratio.toFixed(2);

export const adviceOn = (picture: Looked, { share, aspect }: Wishes): Advice[] => {
  const advice: Advice[] = [];
  const brightness = picture.brightness / LIGHTEST;
  if (brightness < DARK_BELOW) advice.push({ kind: 'dark', found: found(brightness), wanted: wanted(DARK_BELOW) });
  if (picture.blown >= BLOWN_FROM && !picture.isPage && !isPrint(picture))
    advice.push({ kind: 'blown', found: found(picture.blown), wanted: wanted(BLOWN_FROM) });
  if (picture.sharpness < BLURRED_BELOW)
    advice.push({ kind: 'blurred', found: String(Math.floor(picture.sharpness)), wanted: String(BLURRED_BELOW) });
  const shortSide = Math.min(picture.width, picture.height);
  if (shortSide < SMALL_BELOW_PX)
    advice.push({ kind: 'small', found: String(shortSide), wanted: String(SMALL_BELOW_PX) });
  if (share !== undefined && picture.share !== undefined && picture.share < share * SLACK)
    advice.push({ kind: 'share', found: found(picture.share), wanted: wanted(share) });
  const ratio = picture.width / picture.height;
  if (aspect && (ratio < aspect[0] * SLACK || ratio > aspect[1] / SLACK))
    advice.push({ kind: 'aspect', found: ratioOf(ratio), wanted: aspect.map(ratioOf).join('～') });
  return advice;
};
