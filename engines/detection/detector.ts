import { TARGET_SCORE_MINIMUM } from '#contract/trial/limits.ts';
import { type OpenTarget, openTargets } from '#contract/trial/open-targets.ts';
import type { Target } from '#contract/trial/recognition.ts';
import type { DetectionTask, Raster } from '../engine.ts';
import type { CocoName } from './coco-names.ts';
import { createObjectFinder, type FoundObject } from './objects.ts';
import { best, overlap } from './overlap.ts';
import { createPoseReader } from './pose.ts';

/** Animals of different kinds are easily confused, so they need a higher score than other targets. */
const ANIMAL_SCORE_MINIMUM = 0.5;
/** With 80 names, the risk of confusion requires a higher score too. */
const OPEN_SCORE_MINIMUM = 0.5;
/** Boxes with two names that overlap by this much mean one object. */
const SAME_OBJECT = 0.7;

/** What each task looks for, and the ability's label for it. */
const lookedFor: Record<
  Exclude<DetectionTask, 'open-target'>,
  { name: CocoName; label: string; none?: string; minimum?: number }
> = {
  personnel: { name: 'person', label: '人员' },
  'control-room-absence': { name: 'person', label: '值岗人员', none: '画面中没有发现值岗人员。' },
  cattle: { name: 'cow', label: '牛', minimum: ANIMAL_SCORE_MINIMUM },
  sheep: { name: 'sheep', label: '羊', minimum: ANIMAL_SCORE_MINIMUM },
  ship: { name: 'boat', label: '船舶' },
  'human-keypoints': { name: 'person', label: '人体' },
};
/** The number of persons whose key points are read, those with the highest scores: each costs time. */
const POSES = 20;
const tenths = (value: number) => Math.round(value * 10) / 10;
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

export interface Detection {
  /** Highest score first, each at least `TARGET_SCORE_MINIMUM`. */
  targets: Target[];
  notes: string[];
}

/** Finds targets and key points in pictures, one after the other. */
export const createDetector = async () => {
  const objects = await createObjectFinder();
  const poses = await createPoseReader();

  const targetOf = (label: string, { score, box }: FoundObject): Target => ({
    label,
    score: thousandths(score),
    box: [tenths(box[0]), tenths(box[1]), tenths(box[2]), tenths(box[3])],
  });

  const withKeypoints = async (picture: Raster, label: string, found: FoundObject[]) => {
    const targets: Target[] = [];
    for (const person of found.slice(0, POSES)) {
      const keypoints = await poses.read(picture, person.box, TARGET_SCORE_MINIMUM);
      const rounded = keypoints.map((point) => ({
        ...point,
        x: tenths(point.x),
        y: tenths(point.y),
        score: thousandths(point.score),
      }));
      targets.push({ ...targetOf(label, person), keypoints: rounded });
    }
    return targets;
  };

  /** The objects of COCO with the given names. Of two names for one object, the one with the higher score remains. */
  const detectNamed = async (labels: readonly OpenTarget[], picture: Raster): Promise<Detection> => {
    const classes = labels.map((label) => openTargets.indexOf(label));
    const found = await objects.findAll(picture, classes, OPEN_SCORE_MINIMUM);
    const kept = best(found, (one, other) => overlap(one.box, other.box) > SAME_OBJECT);
    const notes = kept.length === 0 ? ['没有找到所选的目标。'] : [];
    return { targets: kept.map((object) => targetOf(openTargets[object.of] as OpenTarget, object)), notes };
  };

  return {
    detectNamed,
    async detect(task: DetectionTask, picture: Raster): Promise<Detection> {
      if (task === 'open-target') return detectNamed(openTargets, picture);
      const { name, label, none, minimum = TARGET_SCORE_MINIMUM } = lookedFor[task];
      const found = await objects.find(picture, name, minimum);
      const notes = found.length === 0 && none ? [none] : [];
      if (task !== 'human-keypoints') return { targets: found.map((object) => targetOf(label, object)), notes };
      if (found.length > POSES) notes.push(`画面中的人较多，只给出其中 ${POSES} 人的关键点。`);
      return { targets: await withKeypoints(picture, label, found), notes };
    },
  };
};
export type Detector = Awaited<ReturnType<typeof createDetector>>;
