import type { Point } from '#contract/trial/recognition.ts';
import { type Box, boxOf } from './boxes.ts';
import { type Captioned, NEVER, type Obstacle, type PlacedCaption, placeCaptions } from './place-captions.ts';
import { captionOf, idOfKeypoint, type Shape } from './shapes.ts';

const CAPTION_PX = 20;
const NUMBER_PX = 16;
/** Captions that would cover more of the picture than this give way to numbers. */
const SHARE_AT_MOST = 0.1;
/** The upper part of a target, by which one knows it. */
const HEAD = 0.36;
const REACH_PX = 110;
/** Of documents: there is room beside a page. */
const FAR_REACH_PX = 170;
const NUMBER_REACH_PX = 12;

export interface Caption extends PlacedCaption {
  id: string;
  words: string;
  isWrong: boolean;
  isActive: boolean;
  isNumber: boolean;
}

interface CaptionsOf {
  shapes: readonly Shape[];
  /** Pixels drawn a pixel of the picture. */
  scale: number;
  /** Drawn. */
  picture: { width: number; height: number };
  /** Where captions may stand. */
  within: Box;
  shown: boolean;
  active: ReadonlySet<string>;
  widthOf: (words: string) => number;
}

const obstaclesOf = (shapes: readonly Shape[], scaled: (shape: Shape) => Point[]): Obstacle[] =>
  shapes.flatMap((shape): Obstacle[] => {
    if (shape.isBack) return [];
    const box = boxOf(scaled(shape));
    const { id, isBox, isHidden } = shape;
    // Lines of print and fields are covered rather than what a target looks like.
    if (!isBox) return [isHidden ? { id, box, weight: 2.5, isPrint: true } : { id, box, weight: 3 }];
    const head: Box = [box[0], box[1], box[2], box[3] * HEAD];
    return [
      { id, box, weight: 1 },
      { id, box: head, weight: NEVER },
    ];
  });

/** The captions of what is found: of all shapes where there is room, else of whole documents, the numbers of targets and what is pointed at. */
export const captionsOf = ({ shapes, scale, picture, within, shown, active, widthOf }: CaptionsOf): Caption[] => {
  const scaled = (shape: Shape) => shape.outline.map(([x, y]): Point => [x * scale, y * scale]);
  const visible = shapes.filter(({ isHidden }) => !isHidden);
  const asked = shown ? visible.filter(({ isQuiet, isBack }) => !isQuiet && !isBack) : [];
  const backs = shown ? visible.filter(({ isBack }) => isBack) : [];
  const area = asked.reduce((sum, shape) => sum + widthOf(captionOf(shape)) * CAPTION_PX, 0);
  const crowded = area > SHARE_AT_MOST * picture.width * picture.height;
  const obstacles = obstaclesOf(shapes, scaled);

  type Wish = Captioned & Pick<Caption, 'words' | 'isWrong' | 'isActive' | 'isNumber'>;
  const wishOf = (shape: Shape, words: string, isNumber = false): Wish => ({
    id: shape.id,
    outline: scaled(shape),
    words,
    width: widthOf(words),
    height: isNumber ? NUMBER_PX : CAPTION_PX,
    isWrong: shape.isWrong ?? false,
    isActive: active.has(shape.id),
    isNumber,
    must: false,
    reach: isNumber ? NUMBER_REACH_PX : shape.isBox ? REACH_PX : FAR_REACH_PX,
  });
  const put = (wishes: readonly Wish[], around: readonly Obstacle[]) => {
    const places = placeCaptions(wishes, around, within);
    return wishes.flatMap((wish, at): Caption[] => {
      const place = places[at];
      const { id, words, isWrong, isActive, isNumber } = wish;
      return place ? [{ id, words, isWrong, isActive, isNumber, ...place }] : [];
    });
  };

  // Small ones have the least choice.
  const bySize = [...asked].sort((a, b) => (a.isBox ? boxOf(a.outline)[2] - boxOf(b.outline)[2] : 0));
  const large = [...backs, ...(crowded ? [] : bySize)];
  const whole = put(
    large.map((shape) => wishOf(shape, captionOf(shape))),
    obstacles,
  );
  const captioned = new Set(whole.map(({ id }) => id));
  const standing = whole.map(({ id, box }): Obstacle => ({ id, box, weight: NEVER }));
  const numbered = bySize.filter(({ id, number }) => number !== undefined && !captioned.has(id) && !active.has(id));
  const numbers = put(
    numbered.map((shape) => ({ ...wishOf(shape, String(shape.number), true), must: true })),
    [...obstacles, ...standing],
  );
  const pointed = visible.flatMap((shape): Wish[] => {
    const own = active.has(shape.id) && !captioned.has(shape.id) ? [wishOf(shape, captionOf(shape))] : [];
    const points = (shape.keypoints ?? []).flatMap(({ name, x, y }): Wish[] => {
      const id = idOfKeypoint(shape.id, name);
      if (!active.has(id)) return [];
      const [cx, cy] = [x * scale, y * scale];
      const outline: Point[] = [
        [cx - NUMBER_PX / 2, cy - NUMBER_PX / 2],
        [cx + NUMBER_PX / 2, cy + NUMBER_PX / 2],
      ];
      return [{ ...wishOf(shape, name), id, outline, isActive: true }];
    });
    return [...own, ...points].filter(({ words }) => words !== '').map((wish) => ({ ...wish, must: true }));
  });
  return [...whole, ...numbers, ...put(pointed, obstacles)];
};
