import { ArrowLeft, PenLine } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import type { AgreementChange } from '#contract/agreements/calls.ts';
import { getManagedAgreement, listManagedAgreements } from '#contract/agreements/managing-calls.ts';
import { AgreementChanges } from '../agreement-changes.tsx';
import { Prose } from '#web/kit/ui/prose/prose.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { agreementList, newVersionUrl, versionsUrl } from '#contract/agreements/agreement-list.ts';
import { AgreementTable } from './agreement-table.tsx';
import { AgreementVersions } from './agreement-versions.tsx';
import styles from '#web/kit/console/console-page.module.css';
import { Toolbar } from '#web/kit/ui/toolbar/toolbar.tsx';

const load = async ({ call, url }: LoadArgs) => {
  const { id, view } = agreementList.read(url.searchParams);
  if (id === undefined) return { agreements: await call(listManagedAgreements, {}) };
  return { agreement: await orNotFound(call(getManagedAgreement, { key: id })), isWriting: view === 'write' };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleAgreements',
  bare: true,
  canonicalSearch: (search) => agreementList.write(agreementList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleAgreements') });
export const ErrorBoundary = WorkFailure;

const Changes = ({ changes }: { changes: readonly AgreementChange[] }) => (
  <AgreementChanges changes={changes} title={t('console.preview')} className={undefined} />
);

const Back = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className={styles.back}>
    <ArrowLeft size={16} aria-hidden="true" />
    {text}
  </Link>
);

/** The console page for agreements: the list, the versions of one, or a form for a new version. */
export default () => {
  const { agreements, agreement, isWriting } = useLoaderData<typeof loader>();
  if (!agreement)
    return (
      <WorkSection first title={t('permission.consoleAgreements')} lead={t('managedAgreements.lead')}>
        <AgreementTable agreements={agreements ?? []} />
      </WorkSection>
    );
  const { key, title } = agreement;
  if (isWriting)
    return (
      <AntdPlace>
        <WorkSection
          first
          title={t('managedAgreements.writeOf', { title })}
          lead={<Back to={versionsUrl(key)} text={t('managedAgreements.backToHistory')} />}
        >
          <AgreementForm key={key} agreement={agreement} Text={Prose} Changes={Changes} />
        </WorkSection>
      </AntdPlace>
    );
  return (
    <WorkSection
      first
      title={t('managedAgreements.historyOf', { title })}
      lead={<Back to={agreementList.path} text={t('managedAgreements.back')} />}
    >
      <Toolbar>
        <Link to={newVersionUrl(key)} className="button button-primary">
          <PenLine size={16} aria-hidden="true" />
          {t('managedAgreements.write')}
        </Link>
      </Toolbar>
      <AgreementVersions agreement={agreement} />
    </WorkSection>
  );
};
