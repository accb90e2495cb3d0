import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyCall } from '#contract/kit/call.ts';
import type { Service } from '#contract/kit/errors/vocabulary.ts';
import { CallError, protocolError } from './call-error.ts';
import type { Upload } from './caller.ts';

const FIELDS_MAXIMUM = 10;
/** Field names that a response may repeat. */
const FIELD_NAME = /^\w{1,40}$/;
const FIELD_MAXIMUM_BYTES = 1000;
/** The facts needed to read a form. */
export interface FormCall {
  service: Service;
  multipart: NonNullable<AnyCall['multipart']>;
}

/** Limit for boundaries and headers of the parts. */
const FORM_MAXIMUM_BYTES = 64 * 1024;

/** Lets the routes of this scope take forms: their bodies stay unread until `readForm`, with any content type. */
export const acceptForms = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: FIELDS_MAXIMUM,
      parts: FIELDS_MAXIMUM + 1,
      fieldSize: FIELD_MAXIMUM_BYTES,
      headerPairs: 20,
    },
  });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
};

const readWhole = async (file: MultipartFile['file'], tooLarge: () => CallError): Promise<Buffer> => {
  // The parser would wait for the end of a file that is too large.
  file.once('limit', () => file.destroy(tooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Converts an error of the parser to an error of the call. */
const errorOf = (error: unknown, service: Service, part: string): CallError => {
  if (error instanceof CallError) return error;
  switch ((error as { code?: unknown }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return protocolError(service, 'tooLarge', part);
    case 'FST_FILES_LIMIT':
      return protocolError(service, 'invalid', part);
    default:
      return protocolError(service, 'invalid');
  }
};

/** Rejects when the client disconnects: the parser waits forever for a body that was cut before it began to read. */
const cutOff = ({ raw }: FastifyRequest): Promise<never> =>
  new Promise((_resolve, reject) => {
    const gone = () => {
      if (!raw.complete) reject(new Error('the client has gone away'));
    };
    if (raw.destroyed) gone();
    else raw.once('close', gone);
  });

/** Reads a JSON body of a route that takes forms too. Throws an error of its service: 413, or 400 if it is no JSON. */
export const readJson = async (request: FastifyRequest, service: Service, maximumBytes: number): Promise<unknown> => {
  const tooLarge = () => protocolError(service, 'tooLarge');
  const read = async () => {
    if (Number(request.headers['content-length'] ?? 0) > maximumBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let bytes = 0;
    // Leaving the loop must not cut the connection, or the client would get no answer.
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > maximumBytes) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks).toString('utf8');
  };
  try {
    return JSON.parse(await Promise.race([read(), cutOff(request)]));
  } catch (error) {
    request.raw.resume();
    throw error instanceof CallError ? error : protocolError(service, 'notJson');
  }
};

/**
 * Reads a form with short fields and one file, in the part that the call names. Throws an error of its service: 415 if
 * it is not a form, 413 if the file is too large, 400 for two files, a repeated field, or a missing file that is
 * required. Calls `onFile`, which may throw, before it reads the file.
 */
export const readForm = async (
  request: FastifyRequest,
  { service, multipart: { maximumBytes, part: filePart = 'file', optional = false } }: FormCall,
  onFile: () => void = () => {},
): Promise<{ fields: Record<string, string>; upload: Upload | undefined }> => {
  if (!request.isMultipart()) throw protocolError(service, 'wrongContentType');
  const tooLarge = () => protocolError(service, 'tooLarge', filePart);
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes + FORM_MAXIMUM_BYTES) throw tooLarge();
  const fields: Record<string, string> = {};
  let upload: Upload | undefined;
  const readParts = async () => {
    for await (const part of request.parts({ limits: { fileSize: maximumBytes } })) {
      if (part.type === 'file') {
        if (part.fieldname !== filePart) throw protocolError(service, 'invalid', filePart);
        onFile();
        upload = { name: part.filename ?? '', bytes: await readWhole(part.file, tooLarge) };
      } else {
        const { fieldname, value, valueTruncated } = part;
        if (valueTruncated || typeof value !== 'string' || Object.hasOwn(fields, fieldname))
          throw protocolError(service, 'invalid', FIELD_NAME.test(fieldname) ? fieldname : undefined);
        fields[fieldname] = value;
      }
    }
  };
  try {
    await Promise.race([readParts(), cutOff(request)]);
  } catch (error) {
    // Node discards the rest by itself only if nothing was read. Otherwise, a client that is still sending gets no
    // response.
    request.raw.unpipe();
    request.raw.resume();
    throw errorOf(error, service, filePart);
  }
  if (!upload && !optional) throw protocolError(service, 'invalid', filePart);
  return { fields, upload };
};
