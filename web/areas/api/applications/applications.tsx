import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { type Application, listApplications, type MadeKey } from '#contract/api/applications/calls.ts';
import { APPLICATIONS_MAXIMUM } from '#contract/api/applications/limits.ts';
import { applicationPath } from '#contract/api/applications/paths.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import styles from './applications.module.css';
import { Denied, orDenied } from './denied.tsx';
import { ShownKey } from './shown-key.tsx';

const ABILITY = /^[1-9]\d{0,5}$/;

const load = async ({ call, url }: LoadArgs) => {
  const wanted = url.searchParams.get('ability') ?? '';
  const found = await orDenied(call(listApplications, {}));
  return { list: found?.list ?? null, ability: ABILITY.test(wanted) ? Number(wanted) : undefined };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'applications', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('applications.title') });
export const ErrorBoundary = WorkFailure;

const columns: Column<Application>[] = [
  {
    title: 'applications.column.name',
    cell: ({ applicationId, name }) => (
      <Link className={styles.link} to={applicationPath(applicationId)}>
        {name}
      </Link>
    ),
  },
  {
    title: 'applications.column.keys',
    cell: ({ goodKeys, allKeys }) => t('applications.keys', { good: goodKeys, all: allKeys }),
  },
  {
    title: 'applications.column.lastUsed',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('applications.never') : formatMinute(lastUsedAt)),
  },
  {
    title: 'applications.column.created',
    cell: ({ createdAt, createdBy }) => (
      <span>
        {formatMinute(createdAt)}
        {createdBy !== '' && ` ${t('applications.by', { name: createdBy })}`}
      </span>
    ),
  },
];

/** Returns a name that no application of the account has. */
const freeName = (list: readonly Application[]): string => {
  const base = t('applications.name.first');
  const taken = new Set(list.map(({ name }) => name));
  let name = base;
  for (let at = 2; taken.has(name); at += 1) name = `${base} ${at}`;
  return name;
};

const Applications = ({ list, ability }: { list: readonly Application[]; ability: number | undefined }) => {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ applicationId: string; key: MadeKey }>();
  const isFull = list.length >= APPLICATIONS_MAXIMUM;
  const make = (
    <button type="button" className="button button-primary" onClick={() => setMaking(true)} disabled={isFull}>
      <Plus size={16} aria-hidden="true" />
      {t('applications.make')}
    </button>
  );
  return (
    <WorkSection
      first
      title={t('applications.title')}
      lead={
        <>
          {t(isFull ? 'applications.full' : 'applications.lead', { maximum: APPLICATIONS_MAXIMUM, made: list.length })}{' '}
          <Link className={styles.link} to={documentPath('application-keys')}>
            {t('applications.doc')}
          </Link>
        </>
      }
      act={list.length > 0 && make}
    >
      {list.length > 0 ? (
        <WorkTable
          label={t('applications.title')}
          columns={columns}
          rows={list}
          keyOf={({ applicationId }) => applicationId}
        />
      ) : (
        <EmptyState title={t('applications.empty')}>{make}</EmptyState>
      )}
      {isMaking && !made && (
        <ApplicationDialog
          suggested={freeName(list)}
          onClose={() => setMaking(false)}
          onMade={(applicationId, key) => setMade({ applicationId, key })}
          onChanged={revalidate}
        />
      )}
      {made && (
        <ShownKey
          made={made.key}
          wanted={ability}
          allowed={null}
          canInfer
          onStored={() => void navigate(applicationPath(made.applicationId))}
        />
      )}
    </WorkSection>
  );
};

/** The applications of an account. */
export default () => {
  const { list, ability } = useLoaderData<typeof loader>();
  return list ? <Applications list={list} ability={ability} /> : <Denied />;
};
