import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { line } from '../kit/readable-text.ts';
import { text } from '../kit/text.ts';
import { fileId } from './file-id.ts';
import { filmErrorKinds } from './film.ts';
import { LARGE_FILE_MAXIMUM_BYTES, LARGE_PIECE_BYTES } from './large-limits.ts';
import { FILE_NAME_MAXIMUM } from './limits.ts';

const large = '/api/ai-portal/portal/v1/files/large';
const shared = { service: 'ability', access: 'consoleContent' } as const;

/** SHA-256 in lower-case hex. */
export const sha256 = text(64).check(z.regex(/^[0-9a-f]{64}$/, { error: 'is no SHA-256 in lower-case hex' }));

const largeFile = z.object({
  fileId: z.string(),
  name: z.string(),
  bytes: count,
  sha256: z.string(),
  /** All of it has arrived, and its hash is right. */
  ready: z.boolean(),
  /** The metadata of an uploaded MP4, or why browsers cannot show it; null for other files. */
  film: z.nullable(
    z.union([
      z.object({ seconds: z.number(), width: count, height: count }),
      z.object({ fault: z.enum(filmErrorKinds) }),
    ]),
  ),
});
export type LargeFile = z.output<typeof largeFile>;

/** The numbers of the pieces that have not arrived. */
const missing = z.array(count);

export const beginLargeFile = defineCall({
  ...shared,
  name: 'files.beginLarge',
  method: 'POST',
  path: `${large}/begin`,
  summary: '登记一个将分片上传的大文件；同一账号上传过同样内容的，返回原来的编号和还缺的分片',
  request: z.object({
    name: line(FILE_NAME_MAXIMUM),
    bytes: z.int().check(z.gte(1), z.lte(LARGE_FILE_MAXIMUM_BYTES)),
    sha256,
  }),
  answer: z.extend(largeFile, { pieceBytes: count, pieces: count, missing }),
});

export const sendLargePiece = defineCall({
  ...shared,
  name: 'files.sendLargePiece',
  method: 'POST',
  path: `${large}/piece`,
  statuses: [404],
  summary: '上传大文件的一个分片；序号从 0 开始，重复上传同一分片无妨',
  multipart: { maximumBytes: LARGE_PIECE_BYTES },
  request: z.object({ fileId, pieceNo: queryInteger(z.int().check(z.gte(0), z.lte(9999))) }),
  answer: z.object({ missing }),
});

export const finishLargeFile = defineCall({
  ...shared,
  name: 'files.finishLarge',
  method: 'POST',
  path: `${large}/finish`,
  statuses: [404],
  summary: '核对大文件的 SHA-256；与登记的不一致时为 PTL0007，文件随即删除',
  request: z.object({ fileId }),
  answer: largeFile,
});

export const getLargeFile = defineCall({
  ...shared,
  name: 'files.getLarge',
  method: 'GET',
  path: `${large}/detail`,
  statuses: [404],
  summary: '一个大文件的名称、大小、SHA-256，以及是否可用',
  request: z.object({ fileId }),
  answer: largeFile,
});
