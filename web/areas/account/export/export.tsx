import { Check, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { exportData } from '#contract/account/own-account-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PageHandle } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { isSubAccount, useAccount } from '#web/kit/shell/account-user.ts';
import styles from './export.module.css';
import { exportFileOf } from './export-file.ts';
import { submissionErrorOf } from '#web/areas/auth/submission-error.ts';

export const handle: PageHandle = { private: true, permission: 'account', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('account.export.title') });
export const ErrorBoundary = WorkFailure;

const ofEveryone: readonly TextKey[] = [
  'account.export.part.account',
  'account.export.part.sessions',
  'account.export.part.messages',
  'account.export.part.workOrders',
  'account.export.part.drafts',
  'account.export.part.files',
  'account.export.part.applications',
];
const ofMainAccounts: readonly TextKey[] = [
  'account.export.part.certification',
  'account.export.part.subAccounts',
  'account.export.part.agreements',
];

/** Downloads the data that the platform stores about an account, as one file. */
export default () => {
  const { user } = useAccount();
  const isSub = isSubAccount(user);
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<ReactNode>();
  const take = async () => {
    setBusy(true);
    setFormError(undefined);
    try {
      const data = await makeCall(exportData, {}, { showSuccess: t('account.export.done') });
      const { name, text } = exportFileOf(data);
      downloadText(name, text, 'application/json');
    } catch (error) {
      setFormError(submissionErrorOf(error, []).message);
    }
    setBusy(false);
  };
  return (
    <WorkSection first title={t('account.export.title')} lead={t('account.export.lead')}>
      <ul className={styles.parts}>
        {[...ofEveryone, ...(isSub ? [] : ofMainAccounts)].map((part) => (
          <li key={part}>
            <Check size={16} aria-hidden="true" />
            {t(part)}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t(isSub ? 'account.export.noteSub' : 'account.export.note')}</p>
      <FormError>{formError}</FormError>
      <button
        type="button"
        className={`button button-primary ${styles.take}`}
        disabled={busy}
        aria-busy={busy}
        onClick={() => void take()}
      >
        <Download size={16} aria-hidden="true" />
        {t(busy ? 'account.export.busy' : 'account.export.take')}
      </button>
    </WorkSection>
  );
};
