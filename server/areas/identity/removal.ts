import { CHALLENGE_MINUTES } from '#contract/identity/limits.ts';
import { removalOf } from '../../database/removal.ts';
import { oldDevices } from './account-store.ts';
import { oldAttempts } from './login-attempts.ts';
import { oldSessions, oldTickets } from './session-store.ts';
import { oldCodes } from './verify-codes.ts';

const oldChallenges = removalOf(
  'identity.removeOldChallenges',
  'identity_used_challenge',
  `used_at < now() - interval '${2 * CHALLENGE_MINUTES} minutes'`,
);
const oldOutbox = removalOf('identity.removeOldOutbox', 'identity_outbox', `sent_at < now() - interval '1 day'`);

export const identityRemovals = [oldSessions, oldTickets, oldChallenges, oldAttempts, oldOutbox, oldCodes, oldDevices];
