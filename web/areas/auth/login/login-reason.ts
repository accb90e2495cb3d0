import { documentPath } from '#contract/documents/document-path.ts';
import { FEEDBACK_HASH } from '#contract/documents/feedback.ts';
import { ADD_PATH } from '#contract/work-orders/add-path.ts';
import { consultationKinds } from '#contract/work-orders/consultation-kinds.ts';
import { CONSULT_HASH } from '#web/kit/shell/consult/consult-hash.ts';
import type { TextKey } from '#web/kit/texts.ts';

const consultations: readonly string[] = Object.values(consultationKinds);

/** Returns the sentence that says why a login is needed for the page that it leads to, if there is one. */
export const loginReason = (wanted: string): TextKey | undefined => {
  const { pathname, searchParams, hash } = new URL(wanted, 'https://portal.invalid');
  if (hash === CONSULT_HASH) return 'identity.login.reason.consult';
  if (hash === FEEDBACK_HASH && pathname.startsWith(documentPath(''))) return 'identity.login.reason.feedback';
  if (pathname.replace(/\/$/, '') === ADD_PATH)
    return consultations.includes(searchParams.get('kind') ?? '')
      ? 'identity.login.reason.consult'
      : 'identity.login.reason.order';
  if (!pathname.includes('/domain-case-detail/')) return undefined;
  if (hash === '#trial') return 'identity.login.reason.trial';
  return hash === '#chips' ? 'identity.login.reason.download' : undefined;
};
