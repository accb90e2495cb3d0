import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { chipById } from '#contract/catalogue/chips.ts';
import { type Tier, tierOf } from '#contract/rights/tiers.ts';
import { MODEL_DOWNLOAD_PATH, modelDownloadQuery } from '#contract/trial/model-download.ts';
import type { ModelPackage } from '#contract/trial/packages.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { protocolError, forbidden, businessError } from '#server/kit/http/call-error.ts';
import { type HostKind, type Identify, type SignedInUser } from '#server/kit/http/caller.ts';
import { createOwnerTurns } from '#server/kit/limits/owner-turns.ts';
import { PiecesLost, provenBytesOf } from '#server/kit/files/piece-bytes.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import { readToken } from '#server/kit/http/session-token.ts';
import { mayTakeModel, takeModel } from './download-store.ts';
import { createPackageStore } from './package-store.ts';
import { piecedPackage } from './pieced-package.ts';

export interface ModelDownloads {
  database: Database;
  storage: FileStorage;
  identify: Identify;
  hostKind(request: FastifyRequest): HostKind;
  /** Returns undefined if the host does not show the ability. */
  abilityName(abilityNo: number, host: HostKind): Promise<string | undefined>;
  /** Returns how many models an account of a tier may have; null means no limit. */
  modelsOf(tier: Tier): Promise<number | null>;
  /** Runs in the transaction that charges a model. */
  countDownload(transaction: Database, abilityNo: number): Promise<void>;
  /** The budget for downloads per address. */
  budget: AddressBudget;
  headers: Headers;
}

/** Each stream holds some pieces of a package in memory, for as long as its client takes. */
const STREAMS_OF_ACCOUNT = 2;
const TURN_WITHIN_MS = 10_000;

/** Operators choose a package's name and version, so neither goes into a header unchanged. */
const fileNameOf = (abilityNo: number, chipId: number, { modelVersion }: ModelPackage) =>
  `model-${abilityNo}-${chipId}-${(modelVersion ?? '').replaceAll(/[^\w.-]/g, '')}.zip`;

/** Serves model packages to logged-in users, by the `token` header only, since a download may use up a right. */
export const mountModelDownload = async (app: FastifyInstance, parts: ModelDownloads) => {
  const { database, storage, identify, abilityName, modelsOf, countDownload, budget, headers } = parts;
  const store = createPackageStore(database);
  const streams = createOwnerTurns(STREAMS_OF_ACCOUNT, TURN_WITHIN_MS);

  const userOf = async (request: FastifyRequest): Promise<SignedInUser> => {
    const token = readToken(request.headers.token);
    const found = token === undefined ? undefined : await identify(token);
    if (!found?.lives) throw protocolError('ability', found?.over ?? 'noSession');
    const { user } = found;
    if (user.subAccountId !== undefined && !user.permissionItems.has('modelDownload'))
      throw forbidden('ability', 'modelDownload');
    return user;
  };

  const readQuery = (request: FastifyRequest) => {
    const read = z.safeParse(modelDownloadQuery, request.query);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw protocolError(
      'ability',
      issue?.code === 'invalid_type' ? 'wrongType' : 'invalid',
      issue?.path.join('.') || undefined,
    );
  };

  /** Reads the first piece before it returns the bytes, so that a lost package costs nothing. */
  const begin = async (request: FastifyRequest, model: ModelPackage) => {
    const bytes = provenBytesOf({ storage, store }, piecedPackage(model));
    try {
      const first = await bytes.next();
      return async function* () {
        if (!first.done) yield first.value;
        yield* bytes;
      };
    } catch (err) {
      if (!(err instanceof PiecesLost)) throw err;
      request.log.error({ err, packageId: model.packageId }, 'the storage has lost a model package');
      throw businessError('ability', '10011');
    }
  };

  /** Charges the download and returns the stream to send. */
  const charge = async (request: FastifyRequest, reply: FastifyReply, user: SignedInUser) => {
    const { abilityNo, chipId } = readQuery(request);
    const name = await abilityName(abilityNo, parts.hostKind(request));
    if (name === undefined) throw businessError('ability', '10006', 'abilityNo');
    const model = await store.findActive(abilityNo);
    const chip = chipById.get(chipId);
    if (!model || !chip || !model.report?.manifest?.chips.includes(chipId)) throw businessError('ability', '10011');
    const tier = tierOf(user.mainAuthStatus);
    const maximum = await modelsOf(tier);
    const use = {
      accountId: user.accountId,
      abilityNo,
      abilityName: name,
      chipId,
      chipName: chip.chipName,
      tier,
      subAccountId: user.subAccountId,
      usedBy: user.subAccountName ?? '',
      requestId: request.id,
    };
    if (!(await mayTakeModel(database, use, maximum))) throw businessError('ability', '10012');
    const bytes = await begin(request, model);
    const taken = await database.transaction(async (transaction) => {
      const state = await takeModel(transaction, use, maximum);
      if (state === 'charged') await countDownload(transaction, abilityNo);
      return state;
    });
    if (taken === 'none') throw businessError('ability', '10012');
    const stream = Readable.from(bytes(), { objectMode: false });
    reply
      .type('application/zip')
      .header('content-length', model.bytes)
      .header('content-disposition', `attachment; filename="${fileNameOf(abilityNo, chipId, model)}"`)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    return stream;
  };

  app.get(
    MODEL_DOWNLOAD_PATH,
    // A HEAD request would use up a right.
    { schema: { hide: true }, config: { service: 'ability' }, exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers(headers).header('cache-control', 'no-store');
      budget.take(request.ip);
      const user = await userOf(request);
      const leave = await streams.take(user.accountId);
      try {
        const stream = await charge(request, reply, user);
        stream.once('close', leave);
        return reply.send(stream);
      } catch (error) {
        leave();
        throw error;
      }
    },
  );
};
