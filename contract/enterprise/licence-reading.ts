import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { text } from '../kit/text.ts';
import { application, FILE_ID_LENGTH } from './application.ts';
import { applicationId } from './application-id.ts';
import { licenceFields } from './licence-fields.ts';

const portal = '/api/ai-portal/portal/v1/enterprise/certification';

/** The facts that the engine has read in the picture of a licence. Unreadable ones are absent. */
export const printed = z.object({
  subjectKind: z.optional(application.shape.subjectKind),
  enterpriseName: z.optional(z.string()),
  creditCode: z.optional(z.string()),
  legalPerson: z.optional(z.string()),
  /** The district at the beginning of the address, if it is one that exists. */
  region: z.optional(z.object({ code: z.string(), name: z.string() })),
  /** Without the district. */
  address: z.optional(z.string()),
  /** The whole address, as it is printed. */
  wholeAddress: z.optional(z.string()),
  foundedOn: z.optional(z.string()),
  /** Null for a licence without an end. */
  termUntil: z.optional(z.nullable(z.string())),
  /** Fields that failed a check of their content, or that were hard to read. */
  doubtful: z.array(z.enum(licenceFields)),
});
export type Printed = z.output<typeof printed>;

/** `busy`: it cannot be read now, because the engine has no time or failed, or the storage does not have it. */
const status = z.enum(['read', 'busy']);

export const readLicence = defineCall({
  name: 'enterprise.readLicence',
  method: 'POST',
  path: `${portal}/licence/read`,
  service: 'user',
  access: 'user',
  statuses: [403],
  waits: true,
  summary:
    '识别自己上传的证照图片，供填写时采用，不计入体验次数；识别繁忙时 status 为 busy，图片不属于自己或已失效为 PTL0008',
  request: z.object({ fileId: text(FILE_ID_LENGTH, 1) }),
  answer: z.object({ status, printed: z.nullable(printed) }),
});

export const compareLicence = defineCall({
  name: 'enterprise.compareLicence',
  method: 'POST',
  path: `${portal}/console/licence`,
  service: 'user',
  access: 'consoleCertifications',
  statuses: [404],
  waits: true,
  summary: '识别申请所附的证照图片，与所填内容逐项对照；识别繁忙时 status 为 busy',
  request: z.object({ applicationId }),
  answer: z.object({
    status,
    /** The fields that were read in the picture, in the order of the form. */
    compared: z.array(
      z.object({
        field: z.enum(licenceFields),
        /** In the words of the pages. */
        printed: z.string(),
        agrees: z.boolean(),
        doubtful: z.boolean(),
      }),
    ),
  }),
});
