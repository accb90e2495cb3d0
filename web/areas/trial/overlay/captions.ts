import type { Point } from '#contract/trial/recognition.ts';
import { type Box, boxOf, distance } from './boxes.ts';
import { type Captioned, NEVER, type Obstacle, type PlacedCaption, placeCaptions } from './place-captions.ts';
import { captionOf, idOfKeypoint, type Shape } from './shapes.ts';

const CAPTION_PX = 20;
const NUMBER_PX = 16;
/** If captions would cover more of the picture than this share, numbers replace them. */
const SHARE_AT_MOST = 0.1;
/** Placing captions for more shapes than this takes too long. */
const CAPTIONS_MAXIMUM = 80;
/** Captions would nearly hide a field drawn lower than this, so it has one only while it is pointed at. */
const FIELD_LEAST_PX = 12;
/** The upper share of a target, by which a viewer recognizes it. */
const HEAD = 0.36;
const REACH_PX = 110;
/** The reach for documents, which have space next to the page. */
const FAR_REACH_PX = 170;
const NUMBER_REACH_PX = 12;

export interface Caption extends PlacedCaption {
  id: string;
  words: string;
  isWrong: boolean;
  isActive: boolean;
  isNumber: boolean;
}

interface Placing {
  shapes: readonly Shape[];
  /** Drawn pixels per pixel of the picture. */
  scale: number;
  /** The size as drawn. */
  picture: { width: number; height: number };
  /** The area for captions. */
  within: Box;
  widthOf: (words: string) => number;
}

const obstaclesOf = (shapes: readonly Shape[], scaled: (shape: Shape) => Point[]): Obstacle[] =>
  shapes.flatMap((shape): Obstacle[] => {
    if (shape.isBack) return [];
    const box = boxOf(scaled(shape));
    const { id, isBox, isHidden } = shape;
    // Better to cover lines of print and fields than the look of a target.
    if (!isBox) return [isHidden ? { id, box, weight: 2.5, isPrint: true } : { id, box, weight: 3 }];
    const head: Box = [box[0], box[1], box[2], box[3] * HEAD];
    return [
      { id, box, weight: 1 },
      { id, box: head, weight: NEVER },
    ];
  });

type Wish = Captioned & Pick<Caption, 'words' | 'isWrong' | 'isActive' | 'isNumber'>;

/** Prepares the placement of captions for these shapes. */
const placing = ({ shapes, scale, within, widthOf }: Placing) => {
  const scaled = (shape: Shape) => shape.outline.map(([x, y]): Point => [x * scale, y * scale]);
  const obstacles = obstaclesOf(shapes, scaled);
  return {
    wishOf: (shape: Shape, words: string, isNumber = false): Wish => ({
      id: shape.id,
      outline: scaled(shape),
      words,
      width: widthOf(words),
      height: isNumber ? NUMBER_PX : CAPTION_PX,
      isWrong: shape.isWrong ?? false,
      isActive: false,
      isNumber,
      isField: !shape.isBox && !shape.isBack,
      must: isNumber,
      reach: isNumber ? NUMBER_REACH_PX : shape.isBox ? REACH_PX : FAR_REACH_PX,
    }),
    put: (wishes: readonly Wish[], fixed: readonly Obstacle[] = []) => {
      const places = placeCaptions(wishes, [...obstacles, ...fixed], within);
      return wishes.flatMap((wish, at): Caption[] => {
        const place = places[at];
        const { id, words, isWrong, isActive, isNumber } = wish;
        return place ? [{ id, words, isWrong, isActive, isNumber, ...place }] : [];
      });
    },
  };
};

/** Returns the height of print at any rotation. */
const heightOf = ({ outline }: Shape): number => {
  const [first, second, third] = outline;
  if (outline.length === 4 && first && second && third)
    return Math.min(distance(first, second), distance(second, third));
  const [, , width, height] = boxOf(outline);
  return Math.min(width, height);
};

/**
 * Returns the captions that are shown regardless of the pointer: those of all shapes if there is space, otherwise those
 * of whole documents and the numbers of targets.
 */
export const fixedCaptions = (given: Placing): Caption[] => {
  const { wishOf, put } = placing(given);
  const visible = given.shapes.filter(({ isHidden }) => !isHidden);
  const backs = visible.filter(({ isBack }) => isBack);
  const isLegible = (shape: Shape) => shape.isBox || heightOf(shape) * given.scale >= FIELD_LEAST_PX;
  const asked = visible.filter((shape) => !shape.isQuiet && !shape.isBack && isLegible(shape));
  const area = asked.reduce((sum, shape) => sum + given.widthOf(captionOf(shape)) * CAPTION_PX, 0);
  const crowded = asked.length > CAPTIONS_MAXIMUM || area > SHARE_AT_MOST * given.picture.width * given.picture.height;
  // Small shapes first, since they have the fewest places to choose from.
  const bySize = [...asked].sort((a, b) => (a.isBox ? boxOf(a.outline)[2] - boxOf(b.outline)[2] : 0));
  const whole = put(
    [...backs, ...(crowded ? [] : bySize)].map((shape) => {
      const wish = wishOf(shape, captionOf(shape));
      // Lines across a document confuse. A field without space next to it gets its caption while it is pointed at.
      return wish.isField ? { ...wish, reach: 0 } : wish;
    }),
  );
  const captioned = new Set(whole.map(({ id }) => id));
  const numbered = bySize.filter(({ id, number }) => number !== undefined && !captioned.has(id));
  const numbers = put(
    numbered.map((shape) => wishOf(shape, String(shape.number), true)),
    whole.map(({ id, box }) => ({ id, box, weight: NEVER })),
  );
  return [...whole, ...numbers];
};

/** Returns the standing captions, and the full captions of what is pointed at instead of its numbers. */
export const withPointed = (
  given: Placing,
  fixed: readonly Caption[],
  active: ReadonlySet<string>,
): readonly Caption[] => {
  if (active.size === 0) return fixed;
  const { wishOf, put } = placing(given);
  const kept = fixed.flatMap((caption) => {
    const isActive = active.has(caption.id);
    return isActive && caption.isNumber ? [] : [{ ...caption, isActive }];
  });
  const captioned = new Set(kept.map(({ id }) => id));
  const pointed = given.shapes.flatMap((shape): Wish[] => {
    if (shape.isHidden) return [];
    const own = active.has(shape.id) && !captioned.has(shape.id) ? [wishOf(shape, captionOf(shape))] : [];
    const points = (shape.keypoints ?? []).flatMap(({ name, x, y }): Wish[] => {
      const id = idOfKeypoint(shape.id, name);
      if (!active.has(id)) return [];
      const [cx, cy] = [x * given.scale, y * given.scale];
      const outline: Point[] = [
        [cx - NUMBER_PX / 2, cy - NUMBER_PX / 2],
        [cx + NUMBER_PX / 2, cy + NUMBER_PX / 2],
      ];
      return [{ ...wishOf(shape, name), id, outline }];
    });
    return [...own, ...points].filter(({ words }) => words !== '');
  });
  return [...kept, ...put(pointed.map((wish) => ({ ...wish, isActive: true, must: true })))];
};
