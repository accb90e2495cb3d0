import * as z from 'zod/mini';
import { abilityNo } from '../catalogue/ability.ts';
import { defineCall } from '../kit/call.ts';
import { queryInteger } from '../kit/http-query.ts';
import { text } from '../kit/text.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '../trial/limits.ts';
import { openTargetList } from '../trial/open-targets.ts';
import { sampleId } from '../trial/panel.ts';
import { recognition } from '../trial/recognition.ts';

export const openService = '/api/openapi/v1';

const BASE64_MAXIMUM = Math.ceil(TRIAL_PICTURE_MAXIMUM_BYTES / 3) * 4 + 100;
const REST_MAXIMUM_BYTES = 64 * 1024;
/** A form with the file `image`, or JSON with one of the other ways to name a picture. */
export const pictureForm = {
  maximumBytes: TRIAL_PICTURE_MAXIMUM_BYTES,
  part: 'image',
  optional: true,
  jsonMaximumBytes: BASE64_MAXIMUM + REST_MAXIMUM_BYTES,
} as const;

/** Numbers of a form are texts. */
const share = z.pipe(
  z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  z.number().check(z.gte(0), z.lte(1)),
);

/** How a request names its picture, and its options; exactly one of `image`, `url`, `sampleId` and the file. */
export const pictureFields = {
  /** The bytes in base64, with or without the beginning of a data URL. */
  image: z.optional(
    z.string().check(z.maxLength(BASE64_MAXIMUM), z.regex(/^(data:image\/[\w.+-]+;base64,)?[A-Za-z0-9+/]+={0,2}$/)),
  ),
  url: z.optional(text(900, 1)),
  sampleId: z.optional(sampleId),
  /** Leaves out targets and texts with a lower score. */
  threshold: z.optional(share),
};

/** What an ability with choices looks for: a list, or names joined by commas. */
const labels = z.optional(
  z.pipe(
    z.transform((value) => (Array.isArray(value) ? value.join(',') : value)),
    openTargetList,
  ),
);
/** The version of the model that must answer. */
const version = z.optional(text(40, 1));

export const inferAbility = defineCall({
  name: 'api.infer',
  method: 'POST',
  path: `${openService}/abilities/:abilityNo/infer`,
  service: 'ability',
  access: 'key',
  keyUse: 'infer',
  idempotent: 'optional',
  versionHeader: true,
  summary: '识别一张图片：base64、图片地址、平台样例，或以表单附上图片文件',
  multipart: pictureForm,
  request: z.object({ ...pictureFields, abilityNo: queryInteger(abilityNo), labels, version }),
  answer: recognition,
});
