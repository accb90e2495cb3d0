import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { NO_MORE } from '#contract/kit/errors/portal.ts';
import type { runTrial } from '#contract/trial/calls.ts';
import type { InspectedPicture } from '#engines/picture/inspect-picture.ts';
import { type CallError, protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { FetchErrorKind } from './fetch-picture.ts';
import { packageOfSample } from '../packages/package-sample.ts';
import { passGate } from '../public/picture-gate.ts';
import type { StorePicture } from './store-picture.ts';
import type { Dependencies } from '../dependencies.ts';
import { createPictureStore } from './picture-store.ts';
import { ADDRESS_SUBJECT } from '../public/job-ledger.ts';

/** The picture of a trial. */
export interface TrialPicture {
  bytes: Buffer;
  /** The picture's name in the ledger. */
  subject: string;
  /** The id of an own picture that has not expired. */
  pictureId?: string;
  /** Stores a fetched picture and returns its id, or undefined if it is not stored. Never throws. */
  keep?: () => Promise<string | undefined>;
}

/** The source of a picture, named like its request field. */
export type Source = 'sampleId' | 'pictureId' | 'imageUrl' | 'image';

/** Returns the only source that a request names. Throws 10003 if it names none or several. */
export const sourceOf = (request: CheckedRequestOf<typeof runTrial>, { upload }: Caller): Source => {
  const named = (['sampleId', 'pictureId', 'imageUrl'] as const).filter((field) => request[field] !== undefined);
  const sources: Source[] = upload ? [...named, 'image'] : named;
  const [source] = sources;
  if (source === undefined || sources.length > 1) throw protocolError('ability', 'invalid', sources[1] ?? 'image');
  return source;
};

const fetchCodes = {
  address: '20005',
  network: '10005',
  late: '20012',
  tooLarge: '20007',
  busy: '10013',
} as const satisfies Record<FetchErrorKind, string>;

/** Returns the picture of a trial after the checks of the gate. Throws an error that says what is wrong with it. */
export const createPictureOf = (
  { database, storage, content, packages, fetchPicture, log }: Dependencies,
  storePicture: StorePicture,
) => {
  const sample = async (sampleId: string, abilityNo: number): Promise<TrialPicture> => {
    const packageId = packageOfSample(sampleId);
    const brought = packageId === undefined ? undefined : await packages.findSample(packageId);
    if (brought?.abilityNo === abilityNo) return { bytes: await brought.read(), subject: '模型包自带的样例' };
    const found = content.findSample(sampleId);
    if (!found) throw protocolError('ability', 'invalid', 'sampleId');
    return { bytes: await content.readSample(found), subject: found.name };
  };

  const own = async (pictureId: string, caller: Caller): Promise<TrialPicture> => {
    const picture = await createPictureStore(database).find(ownerIdOf(userOf(caller)), pictureId);
    if (!picture) throw protocolError('ability', 'notFound', 'pictureId');
    const bytes = await storage.get(pictureId);
    if (!bytes) {
      log.error({ pictureId }, 'the storage has lost a picture of a trial');
      throw protocolError('ability', 'notFound', 'pictureId');
    }
    return { bytes, subject: '自己的图片', pictureId };
  };

  /** A visitor, or a user without room for another picture, still gets the result. */
  const keepIfRoom = async ({ user }: Caller, bytes: Buffer, inspected: InspectedPicture) => {
    if (!user) return undefined;
    try {
      return (await storePicture(user, bytes, inspected)).pictureId;
    } catch (err) {
      if ((err as Partial<CallError>).code !== NO_MORE) log.warn({ err }, 'a picture that was fetched is not kept');
      return undefined;
    }
  };

  const fetched = async (address: string, caller: Caller): Promise<TrialPicture> => {
    const { fetched: known } = caller;
    const fetching = known?.get(address) ?? fetchPicture(address, caller.gone);
    known?.set(address, fetching);
    const bytes = await fetching;
    if (typeof bytes === 'string') throw businessError('ability', fetchCodes[bytes as FetchErrorKind], 'imageUrl');
    const inspected = passGate(bytes, 'imageUrl');
    return { bytes, subject: ADDRESS_SUBJECT, keep: () => keepIfRoom(caller, bytes, inspected) };
  };

  return async (source: Source, request: CheckedRequestOf<typeof runTrial>, caller: Caller): Promise<TrialPicture> => {
    const { sampleId = '', pictureId = '', imageUrl = '' } = request;
    if (source === 'sampleId') return sample(sampleId, request.abilityNo);
    if (source === 'pictureId') return own(pictureId, caller);
    if (source === 'imageUrl') return fetched(imageUrl, caller);
    const bytes = caller.upload?.bytes ?? Buffer.alloc(0);
    passGate(bytes, 'image');
    return { bytes, subject: '自己的图片' };
  };
};

export type PictureOf = ReturnType<typeof createPictureOf>;
