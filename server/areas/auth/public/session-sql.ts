// SQL fragments of this area's tables that other areas may build on: an area imports only `public.ts` of another.
import { SESSION_DAYS, SESSION_IDLE_HOURS } from '#contract/auth/limits.ts';

/** A session with whose it is. */
export const sessionTables = `from identity_session s
  join identity_account a on a.account_id = s.account_id
  left join identity_sub_account u on u.sub_account_id = s.sub_account_id`;

/** Of a session `s`, apart from whether its account still is. */
export const isOpen = `s.ended_at is null and s.last_seen_at > now() - interval '${SESSION_IDLE_HOURS} hours'
  and s.created_at > now() - interval '${SESSION_DAYS} days'`;
/** Of `sessionTables`: the session is good. */
export const sessionLives = `${isOpen} and a.enabled
  and (s.sub_account_id is null or (u.enabled and coalesce(u.valid_until > now(), true)))`;

/** SQL: until when wrong passwords lock an owner, or one of its devices; null where they do not. */
export const passwordLockedUntil = (ownerId: string) =>
  `(select max(t.locked_until) from identity_login_attempt t
    where t.locked_until > now() and (t.subject = 'owner:' || ${ownerId}
      or (t.subject > 'device:' || ${ownerId} || ':' and t.subject < 'device:' || ${ownerId} || ';')))`;
