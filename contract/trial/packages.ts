import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { abilityNo } from '../catalogue/ability.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { MODEL_PACKAGE_MAXIMUM_BYTES, MODEL_PACKAGE_PIECE_BYTES, PACKAGES_OF_ABILITY_MAXIMUM } from './limits.ts';
import { actionsOfPackage, type PackageAction, packageActions, packageStates } from './package-states.ts';
import { engineInfo, target, textLine } from './recognition.ts';

const base = '/api/ai-portal/portal/v1/console/model';
const access = 'consoleModels';
const service = 'ability';

const packageId = text(18).check(z.regex(/^[1-9]\d*$/));
const sha256 = text(64).check(z.regex(/^[0-9a-f]{64}$/));
const version = count;

/** Result of the check of a package, which runs in a separate process. */
export const packageReport = z.object({
  passed: z.boolean(),
  /** The reasons for a rejection, and notes for the operator, one Chinese sentence each. */
  reasons: z.array(z.string()),
  notes: z.array(z.string()),
  /** The manifest; null if it could not be read. */
  manifest: z.nullable(
    z.object({
      name: z.string(),
      version: z.string(),
      licence: z.string(),
      decoder: z.string(),
      labels: z.array(z.string()),
      chips: z.array(count),
      /** An example only shows the format and can never be activated. */
      example: z.boolean(),
    }),
  ),
  /** Figures of the model from a real run. */
  nodes: z.nullable(count),
  outputs: z.array(z.object({ name: z.string(), dims: z.array(z.int()) })),
  /** What the model finds in the package's sample; null if there is none. */
  sample: z.nullable(
    z.object({ file: z.string(), width: count, height: count, targets: z.array(target), texts: z.array(textLine) }),
  ),
  /** Time for one picture after the model is loaded, and the peak memory of its process. */
  milliseconds: z.nullable(count),
  memoryBytes: z.nullable(count),
});
export type PackageReport = z.output<typeof packageReport>;

const modelPackage = z.object({
  packageId,
  abilityNo,
  /** Name from the manifest; the file name until the manifest is read. */
  name: z.string(),
  modelVersion: z.nullable(z.string()),
  state: z.enum(packageStates),
  /** Increases with each change; an action names the version that its caller saw. */
  version,
  bytes: count,
  sha256,
  report: z.nullable(packageReport),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
  activatedAt: z.nullable(z.iso.datetime()),
  /** Trials for which the package gave no result, and the last of them; null if there are none. */
  fault: z.nullable(
    z.object({
      /** `late`: its process was ended for time; `failed`: it failed over a picture or used too much memory. */
      kind: z.enum(['late', 'failed']),
      at: z.iso.datetime(),
      count,
      /** It was late several times in a row and is not run until then; null if it runs. */
      pausedUntil: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type ModelPackage = z.output<typeof modelPackage>;

/** Returns the actions that a package allows now. */
export const actsOn = ({ state, report }: Pick<ModelPackage, 'state' | 'report'>): readonly PackageAction[] =>
  actionsOfPackage[state].filter((act) => act !== 'activate' || report?.manifest?.example !== true);

export const listModels = defineCall({
  name: 'models.list',
  method: 'GET',
  path: `${base}/abilities`,
  service,
  access,
  summary: '各能力所配的引擎，以及模型包的数量',
  request: z.object({}),
  answer: z.object({
    list: z.array(
      z.object({
        abilityNo,
        abilityName: z.string(),
        labels: z.array(z.string()),
        engine: z.nullable(engineInfo),
        /** The platform has a built-in engine for the ability; a package takes precedence over it. */
        builtIn: z.boolean(),
        packages: count,
        downloads: count,
        /** The pinyin of the name, by which the page also finds it. */
        syllables: z.array(z.string()),
      }),
    ),
    /** The detector, whose weights have no stated licence: whether it is used, and for how many abilities. */
    detector: z.object({ isUsed: z.boolean(), abilities: count }),
  }),
});

export const listPackages = defineCall({
  name: 'models.listPackages',
  method: 'GET',
  path: `${base}/packages`,
  service,
  access,
  statuses: [404],
  summary: '一项能力的模型包，最新的在前',
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: z.object({
    list: z.array(modelPackage).check(z.maxLength(PACKAGES_OF_ABILITY_MAXIMUM)),
    /** The package that a rollback would activate. */
    beforeId: z.nullable(packageId),
  }),
});

export const getExamplePackage = defineCall({
  name: 'models.example',
  method: 'GET',
  path: `${base}/example`,
  service,
  access,
  statuses: [404],
  summary: '一项能力的示例模型包：可直接上传并通过检查的 ZIP，以 Base64 给出',
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: z.object({ fileName: z.string(), contents: z.string() }),
});

export const beginPackage = defineCall({
  name: 'models.begin',
  method: 'POST',
  path: `${base}/package/begin`,
  service,
  access,
  summary: '开始上传模型包：声明大小与 SHA-256，随后逐片上传',
  idempotent: true,
  request: z.object({
    abilityNo,
    fileName: text(120, 1),
    bytes: count.check(z.gte(1), z.lte(MODEL_PACKAGE_MAXIMUM_BYTES)),
    sha256,
  }),
  answer: z.object({ packageId, pieceBytes: count, pieces: count }),
});

export const sendPiece = defineCall({
  name: 'models.sendPiece',
  method: 'POST',
  path: `${base}/package/piece`,
  service,
  access,
  statuses: [404],
  summary: '上传模型包的一片；每片等长，末片除外；同一片可重传',
  multipart: { maximumBytes: MODEL_PACKAGE_PIECE_BYTES },
  request: z.object({ packageId, pieceNo: queryInteger(count) }),
  answer: z.object({ missing: z.array(count) }),
});

export const finishPackage = defineCall({
  name: 'models.finish',
  method: 'POST',
  path: `${base}/package/finish`,
  service,
  access,
  statuses: [404],
  summary: '结束上传并开始检查；内容与声明不符时返回 PTL0007',
  request: z.object({ packageId }),
  answer: modelPackage,
});

export const actOnPackage = defineCall({
  name: 'models.act',
  method: 'POST',
  path: `${base}/package/act`,
  service,
  access,
  statuses: [404],
  summary: '启用、停用或删除模型包；模型包无法取出或运行时启用返回 20006',
  request: z.object({ packageId, version, act: z.enum(packageActions) }),
  answer: z.object({ package: z.nullable(modelPackage) }),
});
