import type { AuditAction } from '#contract/kit/area.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import type { StoredAsset } from './asset-store.ts';

/** Records an act on a picture in the audit log. */
export const record = (
  audit: Audit,
  transaction: Database,
  caller: Caller,
  act: Extract<AuditAction, `media.${string}`>,
  { assetId, name }: StoredAsset,
) =>
  audit(transaction, {
    actor: userOf(caller),
    address: caller.address,
    act,
    objectKind: 'media',
    objectId: assetId,
    objectName: name,
  });
