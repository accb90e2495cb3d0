import { X } from 'lucide-react';
import type { FocusEvent, FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { GetForm } from '#web/kit/form/get-form.tsx';
import type { Forecast, getRequestChoices } from '#contract/api/requests/calls.ts';
import { jobPath } from '#contract/api/job-states.ts';
import { recordedCalls } from '#contract/api/requests/call-names.ts';
import { type RequestQuery, requestList } from '#contract/api/requests/request-list.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { useAddressForm } from '#web/kit/form/address-form.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { t } from '#web/kit/texts.ts';
import { callWord } from '../request-words.ts';
import styles from './request-filters.module.css';

type Applications = AnswerOf<typeof getRequestChoices>['applications'];

interface RequestFiltersProps {
  query: RequestQuery;
  applications: Applications;
  abilities: readonly Pick<Forecast, 'abilityNo' | 'abilityName'>[];
}

const fieldsOf = ({ state, code, applicationId, keyId, call, jobId, abilityNo, from, to }: RequestQuery) => ({
  state: state ?? '',
  code: code ?? '',
  application: applicationId ?? '',
  key: keyId ?? '',
  call: call ?? '',
  job: jobId ?? '',
  ability: abilityNo === undefined ? '' : String(abilityNo),
  from: from ?? '',
  to: to ?? '',
});

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: () => void;
}

const Choice = ({ name, label, all, value, options, onChange }: ChoiceProps) => (
  <select name={name} defaultValue={value} aria-label={label} onChange={onChange}>
    <option value="">{all}</option>
    {/* The address may still name something that was deleted. */}
    {(value !== '' && !options.some(([one]) => one === value) ? [...options, [value, value] as const] : options).map(
      ([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ),
    )}
  </select>
);

/** The filters of the list. The form also works before the script has loaded. */
export const RequestFilters = ({ query, applications, abilities }: RequestFiltersProps) => {
  const navigate = useNavigate();
  const fields = fieldsOf(query);
  const { formRef, read, sent } = useAddressForm(fields);
  const choose = () => {
    const next = requestList.read(read());
    sent(fieldsOf(next));
    void navigate(requestList.urlOf(next), { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    choose();
  };
  /** Applies a text on blur, since every typed character changes it. */
  const onLeave = ({ currentTarget: { name, value, validity } }: FocusEvent<HTMLInputElement>) => {
    if (validity.valid && value.trim() !== fields[name as keyof typeof fields]) choose();
  };
  const keys = applications
    .filter(({ applicationId }) => query.applicationId === undefined || applicationId === query.applicationId)
    .flatMap((application) => application.keys);
  const day = (name: 'from' | 'to') => (
    <label className={styles.day}>
      <span>{t(`requests.filter.${name}`)}</span>
      <input type="date" name={name} defaultValue={fields[name]} min="2020-01-01" max="2099-12-31" onBlur={onLeave} />
    </label>
  );
  return (
    <search>
      <GetForm className={styles.form} ref={formRef} onSubmit={onSubmit} aria-label={t('requests.filters')}>
        <Choice
          name="state"
          label={t('requests.filter.state')}
          all={t('requests.filter.state.all')}
          value={fields.state}
          options={(['ok', 'failed'] as const).map((state) => [state, t(`requests.filter.state.${state}`)])}
          onChange={choose}
        />
        <Choice
          name="call"
          label={t('requests.filter.call')}
          all={t('requests.filter.call.all')}
          value={fields.call}
          options={recordedCalls.map((call) => [call, callWord(call)])}
          onChange={choose}
        />
        <input
          name="code"
          className={styles.code}
          defaultValue={fields.code}
          maxLength={20}
          placeholder={t('requests.filter.code')}
          aria-label={t('requests.filter.code')}
          autoComplete="off"
          onBlur={onLeave}
        />
        <Choice
          name="application"
          label={t('requests.filter.application')}
          all={t('requests.filter.application.all')}
          value={fields.application}
          options={applications.map(({ applicationId, name }) => [applicationId, name])}
          onChange={choose}
        />
        <Choice
          name="key"
          label={t('requests.filter.key')}
          all={t('requests.filter.key.all')}
          value={fields.key}
          options={keys.map(({ keyId, name, shown }) => [keyId, name || shown])}
          onChange={choose}
        />
        <Choice
          name="ability"
          label={t('requests.filter.ability')}
          all={t('requests.filter.ability.all')}
          value={fields.ability}
          options={abilities.map(({ abilityNo, abilityName }) => [String(abilityNo), abilityName])}
          onChange={choose}
        />
        {day('from')}
        {day('to')}
        {query.jobId !== undefined && (
          <>
            <input type="hidden" name="job" value={query.jobId} />
            <Link to={jobPath(query.jobId)} className={styles.job}>
              {t('requests.filter.job', { job: query.jobId })}
            </Link>
          </>
        )}
        {requestList.isNarrowed(query) && (
          <AheadLink to={() => requestList.urlOf(requestList.empty)} className={styles.clear}>
            <X size={16} aria-hidden="true" />
            {t('requests.filter.clear')}
          </AheadLink>
        )}
      </GetForm>
    </search>
  );
};
