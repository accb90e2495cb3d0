import type { EngineInfo } from '#contract/trial/recognition.ts';
import { type BuiltInTask, builtInTasks, detectionTasks, type Task } from '#engines/engine.ts';
import {
  DETECTION_ENGINE_VERSION,
  OCR_ENGINE_MODEL,
  OCR_ENGINE_VERSION,
  SEGMENT_ENGINE_MODEL,
} from '#engines/version.ts';

/** The parts of an answer that an engine fills. */
export type Finds = 'targets' | 'keypoints' | 'texts' | 'fields';

/** An operator's model package that serves an ability. */
export interface ActivePackage {
  model: string;
  version: string;
  finds: readonly Finds[];
  /** Brings the package to this node if it is missing, and returns its folder. */
  open(): Promise<string>;
}

/** The packages that operators have activated. */
export interface ActivePackages {
  /** Returns undefined if the ability has none. */
  of(abilityNo: number): Promise<ActivePackage | undefined>;
  /** Lists the abilities that have one. */
  abilityNos(): Promise<number[]>;
}

export interface EquippedEngine {
  info: EngineInfo;
  finds: readonly Finds[];
  /** Returns the task for the engine's process. */
  task(): Promise<Task>;
}

/** These tasks find only text. */
const textAlone: readonly BuiltInTask[] = ['general-text'];

const isDetection = (task: BuiltInTask): boolean => (detectionTasks as readonly BuiltInTask[]).includes(task);

const findsOf = (task: BuiltInTask): readonly Finds[] => {
  if (task === 'human-keypoints') return ['targets', 'keypoints'];
  if (isDetection(task)) return ['targets'];
  return textAlone.includes(task) ? ['texts'] : ['texts', 'fields'];
};

const infoOf = (task: BuiltInTask): EngineInfo => {
  if (!isDetection(task)) {
    const model = task === 'digital-meter' ? SEGMENT_ENGINE_MODEL : OCR_ENGINE_MODEL;
    return { kind: 'builtIn', model, version: OCR_ENGINE_VERSION };
  }
  const model = task === 'human-keypoints' ? 'MoveNet' : 'CenterNet';
  return { kind: 'builtIn', model, version: DETECTION_ENGINE_VERSION };
};

const builtIn = (abilityNo: number): EquippedEngine | undefined => {
  const task = (builtInTasks as Partial<Record<number, BuiltInTask>>)[abilityNo];
  return task && { info: infoOf(task), finds: findsOf(task), task: async () => task };
};

/** Lists the abilities that have an engine, in their order: built-in ones, and those of the active packages. */
export const equippedAbilityNos = (ofPackages: readonly number[]): number[] => {
  const all = new Set([...Object.keys(builtInTasks).map(Number), ...ofPackages]);
  return [...all].sort((one, other) => one - other);
};

/** Returns the engine of an ability, or undefined. An operator's package takes precedence over a built-in one. */
export const createEngineOf =
  (packages: ActivePackages) =>
  async (abilityNo: number): Promise<EquippedEngine | undefined> => {
    const active = await packages.of(abilityNo);
    if (!active) return builtIn(abilityNo);
    const { model, version, finds } = active;
    return {
      info: { kind: 'package', model, version },
      finds,
      task: async () => ({ package: await active.open() }),
    };
  };

export type EngineOf = ReturnType<typeof createEngineOf>;
