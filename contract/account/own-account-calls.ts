import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { fileId } from '../files/file-id.ts';

const identity = '/api/ai-portal/portal/v1/identity';

export const setAvatar = defineCall({
  name: 'identity.setAvatar',
  method: 'POST',
  path: `${identity}/avatar`,
  service: 'user',
  access: 'account',
  summary: '更换当前账号的头像，fileId 为已上传的 avatar 图片；为 null 时移除',
  request: z.object({ fileId: z.nullable(fileId) }),
  answer: z.object({ updateTime: z.string() }),
});

export const exportData = defineCall({
  name: 'identity.exportData',
  method: 'POST',
  path: `${identity}/export`,
  service: 'user',
  access: 'account',
  summary: '导出当前账号的数据；每分钟一次，并以安全消息告知',
  request: z.object({}),
  answer: z.object({
    exportedAt: z.iso.datetime(),
    /** Keyed by content: the account, its sessions, its messages … */
    parts: z.record(z.string(), z.unknown()),
  }),
});
