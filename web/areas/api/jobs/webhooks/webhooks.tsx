import { type FormEvent, useState } from 'react';
import { type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { WEBHOOK_ADDRESS_MAXIMUM, WEBHOOKS_MAXIMUM } from '#contract/api/job-limits.ts';
import { type Application, listApplications } from '#contract/api/applications/calls.ts';
import { addWebhook, listWebhooks } from '#contract/api/webhook-calls.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { Field } from '#web/kit/form/field.tsx';
import { focusFirstInvalid } from '#web/kit/form/focus-invalid.ts';
import { SelectField } from '#web/kit/form/select-field.tsx';
import { type CallFailure, type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { JobsTabs } from '../jobs-tabs.tsx';
import { addressError, addressNeeded } from './address-error.ts';
import { WebhookCard } from './webhook-card.tsx';
import styles from './webhooks.module.css';

const FORBIDDEN = 403;

const load = async ({ call }: LoadArgs) => {
  try {
    const [{ list }, applications] = await Promise.all([call(listWebhooks, {}), call(listApplications, {})]);
    return { list, applications: applications.list };
  } catch (error) {
    // A sub-account without the item for keys.
    if ((error as Partial<CallFailure>).status === FORBIDDEN) return null;
    throw error;
  }
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'jobs', bare: true };
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: `${t('batchJobs.tab.webhooks')} - ${t('batchJobs.title')}` });
export const ErrorBoundary = WorkFailure;

interface AddFormProps {
  applications: readonly Pick<Application, 'applicationId' | 'name'>[];
  onAdded: (webhookId: string, secret: string) => void;
}

/** The form for another receiver. */
const AddForm = ({ applications, onAdded }: AddFormProps) => {
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const address = typed.trim();
    const needed = addressNeeded(address);
    setFieldError(needed);
    if (needed !== '' || typed.length > WEBHOOK_ADDRESS_MAXIMUM) return focusFirstInvalid(form);
    setBusy(true);
    try {
      // Without applications there is no field.
      const applicationId = String(values.get('application') ?? '');
      const { webhookId, secret } = await makeCall(addWebhook, { address, ...(applicationId && { applicationId }) });
      form.reset();
      setTyped('');
      onAdded(webhookId, secret);
    } catch (error) {
      setFieldError(addressError(address, error as CallFailure & Error));
      focusFirstInvalid(form);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void add(event.currentTarget);
  };
  return (
    <form onSubmit={onSubmit} noValidate className={styles.add}>
      <Field
        name="address"
        type="url"
        label={t('batchJobs.webhooks.address')}
        hint={t('batchJobs.webhooks.address.hint')}
        placeholder="https://"
        value={typed}
        maxLength={WEBHOOK_ADDRESS_MAXIMUM}
        onChange={({ target }) => setTyped(target.value)}
        error={fieldError || undefined}
      />
      {applications.length > 0 && (
        <SelectField
          name="application"
          label={t('batchJobs.webhooks.application')}
          prompt={t('batchJobs.webhooks.application.all')}
          options={applications.map(({ applicationId, name }) => ({ value: applicationId, label: name }))}
          defaultValue=""
        />
      )}
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {t('batchJobs.webhooks.add')}
      </button>
    </form>
  );
};

/** The receivers of the account, and what was sent to them. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  const webhooks = loaded?.list;
  const revalidator = useRevalidator();
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const show = (webhookId: string, secret: string) => {
    setSecrets((before) => ({ ...before, [webhookId]: secret }));
    void revalidator.revalidate();
  };
  return (
    <WorkSection first title={t('batchJobs.title')} lead={t('batchJobs.webhooks.lead')}>
      <JobsTabs current="webhooks" />
      {webhooks ? (
        <>
          {webhooks.length < WEBHOOKS_MAXIMUM && <AddForm applications={loaded?.applications ?? []} onAdded={show} />}
          {webhooks.length === 0 && <EmptyState title={t('batchJobs.webhooks.none')} />}
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.webhookId}
              webhook={webhook}
              secret={secrets[webhook.webhookId]}
              onSecret={(secret) => show(webhook.webhookId, secret)}
              onChanged={() => void revalidator.revalidate()}
            />
          ))}
        </>
      ) : (
        <p>{t('batchJobs.webhooks.denied')}</p>
      )}
    </WorkSection>
  );
};
