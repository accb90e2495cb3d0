import type { Keypoint } from '#contract/trial/recognition.ts';

const LIMBS = [
  ['左耳', '左眼'],
  ['左眼', '右眼'],
  ['右眼', '右耳'],
  ['左肩', '右肩'],
  ['左肩', '左肘'],
  ['左肘', '左腕'],
  ['右肩', '右肘'],
  ['右肘', '右腕'],
  ['左肩', '左髋'],
  ['右肩', '右髋'],
  ['左髋', '右髋'],
  ['左髋', '左膝'],
  ['左膝', '左踝'],
  ['右髋', '右膝'],
  ['右膝', '右踝'],
] as const;

/** Returns the lines between the key points of a body, where both ends were found. */
export const limbsOf = (keypoints: readonly Keypoint[]): [Keypoint, Keypoint][] => {
  const byName = new Map(keypoints.map((keypoint) => [keypoint.name, keypoint]));
  return LIMBS.flatMap(([from, to]): [Keypoint, Keypoint][] => {
    const [a, b] = [byName.get(from), byName.get(to)];
    return a && b ? [[a, b]] : [];
  });
};
