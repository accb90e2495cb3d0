import * as z from 'zod/mini';
import { fileId } from '../files/file-id.ts';
import { defineCall } from '../kit/call.ts';
import { count } from '../kit/paging.ts';
import { DESCRIBED_MAXIMUM } from './limits.ts';

const described = z.object({
  address: z.string(),
  version: z.string(),
  type: z.enum(['image/png', 'image/jpeg']),
  width: count,
  height: count,
  alt: z.string(),
});
/** What a page needs to show a picture of the library in the right size and format. */
export type DescribedMedia = z.output<typeof described>;

export const describeMedia = defineCall({
  name: 'media.describe',
  method: 'POST',
  path: '/api/ai-portal/portal/v1/media/describe',
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '素材库图片的尺寸、版本和替代文字，页面据此选择合适的大小和格式；不存在的图片不在结果中',
  request: z.object({ assetIds: z.array(fileId).check(z.maxLength(DESCRIBED_MAXIMUM)) }),
  answer: z.object({ list: z.array(described) }),
});
