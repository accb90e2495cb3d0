import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bucket, createBucketStorage } from './bucket-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

/** Where files are stored. */
export type FilesPlace = { kind: 'folder'; folder: string } | ({ kind: 'bucket' } & Bucket);

const bucketSettings = new Set(['endpoint', 'region', 'pathStyle']);

const readFolder = (text: string): string => {
  if (text === 'file:') throw new Error('names no folder');
  return resolve(text.startsWith('file://') ? fileURLToPath(text) : text.slice('file:'.length));
};

const readBucket = (text: string): Omit<Bucket, 'keyId' | 'keySecret'> => {
  const { hostname, pathname, searchParams, username, password } = new URL(text);
  if (username !== '' || password !== '')
    throw new Error('carries keys, which stand in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) throw new Error('names no bucket');
  for (const name of searchParams.keys())
    if (!bucketSettings.has(name)) throw new Error(`has the unknown setting ${name}`);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('has an endpoint that is no address of http or https');
  const pathStyle = searchParams.get('pathStyle') ?? '0';
  if (pathStyle !== '0' && pathStyle !== '1') throw new Error('has a pathStyle that is neither 0 nor 1');
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: searchParams.get('region') ?? 'us-east-1',
    pathStyle: pathStyle === '1',
  };
};

/**
 * Reads `FILES_URL`; defaults to a folder in the data folder. The message of an error continues the name of the
 * setting.
 */
export const readFilesUrl = (
  text: string | undefined,
  { dataDir, keyId, keySecret }: { dataDir: string; keyId: string | undefined; keySecret: string | undefined },
): FilesPlace => {
  if (text === undefined) return { kind: 'folder', folder: join(dataDir, 'files') };
  if (text.startsWith('file:')) return { kind: 'folder', folder: readFolder(text) };
  if (!text.startsWith('s3://') || !URL.canParse(text))
    throw new Error('is neither a file: folder nor an s3:// bucket');
  if (keyId === undefined || keySecret === undefined)
    throw new Error('names a bucket without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  return { kind: 'bucket', ...readBucket(text), keyId, keySecret };
};

export const createFileStorage = (place: FilesPlace): FileStorage =>
  place.kind === 'folder' ? createFolderStorage(place.folder) : createBucketStorage(place);
