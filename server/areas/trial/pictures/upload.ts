import { createHash } from 'node:crypto';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { OwnPicture, uploadPicture } from '#contract/trial/calls.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, type Upload, userOf } from '#server/kit/http/caller.ts';
import { passGate } from '../public/picture-gate.ts';
import type { StorePicture } from './store-picture.ts';
import { mayTry } from '../owner.ts';
import type { createUploadPolicies } from './upload-policy.ts';

/** Stores the picture of a policy. Throws 10009 without a valid policy, and 10010 for another picture. */
export const createUpload =
  ({ policies, storePicture }: { policies: ReturnType<typeof createUploadPolicies>; storePicture: StorePicture }) =>
  async ({ policy }: CheckedRequestOf<typeof uploadPicture>, caller: Caller): Promise<OwnPicture> => {
    const user = userOf(caller);
    mayTry(user);
    const { bytes } = caller.upload as Upload;
    const announced = policies.read(ownerIdOf(user), policy);
    if (!announced) throw businessError('ability', '10009', 'policy');
    const isAnnounced =
      bytes.length === announced.bytes && createHash('sha256').update(bytes).digest('hex') === announced.sha256;
    if (!isAnnounced) throw businessError('ability', '10010', 'file');
    return storePicture(user, bytes, passGate(bytes, 'file'));
  };
