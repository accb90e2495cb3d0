import { createHash, randomBytes } from 'node:crypto';
import { createEntry, publish } from '#contract/content/calls.ts';
import { getDownload, verifyDownload } from '#contract/downloads/calls.ts';
import { beginLargeFile, finishLargeFile, sendLargePiece } from '#contract/files/large-calls.ts';
import { accountTitled, make, tokenOf } from '../log-in.ts';

const SLUG = 'bench-file';

/** Returns the bytes of a piece: the same random ones with another first byte, so that no two pieces are alike. */
const createPieces = (pieceBytes: number) => {
  const random = randomBytes(pieceBytes);
  return (pieceNo: number): Buffer<ArrayBuffer> => {
    random.writeUInt32LE(pieceNo);
    return random;
  };
};

/** Uploads a file of random bytes. Returns its id. */
const upload = async (origin: string, token: string, bytes: number, pieceBytes: number): Promise<string> => {
  const pieceOf = createPieces(pieceBytes);
  const lengthOf = (pieceNo: number) => Math.min(pieceBytes, bytes - pieceNo * pieceBytes);
  const hash = createHash('sha256');
  const pieces = Math.ceil(bytes / pieceBytes);
  for (let pieceNo = 0; pieceNo < pieces; pieceNo += 1) hash.update(pieceOf(pieceNo).subarray(0, lengthOf(pieceNo)));
  const announced = { name: 'bench.bin', bytes, sha256: hash.digest('hex') };
  const { fileId } = (await make(origin, beginLargeFile, announced, token)).data;
  for (let pieceNo = 0; pieceNo < pieces; pieceNo += 1) {
    const form = new FormData();
    form.append('fileId', fileId);
    form.append('pieceNo', String(pieceNo));
    form.append('file', new Blob([pieceOf(pieceNo).subarray(0, lengthOf(pieceNo))]), 'piece');
    const answer = await fetch(origin + sendLargePiece.path, { method: 'POST', headers: { token }, body: form });
    if (!answer.ok) throw new Error(`piece ${pieceNo} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  const { code } = await make(origin, finishLargeFile, { fileId }, token);
  if (code !== '200') throw new Error(`the end of the upload answered ${code}`);
  return fileId;
};

const get = async (url: string) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};

/** Publishes a download with a file of random bytes. Returns the signed path of the file. */
export const publishFile = async (origin: string, dataDir: string, bytes: number, pieceBytes: number) => {
  const token = await tokenOf(origin, accountTitled(dataDir, '运营超级管理员'));
  const file = await upload(origin, token, bytes, pieceBytes);
  const payload = {
    title: SLUG,
    summary: '',
    labels: [],
    abilityNos: [],
    audience: 'everybody',
    licence: '',
    firmware: [],
    fileClass: 1,
    versions: [{ version: '1.0', date: '2026-11-01T00:00:00+08:00', notes: '', file }],
  };
  const made = await make(origin, createEntry, { kind: 'download', slug: SLUG, parentId: null, payload }, token);
  if (made.code !== '200') throw new Error(`the entry answered ${made.code}: ${JSON.stringify(made)}`);
  const { entryId, revision } = made.data;
  const published = await make(origin, publish, { entryId, revision }, token);
  if (published.code !== '200') throw new Error(`publishing answered ${published.code}: ${JSON.stringify(published)}`);
  const detail = await get(`${origin}${getDownload.path}?${new URLSearchParams({ uuid: SLUG })}`);
  const { uuid, newest } = detail.data;
  const signed = await get(
    `${origin}${verifyDownload.path}?${new URLSearchParams({ uuid, versionId: newest.versionId })}`,
  );
  return signed.data.url as string;
};
