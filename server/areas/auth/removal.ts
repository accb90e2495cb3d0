import { oldSentCodes } from './code-budget.ts';
import { oldDevices } from './device-store.ts';
import { oldChallenges } from './challenge.ts';
import { oldAttempts } from './login-attempts.ts';
import { oldSessions, oldTickets } from './session-store.ts';
import { oldCodes } from './verify-codes.ts';

export const identityRemovals = [
  oldSessions,
  oldTickets,
  oldChallenges,
  oldAttempts,
  oldCodes,
  oldSentCodes,
  oldDevices,
];
