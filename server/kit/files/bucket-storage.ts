import type * as S3 from '@aws-sdk/client-s3';
import { type FileStorage, orStorageError } from './file-storage.ts';

export interface Bucket {
  bucket: string;
  /** Put before each key: empty, or ends with a slash. */
  prefix: string;
  /** URL of a server other than Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Puts the bucket name into the path instead of the host name. */
  pathStyle: boolean;
  keyId: string;
  keySecret: string;
}

const CONNECT_WITHIN_MS = 1500;
const ANSWER_WITHIN_MS = 3000;

/** Stores files as objects of an S3-compatible bucket. Loads the client on first use. */
export const createBucketStorage = (place: Bucket): FileStorage => {
  let opening: Promise<{ s3: typeof S3; client: S3.S3Client }> | undefined;
  const open = () =>
    (opening ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        region: place.region,
        ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
        forcePathStyle: place.pathStyle,
        credentials: { accessKeyId: place.keyId, secretAccessKey: place.keySecret },
        // The uploader gets an error and can retry.
        maxAttempts: 1,
        requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
        // Servers other than Amazon's may not support its checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    })));
  const named = (key: string) => ({ Bucket: place.bucket, Key: place.prefix + key });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(ANSWER_WITHIN_MS) });

  const get = (key: string) =>
    orStorageError('get', async () => {
      const { s3, client } = await open();
      const time = inTime();
      try {
        const { Body: body } = await client.send(new s3.GetObjectCommand(named(key)), time);
        if (!body) throw new Error('the bucket answers without a body');
        // A response may begin in time and never end.
        return Buffer.from(await untilAborted(body.transformToByteArray(), time.abortSignal));
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    });

  return {
    get,

    // The bucket has to answer in time, however slow the client is: what it has under a key is small.
    async *part(key, { from, to }) {
      const bytes = await get(key);
      if (bytes) yield bytes.subarray(from, to + 1);
    },

    put: (key, bytes, type) =>
      orStorageError('put', async () => {
        const { s3, client } = await open();
        const object = { ...named(key), Body: bytes, ContentType: type, ContentLength: bytes.length };
        await client.send(new s3.PutObjectCommand(object), inTime());
      }),

    remove: (key) =>
      orStorageError('remove', async () => {
        const { s3, client } = await open();
        await client.send(new s3.DeleteObjectCommand(named(key)), inTime());
      }),

    close() {
      opening?.then(({ client }) => client.destroy()).catch(() => {});
    },
  };
};

const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
