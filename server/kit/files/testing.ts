import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export const temporaryFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Starts a local S3 server with one bucket, and returns the settings to use it. */
export const startBucketServer = async () => {
  const { folder, remove } = temporaryFolder();
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'portal-files' }],
  });
  const { port } = await server.run();
  return {
    environment: {
      FILES_URL: `s3://portal-files/uploads?endpoint=http://127.0.0.1:${port}&pathStyle=1`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close();
      remove();
    },
  };
};
