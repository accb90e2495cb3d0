import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

// Every page loads this file. It imports none of the contract's schemas, which would also load the schema library.
const size = z.int().check(z.gte(1));
const assetId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'is no id of a picture' }));

/** How many pictures one call describes at most. */
const DESCRIBED_MAXIMUM = 50;

const described = z.object({
  address: z.string(),
  version: z.string(),
  type: z.enum(['image/png', 'image/jpeg']),
  width: size,
  height: size,
  alt: z.string(),
});
/** The data that a page needs to show a picture of the library in the right size and format. */
export type DescribedMedia = z.output<typeof described>;

export const describeMedia = defineCall({
  name: 'media.describe',
  method: 'POST',
  path: '/api/ai-portal/portal/v1/media/describe',
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '素材库图片的尺寸、版本和替代文字，页面据此选择合适的大小和格式；不存在的图片不在结果中',
  request: z.object({ assetIds: z.array(assetId).check(z.maxLength(DESCRIBED_MAXIMUM)) }),
  answer: z.object({ list: z.array(described) }),
});
