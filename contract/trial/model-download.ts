import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { abilityNo } from '../catalogue/ability.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';

const base = '/api/ai-portal/portal/v1/catalogue/model';

/**
 * A file is not the answer of a call: `GET` with these two query parameters and the `token` header returns the ZIP or
 * an envelope.
 */
export const MODEL_DOWNLOAD_PATH = `${base}/download`;
export const modelDownloadQuery = z.object({ abilityNo: queryInteger(abilityNo), chipId: queryInteger(count) });

export const getDownloads = defineCall({
  name: 'models.getDownloads',
  method: 'GET',
  path: `${base}/list`,
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '一项能力可下载的模型，按芯片',
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: z.object({
    list: z.array(
      z.object({ chipId: count, chipName: z.string(), model: z.string(), version: z.string(), bytes: count }),
    ),
  }),
});
