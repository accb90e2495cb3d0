import { type DetectionTask, detectionTasks, type OpenTargetTask, type Task } from '../engine.ts';
import { createDetector, type Detector } from '../detection/detector.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { toSent } from './to-sent.ts';
import type { Work } from './serve-jobs.ts';

const isDetection = (task: Task): task is DetectionTask => (detectionTasks as readonly Task[]).includes(task);
const isOpen = (task: Task): task is OpenTargetTask => typeof task === 'object' && 'labels' in task;
/** Small, and of every size that the models have. */
const blank = { width: 64, height: 64, rgb: new Uint8Array(64 * 64 * 3) };

/** Targets and key points in pictures. */
export const createDetectionWork = (): Work => {
  let opened: Promise<Detector> | undefined;
  const open = () => {
    opened ??= createDetector();
    return opened;
  };
  return {
    async warmUp() {
      await (await open()).detect('personnel', blank);
    },
    async run(task, picture) {
      if (!isDetection(task) && !isOpen(task)) throw new Error('no task of detection');
      const decoded = await decodePicture(picture);
      const detector = await open();
      const { targets, notes } = isOpen(task)
        ? await detector.detectNamed(task.labels, decoded.raster)
        : await detector.detect(task, decoded.raster);
      return toSent(decoded, { targets, texts: [], fields: [], pieces: [], notes });
    },
  };
};
