// All imports of the portal's own code that the inventory makes, so that a moved file is renamed only here.
import type { AnyCall } from '#contract/kit/call.ts';
import { getChallenge, getSubAccountChallenge, login } from '#contract/auth/calls.ts';
import { exportData } from '#contract/account/own-account-calls.ts';
import { innerOf, proofOf } from '#contract/auth/password-scheme.ts';
import { visitorPermissions } from '#contract/kit/permissions.ts';
import { permissionCodes, permissionsOf } from '#contract/permissions.ts';
import { accountRoles, accountTypes, authStatuses, userRoles } from '#contract/kit/roles.ts';
import { buildApp } from '#server/app/app.ts';
import { areas } from '#server/app/areas.ts';
import { createAgreementStore } from '#server/areas/agreements/store.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';
import { createSecret } from '#server/kit/secrets/secret.ts';
import { hashToken } from '#server/areas/auth/token.ts';
import { makeDemoAccounts } from '#server/app/demo-accounts.ts';
import type { Platform } from '#server/kit/area.ts';
import { readConfig } from '#server/kit/config.ts';
import { removalJob } from '#server/kit/database/removal.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { startEmbedded } from '#server/kit/database/embedded/start.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import { requestHashOf } from '#server/kit/limits/idempotency.ts';
import { loadPageBuild } from '#server/kit/pages/page-build.ts';
import { prepareDatabase } from '#server/app/start.ts';
import { addDemoEnterprise } from '#server/app/demo-enterprises.ts';
import { pagesOf } from '../../bench/page-scripts.ts';
import { kilobytesOf, withLateParts } from '../../bench/script-files.ts';

export type PortalCall = AnyCall;
export type { Platform };

export const product = {
  accountRoles,
  accountTypes,
  addDemoEnterprise,
  areas,
  authStatuses,
  buildApp,
  createAgreementStore,
  createFileStorage,
  createSecret,
  exportData,
  getChallenge,
  getSubAccountChallenge,
  hashToken,
  innerOf,
  kilobytesOf,
  loadPageBuild,
  login,
  makeDemoAccounts,
  openDatabase,
  pagesOf,
  passwordPrimitives,
  permissionCodes,
  permissionsOf,
  prepareDatabase,
  proofOf,
  readConfig,
  removalJob,
  requestHashOf,
  startEmbedded,
  userRoles,
  visitorPermissions,
  withLateParts,
};
