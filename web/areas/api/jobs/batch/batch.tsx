import { ArrowLeft, Images } from 'lucide-react';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { getJobAllowance } from '#contract/api/job-calls.ts';
import { jobList } from '#contract/api/job-list.ts';
import { jobPath } from '#contract/api/job-states.ts';
import { BATCH_PICTURES_MAXIMUM, JOB_TITLE_MAXIMUM } from '#contract/api/job-limits.ts';
import { queryEquipped } from '#contract/trial/calls.ts';
import { browserLoad } from '#web/kit/call.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { SelectField } from '#web/kit/form/select-field.tsx';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './batch.module.css';
import { ChosenFiles } from './chosen-files.tsx';
import { checkFiles } from './check-files.ts';
import { NOTHING, withFiles } from './choose-files.ts';
import { sendBatch } from './send-batch.ts';

const THRESHOLDS = [0.5, 0.6, 0.7, 0.8, 0.9];

const abilityIn = (search: URLSearchParams) => {
  const asked = search.get('ability') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? asked : '';
};

const load = async ({ call, url }: LoadArgs) => {
  const [{ list }, allowance] = await Promise.all([call(queryEquipped, {}), call(getJobAllowance, {})]);
  return { abilities: list, allowance, asked: abilityIn(url.searchParams) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'jobs',
  bare: true,
  canonicalSearch: (search) => {
    const ability = abilityIn(search);
    return ability === '' ? '' : `ability=${ability}`;
  },
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('batchJobs.batch.title') });
export const ErrorBoundary = WorkFailure;

/** The chosen files and their way to the portal. */
const useBatch = () => {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(NOTHING);
  const [progress, setProgress] = useState<string>();
  const [formError, setFormError] = useState('');
  const [isChecking, setChecking] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const abilityNo = Number(values.get('ability'));
    if (!abilityNo) return setFormError(t('batchJobs.batch.noAbility'));
    if (!chosen.archive && chosen.pictures.length === 0) return setFormError(t('batchJobs.batch.noPictures'));
    const threshold = Number(values.get('threshold'));
    stop.current = new AbortController();
    const { signal } = stop.current;
    setFormError('');
    setProgress(t('batchJobs.state.uploading'));
    try {
      const request = { abilityNo, title: String(values.get('title')), ...(threshold > 0 && { threshold }) };
      await navigate(jobPath(await sendBatch(request, chosen, { signal, onProgress: setProgress })));
    } catch (error) {
      if (!signal.aborted) setFormError((error as Error).message);
    }
    return setProgress(undefined);
  };
  const add = (files: FileList | null) => {
    setFormError('');
    // The input is emptied before the state changes, and its list with it.
    const added = Array.from(files ?? []);
    setChecking(true);
    void checkFiles(added).then((checked) => {
      setChosen((before) => withFiles(before, checked));
      setChecking(false);
    });
  };
  const shown = isChecking ? t('batchJobs.batch.checking') : progress;
  return { chosen, progress: shown, formError, send, add, clear: () => setChosen(NOTHING) };
};

/** The page for a new batch trial: its ability, and pictures or an archive. */
export default () => {
  const { abilities, allowance, asked } = useLoaderData<typeof loader>();
  const { user } = useAccount();
  const { chosen, progress, formError, send, add, clear } = useBatch();
  const pictures = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  /** Files are checked or sent. */
  const isBusy = progress !== undefined;
  const left = Math.max(0, allowance.limit - allowance.used);
  const lead = [
    t('batchJobs.batch.lead', { most: BATCH_PICTURES_MAXIMUM }),
    t('batchJobs.batch.allowance', { left }),
  ].join('');
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (!isBusy) add(event.dataTransfer.files);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(event.currentTarget);
  };
  if (!user.permissionItems.includes('try'))
    return (
      <WorkSection first title={t('batchJobs.batch.title')}>
        <p>{t('batchJobs.batch.denied')}</p>
      </WorkSection>
    );
  return (
    <WorkSection first title={t('batchJobs.batch.title')} lead={lead}>
      <Link to={jobList.path} className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('batchJobs.job.back')}
      </Link>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <SelectField
          name="ability"
          label={t('batchJobs.batch.ability')}
          prompt={t('batchJobs.batch.ability.prompt')}
          options={abilities.map(({ abilityNo, abilityName }) => ({ value: abilityNo, label: abilityName }))}
          defaultValue={asked}
          disabled={isBusy}
        />
        <Field
          name="title"
          label={t('batchJobs.batch.name')}
          hint={t('batchJobs.batch.name.hint')}
          maxLength={JOB_TITLE_MAXIMUM}
          disabled={isBusy}
        />
        <SelectField
          name="threshold"
          label={t('batchJobs.batch.threshold')}
          prompt={t('batchJobs.batch.threshold.prompt')}
          hint={t('batchJobs.batch.threshold.hint')}
          options={THRESHOLDS.map((value) => ({ value, label: String(value) }))}
          defaultValue=""
          disabled={isBusy}
        />
        <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          <Images size={28} aria-hidden="true" />
          <p>{t('batchJobs.batch.drop')}</p>
          <div className={styles.actions}>
            <button
              type="button"
              className="button button-plain"
              disabled={isBusy}
              onClick={() => pictures.current?.click()}
            >
              {t('batchJobs.batch.choose')}
            </button>
            <button
              type="button"
              className="button button-plain"
              disabled={isBusy}
              onClick={() => folder.current?.click()}
            >
              {t('batchJobs.batch.folder')}
            </button>
          </div>
          <input
            ref={pictures}
            type="file"
            multiple
            hidden
            accept="image/png,image/jpeg,.zip,application/zip"
            aria-label={t('batchJobs.batch.choose')}
            onChange={({ target }) => {
              add(target.files);
              target.value = '';
            }}
          />
          <input
            ref={folder}
            type="file"
            hidden
            {...{ webkitdirectory: '' }}
            aria-label={t('batchJobs.batch.folder')}
            onChange={({ target }) => {
              add(target.files);
              target.value = '';
            }}
          />
        </div>
        <ChosenFiles chosen={chosen} onClear={isBusy ? undefined : clear} />
        <FormError>{formError}</FormError>
        <div className={styles.send}>
          <button type="submit" className="button button-primary" aria-disabled={isBusy}>
            {t('batchJobs.batch.start')}
          </button>
          <span role="status">{progress}</span>
        </div>
      </form>
    </WorkSection>
  );
};
