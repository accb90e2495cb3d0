import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, type MetaArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import {
  type ApplicationKey,
  getApplication,
  type MadeKey,
  removeApplication,
  revokeKey,
} from '#contract/api/applications/calls.ts';
import { isGood } from '#contract/api/applications/key-states.ts';
import { KEYS_MAXIMUM } from '#contract/api/applications/limits.ts';
import { APPLICATIONS_PATH } from '#contract/api/applications/paths.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { ConfirmDialog } from '#web/kit/ui/confirm-dialog.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import styles from './application.module.css';
import { type Example, findExample } from './command.ts';
import { Denied, orDenied } from './denied.tsx';
import { calledKey, type KeyAct, KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { NextSteps } from './next-steps.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { ShownKey } from './shown-key.tsx';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the abilities that the keys of an application may use: null for none, `abilityNos: null` for all. */
const inferredBy = (keys: readonly ApplicationKey[]): { abilityNos: readonly number[] | null } | null => {
  const able = keys.filter(({ state, uses }) => isGood(state) && uses.includes('infer'));
  if (able.length === 0) return null;
  if (able.some(({ abilities }) => abilities === null)) return { abilityNos: null };
  return { abilityNos: able.flatMap(({ abilities }) => (abilities ?? []).map(({ abilityNo }) => abilityNo)) };
};

const load = async ({ call, params: { applicationId = '' } }: LoadArgs) => {
  if (!ID.test(applicationId)) throw notFound();
  const application = (await orNotFound(orDenied(call(getApplication, { applicationId })))) ?? null;
  const allowed = application && inferredBy(application.keys);
  // Without an example there is no code; the rest of the page does not need it.
  const example = allowed && (await findExample(undefined, allowed.abilityNos, call).catch(() => undefined));
  return { application, example: example ?? undefined };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'applications', bare: true };
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, { title: loaderData?.application?.name ?? t('applications.title') });
export const ErrorBoundary = WorkFailure;

type Opened = AnswerOf<typeof getApplication>;

/** The dialog that is open. */
type Open =
  | { what: 'editApplication' }
  | { what: 'remove' }
  | { what: 'make' }
  | { what: 'edit'; key: ApplicationKey }
  | { what: 'rotate'; key: ApplicationKey }
  | { what: 'revoke'; key: ApplicationKey }
  | { what: 'shown'; made: MadeKey; allowed: readonly number[] | null; canInfer: boolean };

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({ application }: { application: Opened }) => {
  const { note, keepsInputs, createdAt, createdBy, lastUsedAt } = application;
  return (
    <dl className={styles.facts}>
      <Fact name={t('applications.fact.note')}>
        <span className={styles.note}>{note || t('applications.fact.noNote')}</span>
      </Fact>
      <Fact name={t('applications.fact.inputs')}>
        {t(keepsInputs ? 'applications.keepsInputs.on' : 'applications.keepsInputs.off')}
      </Fact>
      <Fact name={t('applications.fact.created')}>
        {formatMinute(createdAt)} {t('applications.by', { name: createdBy || t('applications.byMain') })}
      </Fact>
      <Fact name={t('applications.fact.lastUsed')}>
        {lastUsedAt === null ? t('applications.never') : formatMinute(lastUsedAt)}
      </Fact>
    </dl>
  );
};

interface DialogsProps {
  application: Opened;
  open: Open | undefined;
  onOpen: (open: Open | undefined) => void;
}

/** The dialogs of the page. */
const Dialogs = ({ application, open, onOpen }: DialogsProps) => {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { applicationId, name } = application;
  const close = () => onOpen(undefined);
  const remove = async () => {
    const showSuccess = t('applications.remove.done');
    await makeCall(removeApplication, { applicationId }, { showMessage: true, showSuccess });
    await navigate(APPLICATIONS_PATH);
  };
  const revoke = async (keyId: string) => {
    try {
      const showSuccess = t('applications.key.revoke.done');
      await makeCall(revokeKey, { keyId }, { showMessage: true, showSuccess });
    } finally {
      await revalidate();
    }
  };
  if (!open) return null;
  if (open.what === 'editApplication')
    return <ApplicationDialog application={application} onClose={close} onChanged={revalidate} />;
  if (open.what === 'remove')
    return (
      <ConfirmDialog
        title={t('applications.remove.title', { name })}
        act={t('applications.remove')}
        onConfirm={remove}
        onClose={close}
      >
        {t('applications.remove.text')}
      </ConfirmDialog>
    );
  if (open.what === 'make' || open.what === 'edit')
    return (
      <KeyDialog
        applicationId={applicationId}
        edited={open.what === 'edit' ? open.key : undefined}
        onClose={close}
        onMade={(made, { isChosen, abilityNos, uses }) =>
          onOpen({ what: 'shown', made, allowed: isChosen ? abilityNos : null, canInfer: uses.includes('infer') })
        }
        onChanged={revalidate}
      />
    );
  if (open.what === 'rotate') {
    const { keyId, abilities, uses } = open.key;
    const allowed = abilities && abilities.map(({ abilityNo }) => abilityNo);
    return (
      <RotateDialog
        rotated={application.keys.find((key) => key.keyId === keyId) ?? open.key}
        onClose={close}
        onMade={(made) => onOpen({ what: 'shown', made, allowed, canInfer: uses.includes('infer') })}
        onChanged={revalidate}
      />
    );
  }
  if (open.what === 'revoke')
    return (
      <ConfirmDialog
        title={t('applications.key.revoke.title', { name: calledKey(open.key) })}
        act={t('applications.key.revoke')}
        onConfirm={() => revoke(open.key.keyId)}
        onClose={close}
      >
        {t('applications.key.revoke.text')}
      </ConfirmDialog>
    );
  return <ShownKey made={open.made} allowed={open.allowed} canInfer={open.canInfer} onStored={close} />;
};

const ApplicationPage = ({ application, example }: { application: Opened; example: Example | undefined }) => {
  const [open, setOpen] = useState<Open>();
  const { applicationId, name, keys, lastUsedAt } = application;
  const good = keys.filter(({ state }) => isGood(state));
  const dead = keys.filter(({ state }) => !isGood(state));
  const isFull = good.length >= KEYS_MAXIMUM;
  const act = (what: KeyAct, key: ApplicationKey) => setOpen({ what, key });
  const cards = (list: readonly ApplicationKey[]) => (
    <ul>
      {list.map((key) => (
        <KeyCard key={key.keyId} shown={key} onAct={act} />
      ))}
    </ul>
  );
  return (
    <>
      <WorkSection
        first
        title={name}
        lead={
          <Link className={styles.back} to={APPLICATIONS_PATH}>
            {t('applications.back')}
          </Link>
        }
        act={
          <div className={styles.actions}>
            <button type="button" className="button button-plain" onClick={() => setOpen({ what: 'editApplication' })}>
              {t('applications.edit')}
            </button>
            {good.length === 0 && (
              <button type="button" className="button button-plain" onClick={() => setOpen({ what: 'remove' })}>
                {t('applications.remove')}
              </button>
            )}
          </div>
        }
      >
        <Facts application={application} />
      </WorkSection>
      <WorkSection
        title={t('applications.keys.title')}
        lead={t(isFull ? 'applications.keys.full' : 'applications.keys.lead', {
          maximum: KEYS_MAXIMUM,
          made: good.length,
        })}
        act={
          <button
            type="button"
            className="button button-primary"
            disabled={isFull}
            onClick={() => setOpen({ what: 'make' })}
          >
            <Plus size={16} aria-hidden="true" />
            {t('applications.key.make')}
          </button>
        }
      >
        {good.length > 0 ? cards(good) : <p className={styles.none}>{t('applications.keys.none')}</p>}
        {dead.length > 0 && (
          <details className={styles.dead}>
            <summary>{t('applications.keys.dead', { count: dead.length })}</summary>
            {cards(dead)}
          </details>
        )}
      </WorkSection>
      {good.length > 0 && <NextSteps applicationId={applicationId} isUsed={lastUsedAt !== null} example={example} />}
      <Dialogs application={application} open={open} onOpen={setOpen} />
    </>
  );
};

/** An application with its keys. */
export default () => {
  const { application, example } = useLoaderData<typeof loader>();
  return application ? <ApplicationPage application={application} example={example} /> : <Denied />;
};
