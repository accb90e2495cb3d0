// SQL fragments over this area's tables that other areas may use.
import { SESSION_DAYS, SESSION_IDLE_HOURS } from '#contract/auth/limits.ts';

/** SQL: a session with its account and sub-account. */
export const sessionTables = `from identity_session s
  join identity_account a on a.account_id = s.account_id
  left join identity_sub_account u on u.sub_account_id = s.sub_account_id`;

/** SQL: session `s` has neither ended nor expired. Does not check its account. */
export const isOpen = `s.ended_at is null and s.last_seen_at > now() - interval '${SESSION_IDLE_HOURS} hours'
  and s.created_at > now() - interval '${SESSION_DAYS} days'`;
/** SQL over `sessionTables`: the session and its account are valid. */
export const sessionLives = `${isOpen} and a.enabled
  and (s.sub_account_id is null or (u.enabled and coalesce(u.valid_until > now(), true)))`;

/** SQL: a main account has confirmed its one-time codes. */
export const hasSecondFactor = (accountId: string) =>
  `exists (select from identity_second_factor f where f.account_id = ${accountId} and f.enabled_at is not null)`;

/** SQL: the end of an owner's or its devices' lock after wrong passwords, or null. */
export const passwordLockedUntil = (ownerId: string) =>
  `(select max(t.locked_until) from identity_login_attempt t
    where t.locked_until > now() and (t.subject = 'owner:' || ${ownerId}
      or (t.subject > 'device:' || ${ownerId} || ':' and t.subject < 'device:' || ${ownerId} || ';')))`;
