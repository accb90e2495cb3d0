import { oldSentCodes } from './codes/code-budget.ts';
import { oldDevices } from './devices/device-store.ts';
import { oldChallenges } from './challenge.ts';
import { oldAttempts } from './login-attempts.ts';
import { oldSessions, oldTickets } from './session-store.ts';
import { oldKeys } from './second-factor/store.ts';
import { oldCodes } from './codes/verify-codes.ts';

export const identityRemovals = [
  oldSessions,
  oldTickets,
  oldChallenges,
  oldAttempts,
  oldCodes,
  oldSentCodes,
  oldDevices,
  oldKeys,
];
