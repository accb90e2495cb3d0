import { type OpenTarget, openTargets } from '#contract/trial/open-targets.ts';
import type { Sample } from '#contract/trial/panel.ts';
import type { EngineInfo, Found } from '#contract/trial/recognition.ts';
import { builtInTasks } from '#engines/built-in-tasks.ts';
import { type BuiltInTask, codeTasks, detectionTasks, type Task } from '#engines/engine.ts';
import {
  CODE_ENGINE_MODEL,
  CODE_ENGINE_VERSION,
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
  /** The sample in the package. */
  sample: Sample | undefined;
  /** For how many seconds it is paused since it was late too often; 0 if it runs. */
  pausedSeconds: number;
  /**
   * Loads the package onto this node if it is missing and returns the task of one run. `stop` cancels it. Throws if the
   * package is paused.
   */
  takeRun(stop: AbortSignal): Promise<{ package: string }>;
}

/** The packages that operators have activated. */
export interface ActivePackages {
  /** Returns undefined if the ability has none. */
  of(abilityNo: number): Promise<ActivePackage | undefined>;
  /** Returns the latest package of this version that was active before, or undefined. */
  before(abilityNo: number, version: string): Promise<ActivePackage | undefined>;
  /** Lists the abilities that have one. */
  abilityNos(): Promise<number[]>;
  /** Returns undefined if the package is not active or has no sample. `read` loads the package onto this node first. */
  findSample(packageId: string): Promise<{ abilityNo: number; read(): Promise<Buffer> } | undefined>;
}

export interface EquippedEngine {
  info: EngineInfo;
  finds: readonly Finds[];
  /** The choices of a trial; empty if the engine takes none. */
  choices: readonly OpenTarget[];
  /** The sample that a package brings. */
  sample?: Sample | undefined;
  /** For how many seconds a package is paused; absent if it is not. */
  pausedSeconds?: number;
  /** Whether the server that recognises is there; absent for engines of this node. */
  isThere?(): Promise<boolean>;
  /**
   * Recognises a picture outside the processes of this node, with the requested version, if there is one. Throws an
   * `EngineFault`.
   */
  recognise?(picture: Buffer, stop: AbortSignal, version?: string): Promise<Found>;
  /** Returns the task for the engine's process. `stop` gives it up. */
  task(stop: AbortSignal, labels?: readonly OpenTarget[]): Promise<Task>;
}

/** These tasks find only text. */
const textAlone: readonly BuiltInTask[] = ['general-text'];

const isDetection = (task: BuiltInTask): boolean => (detectionTasks as readonly BuiltInTask[]).includes(task);

const isCode = (task: BuiltInTask): boolean => (codeTasks as readonly BuiltInTask[]).includes(task);

const findsOf = (task: BuiltInTask): readonly Finds[] => {
  if (task === 'human-keypoints') return ['targets', 'keypoints'];
  if (isDetection(task)) return ['targets'];
  if (isCode(task)) return ['targets', 'texts'];
  return textAlone.includes(task) ? ['texts'] : ['texts', 'fields'];
};

const infoOf = (task: BuiltInTask): EngineInfo => {
  if (isCode(task)) return { kind: 'builtIn', model: CODE_ENGINE_MODEL, version: CODE_ENGINE_VERSION };
  if (!isDetection(task)) {
    const model = task === 'digital-meter' ? SEGMENT_ENGINE_MODEL : OCR_ENGINE_MODEL;
    return { kind: 'builtIn', model, version: OCR_ENGINE_VERSION };
  }
  const model = task === 'human-keypoints' ? 'MoveNet' : 'CenterNet';
  return { kind: 'builtIn', model, version: DETECTION_ENGINE_VERSION };
};

/** The built-in engines that this portal uses. */
export interface BuiltInEngines {
  abilityNos: readonly number[];
  /** Those that need the weights of detection. */
  detectorAbilityNos: readonly number[];
  of(abilityNo: number): EquippedEngine | undefined;
}

/**
 * Returns the built-in engines. `detectionWeights` is the setting with which an operator turns those of detection off.
 */
export const createBuiltInEngines = ({ detectionWeights }: { detectionWeights: boolean }): BuiltInEngines => {
  const used = Object.entries(builtInTasks).filter(([, task]) => detectionWeights || !isDetection(task));
  const byAbility = new Map<number, BuiltInTask>(used.map(([abilityNo, task]) => [Number(abilityNo), task]));
  return {
    abilityNos: [...byAbility.keys()],
    detectorAbilityNos: [...byAbility].filter(([, task]) => isDetection(task)).map(([abilityNo]) => abilityNo),
    of(abilityNo) {
      const task = byAbility.get(abilityNo);
      if (!task) return undefined;
      return {
        info: infoOf(task),
        finds: findsOf(task),
        choices: task === 'open-target' ? openTargets : [],
        task: async (_stop, labels) => (labels ? { labels } : task),
      };
    },
  };
};

/** All built-in engines, whether or not this portal uses the weights of detection. */
export const allBuiltInEngines = createBuiltInEngines({ detectionWeights: true });

/** Lists the abilities that have an engine, in their order: built-in ones, and those of the active packages. */
export const equippedAbilityNos = (builtIns: BuiltInEngines, ofPackages: readonly number[]): number[] => {
  const all = new Set([...builtIns.abilityNos, ...ofPackages]);
  return [...all].sort((one, other) => one - other);
};

const equippedBy = (active: ActivePackage): EquippedEngine => {
  const { model, version, finds, sample, pausedSeconds } = active;
  return {
    info: { kind: 'package', model, version },
    finds,
    choices: [],
    sample,
    pausedSeconds,
    task: (stop) => active.takeRun(stop),
  };
};

/** Returns the engine so that an inference server gets the version in the request. */
const pinned = (engine: EquippedEngine): EquippedEngine => {
  const { recognise, info } = engine;
  return recognise ? { ...engine, recognise: (picture, stop) => recognise(picture, stop, info.version) } : engine;
};

/**
 * Returns the engine of an ability, or undefined. An operator's package takes precedence over a built-in one. With a
 * `version` it is the engine of that version: the present one, a package that was active before, or the built-in one
 * that a package replaces. An ability without an engine has none of any version.
 */
export const createEngineOf =
  (packages: ActivePackages, builtIns: BuiltInEngines) =>
  async (abilityNo: number, version?: string): Promise<EquippedEngine | undefined> => {
    const active = await packages.of(abilityNo);
    const builtIn = builtIns.of(abilityNo);
    const present = active ? equippedBy(active) : builtIn;
    if (!present || version === undefined) return present;
    if (version === present.info.version) return pinned(present);
    const before = await packages.before(abilityNo, version);
    if (before) return equippedBy(before);
    return builtIn?.info.version === version ? pinned(builtIn) : undefined;
  };

export type EngineOf = ReturnType<typeof createEngineOf>;
