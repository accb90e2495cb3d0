import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyCall } from '#contract/kit/call.ts';
import type { Service } from '#contract/kit/errors/vocabulary.ts';
import { CallError, protocolError } from './call-error.ts';
import type { Upload } from './caller.ts';

const FIELDS_MAXIMUM = 10;
/** Of those whose names an answer may repeat. */
const FIELD_NAME = /^\w{1,40}$/;
const FIELD_MAXIMUM_BYTES = 1000;
/** What a form is read by. */
export interface FormCall {
  service: Service;
  multipart: NonNullable<AnyCall['multipart']>;
}

/** Boundaries and headers of the parts. */
const FORM_MAXIMUM_BYTES = 64 * 1024;

/** Lets the routes of this scope take forms: their bodies wait unread until `readForm`, whatever their content type. */
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
  // The parser would wait for the end of what is too large.
  file.once('limit', () => file.destroy(tooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** What the parser finds wrong with a form, as a fault of the call. */
const faultOf = (error: unknown, service: Service, part: string): CallError => {
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

/** Rejects when the client goes away: the parser waits for ever for a body that was cut before it began to read. */
const cutOff = ({ raw }: FastifyRequest): Promise<never> =>
  new Promise((_resolve, reject) => {
    const gone = () => {
      if (!raw.complete) reject(new Error('the client has gone away'));
    };
    if (raw.destroyed) gone();
    else raw.once('close', gone);
  });

/**
 * Reads a form with short fields and one file, in the part that the call names. Throws a fault of its service: 415 where it
 * is no form, 413 where the file is larger than it may be, 400 where it has two files, a field twice, or no file though the
 * call wants one. `onFile` is told before the file is read, and may throw.
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
    // Node takes the rest off the wire by itself only where nothing was read: a client that is still sending hears no answer.
    request.raw.unpipe();
    request.raw.resume();
    throw faultOf(error, service, filePart);
  }
  if (!upload && !optional) throw protocolError(service, 'invalid', filePart);
  return { fields, upload };
};
