// Every import of the portal's own code that the inventory makes: what is moved has to be named again here alone.
import type { AnyCall } from '#contract/call.ts';
import { getChallenge, getSubAccountChallenge, login } from '#contract/identity/calls.ts';
import { exportData } from '#contract/identity/own-account-calls.ts';
import { innerOf, proofOf } from '#contract/identity/password-scheme.ts';
import { permissionCodes, permissionsOf, visitorPermissions } from '#contract/identity/permissions.ts';
import { accountRoles, accountTypes, authStatuses, userRoles } from '#contract/identity/roles.ts';
import { buildApp } from '#server/app.ts';
import { createAgreementStore } from '#server/areas/agreements/store.ts';
import { passwordPrimitives } from '#server/areas/identity/password-primitives.ts';
import { createSecret } from '#server/areas/identity/secret.ts';
import { hashToken } from '#server/areas/identity/token.ts';
import { makeTrialAccounts } from '#server/areas/identity/trial-accounts.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { createFileStorage } from '#server/files/files-url.ts';
import { requestHashOf } from '#server/http/once.ts';
import { loadPageBuild } from '#server/pages/page-build.ts';
import { prepareDatabase } from '#server/start.ts';
import { addTrialEnterprise } from '#server/trial-enterprises.ts';
import { pagesOf } from '../../bench/page-scripts.ts';
import { kilobytesOf, withLateParts } from '../../bench/script-files.ts';

export type PortalCall = AnyCall;

export const product = {
  accountRoles,
  accountTypes,
  addTrialEnterprise,
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
  makeTrialAccounts,
  openDatabase,
  pagesOf,
  passwordPrimitives,
  permissionCodes,
  permissionsOf,
  prepareDatabase,
  proofOf,
  readConfig,
  requestHashOf,
  startEmbedded,
  userRoles,
  visitorPermissions,
  withLateParts,
};
