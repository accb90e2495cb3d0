import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { PackageAction } from '#contract/trial/package-states.ts';
import {
  actOnPackage,
  beginPackage,
  finishPackage,
  listPackages,
  type ModelPackage,
  sendPiece,
} from '#contract/trial/packages.ts';
import { sha256Of } from '#engines/packages/check/sha256.ts';
import { manifestFor } from '#engines/packages/example/red-quarters.ts';
import { zipOf } from '#engines/packages/writing/zip-writer.ts';
import type { TestApp } from '#server/app/testing.ts';

/** Packs a model with its manifest and licence, and nothing else. */
export const packed = (model: Buffer, more: Record<string, unknown>): Buffer =>
  zipOf([
    { name: 'manifest.json', bytes: manifestFor(model, more) },
    { name: 'model.onnx', bytes: model },
    { name: 'LICENSE', bytes: Buffer.from('MIT') },
  ]);

/** The operators' calls for packages, made with an operator's token. */
export const createPackageCalls = ({ app, call }: Pick<TestApp, 'app' | 'call'>, token: string) => {
  const begin = (abilityNo: number, bytes: Buffer, more: object = {}) =>
    call(
      beginPackage,
      { abilityNo, fileName: '模型.zip', bytes: bytes.length, sha256: sha256Of(bytes), ...more },
      { token, 'idempotency-key': randomUUID() },
    );
  const send = async (packageId: string, pieceNo: number, bytes: Buffer) => {
    const form = new FormData();
    form.append('packageId', packageId);
    form.append('pieceNo', String(pieceNo));
    form.append('file', new File([new Uint8Array(bytes)], 'piece'));
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const response = await app.inject({
      method: 'POST',
      url: sendPiece.path,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { token, 'content-type': request.headers.get('content-type') as string },
    });
    return response.json();
  };
  /** Sends all pieces of a package and finishes the upload. */
  const finish = async (abilityNo: number, bytes: Buffer) => {
    const { packageId, pieceBytes, pieces } = (await begin(abilityNo, bytes)).body.data;
    for (let pieceNo = 0; pieceNo < pieces; pieceNo += 1)
      await send(packageId, pieceNo, bytes.subarray(pieceNo * pieceBytes, (pieceNo + 1) * pieceBytes));
    return call(finishPackage, { packageId }, { token });
  };
  const packagesOf = async (abilityNo: number) =>
    (await call(listPackages, { abilityNo: String(abilityNo) }, { token })).body.data;
  const find = async (abilityNo: number, packageId: string) =>
    (await packagesOf(abilityNo)).list.find((one) => one.packageId === packageId) as ModelPackage;

  return {
    begin,
    send,
    finish,
    packagesOf,
    find,
    /** Works like `finish`, and returns the package after its check. */
    upload: async (abilityNo: number, bytes: Buffer) => {
      const { code, data } = (await finish(abilityNo, bytes)).body;
      expect(code).toBe('200');
      return vi.waitFor(
        async () => {
          const found = await find(abilityNo, data.packageId);
          expect(found.state).not.toBe('checking');
          return found;
        },
        { timeout: 25_000, interval: 100 },
      );
    },
    act: ({ packageId, version }: ModelPackage, what: PackageAction) =>
      call(actOnPackage, { packageId, version, act: what }, { token }),
  };
};
