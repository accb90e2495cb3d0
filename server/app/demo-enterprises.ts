import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleEnterprises } from '#server/areas/enterprise/public/sample-enterprises.ts';
import { createLicences } from '#server/areas/enterprise/licences.ts';
import { addDemoCertification } from '#server/areas/enterprise/demo-certifications.ts';
import { attach, detach } from '#server/areas/files/public/attach.ts';
import { newFileId } from '#server/areas/files/public/new-file-id.ts';
import { createLeftovers } from '#server/areas/files/public/leftovers.ts';
import { createFileStore } from '#server/areas/files/store.ts';
import { holdCertificationStatus } from '#server/areas/account/public/certification-status.ts';
import { WrongConfiguration } from '#server/kit/config.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type FileStorage, StorageError } from '#server/kit/files/file-storage.ts';

/** Offsets of the size in a PNG file. */
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

interface Places {
  /** Works outside the transaction, so that files left in the storage by a failure are recorded. */
  database: Database;
  storage: FileStorage;
}

const addLicence = async (
  transaction: Database,
  accountId: string,
  { database, storage }: Places,
  png: Buffer,
): Promise<string> => {
  const fileId = newFileId();
  const type = 'image/png';
  await createLeftovers(database).note(fileId);
  await storage.put(fileId, png, type);
  await createLeftovers(transaction).forget(fileId);
  await createFileStore(transaction).add({
    fileId,
    ownerId: accountId,
    accountId,
    use: 'licence',
    name: '示例证照.png',
    type,
    width: png.readUInt32BE(PNG_WIDTH_AT),
    height: png.readUInt32BE(PNG_HEIGHT_AT),
    bytes: png.length,
  });
  await createLicences({ attach, detach })(transaction, accountId, { after: fileId });
  return fileId;
};

/** Adds the licence and the applications of a sample enterprise to its account; ignores other accounts. */
export const addDemoEnterprise = async (
  transaction: Database,
  accountId: number,
  { root, ...places }: Places & { root: string },
): Promise<void> => {
  const status = await holdCertificationStatus(transaction, accountId);
  const enterprise = sampleEnterprises.find(({ account }) => account === status?.userName);
  if (!status || !enterprise) return;
  const png = readFileSync(join(root, 'content/enterprise/licences', `${enterprise.account}.png`));
  try {
    const licenceFileId = await addLicence(transaction, String(accountId), places, png);
    await addDemoCertification(transaction, enterprise, {
      ...status,
      accountId: String(accountId),
      licenceFileId,
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new WrongConfiguration(`文件无法存储 / files cannot be stored: ${(error.cause as Error).message}`);
  }
};
