import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { text } from '../kit/text.ts';
import { version } from '../kit/version.ts';
import { certifiedFields } from './amendment-schemas.ts';
import { applicationId } from './application-id.ts';
import { REASON_MAXIMUM } from './limits.ts';

/** The calls of operators who act on a certification that was passed. */
const portal = '/api/ai-portal/portal/v1/enterprise/certification/console';
const reason = text(REASON_MAXIMUM, 1);

export const correctCertification = defineCall({
  name: 'enterprise.correctCertification',
  method: 'POST',
  path: `${portal}/correct`,
  service: 'user',
  access: 'consoleCertifications',
  statuses: [404],
  summary:
    '更正已通过的企业信息，须说明原因并告知企业；已被他人处理为 PTL0001，认证已撤销为 PTL0002，新的信用代码已被其他账号认证为 PTL0009',
  request: z.object({ applicationId, version, reason, fields: certifiedFields }),
  answer: z.null(),
});

export const revokeCertification = defineCall({
  name: 'enterprise.revokeCertification',
  method: 'POST',
  path: `${portal}/revoke`,
  service: 'user',
  access: 'consoleCertifications',
  statuses: [404],
  summary:
    '撤销已通过的企业认证，须说明原因并告知企业；账号变为未认证，剩余次数不变；已被他人处理为 PTL0001，认证已撤销为 PTL0002',
  request: z.object({ applicationId, version, reason }),
  answer: z.null(),
});
