import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as content from '#contract/content/calls.ts';
import { beginLargeFile, finishLargeFile, sendLargePiece } from '#contract/files/large-calls.ts';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The calls of an operator who publishes entries of a kind of content. */
export const operatorOf = (page: Page, token: string, kind: string) => {
  const make = async <C extends AnyCall>(call: C, data: RequestOf<C>): Promise<AnswerOf<C>> => {
    const headers = { token, 'idempotency-key': randomUUID() };
    const response = await page.request.fetch(
      call.method === 'GET' ? `${call.path}?${new URLSearchParams(data as Record<string, string>)}` : call.path,
      { method: call.method, headers, ...(call.method === 'POST' && { data }) },
    );
    const { code, data: answer } = await response.json();
    if (code !== '200') throw new Error(`${call.name}: ${code}`);
    return answer;
  };
  const publish = async (entryId: string, payload?: Record<string, unknown>) => {
    const { revision, payload: before } = await make(content.getEntry, { entryId });
    await make(content.publish, { entryId, revision, payload: { ...before, ...payload } });
  };
  return {
    /** Uploads a small file and returns its id. */
    async upload(name: string, bytes: Buffer): Promise<string> {
      const { fileId } = await make(beginLargeFile, { name, bytes: bytes.length, sha256: sha256Of(bytes) });
      await page.request.post(sendLargePiece.path, {
        headers: { token },
        multipart: {
          fileId,
          pieceNo: '0',
          file: { name: 'piece', mimeType: 'application/octet-stream', buffer: bytes },
        },
      });
      await make(finishLargeFile, { fileId });
      return fileId;
    },
    async create(slug: string, payload: Record<string, unknown>): Promise<string> {
      const { entryId } = await make(content.createEntry, { kind, slug, parentId: null, payload });
      await publish(entryId);
      return entryId;
    },
    publish,
  };
};
