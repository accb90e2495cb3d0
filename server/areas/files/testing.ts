import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import { uploadFile } from '#contract/files/calls.ts';
import type { FileUse } from '#contract/files/uses.ts';
import type { Upload } from '#server/kit/http/caller.ts';

/** Returns a picture of one colour. */
export const plainPicture = (
  format: 'png' | 'jpeg' = 'png',
  { width = 8, height = 6, background = '#1f6feb' }: { width?: number; height?: number; background?: string } = {},
): Promise<Buffer> => {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return (format === 'png' ? picture.png() : picture.jpeg()).toBuffer();
};

/** A part of a form: a field or a file, with its name. */
export type Part = [name: string, value: string | Upload];

/** Returns the body and headers of a form. */
export const formOf = async (parts: readonly Part[]): Promise<{ payload: Buffer; headers: Record<string, string> }> => {
  const form = new FormData();
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') as string },
  };
};

/** Sends a form to the upload call. */
export const sendForm = async (
  app: FastifyInstance,
  token: string | undefined,
  parts: readonly Part[],
  idempotencyKey: string = randomUUID(),
): Promise<{ status: number; headers: Record<string, unknown>; body: Envelope<AnswerOf<typeof uploadFile>> }> => {
  const { payload, headers } = await formOf(parts);
  const response = await app.inject({
    method: 'POST',
    url: uploadFile.path,
    payload,
    headers: { ...headers, ...(token !== undefined && { token }), 'idempotency-key': idempotencyKey },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};

/** Uploads a picture, by default a small one, and returns its id. */
export const uploadPicture = async (
  app: FastifyInstance,
  token: string,
  use: FileUse,
  picture?: Upload,
): Promise<string> => {
  const file = picture ?? { name: '图片.png', bytes: await plainPicture() };
  const { body } = await sendForm(app, token, [
    ['use', use],
    ['file', file],
  ]);
  if (body.code !== '200') throw new Error(`the picture was rejected: ${body.code}`);
  return body.data.fileId;
};
