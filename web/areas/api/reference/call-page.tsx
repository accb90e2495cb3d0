import { type MetaArgs, useLoaderData } from 'react-router';
import { inferAbility } from '#contract/api/infer.ts';
import { getCallReference } from '#contract/api/reference-calls.ts';
import { referencePath } from '#contract/api/reference-path.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { DocumentText } from '#web/areas/documents/detail/document-text.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import styles from './api-reference.module.css';
import { ErrorTable, FieldTable } from './field-table.tsx';
import { ReferenceFrame, ReferenceSection } from './reference-frame.tsx';
import { TryItSection } from './try-it-section.tsx';

/** The ability that the form of the page tries at first. */
const TRIED = 35;

const load = async ({ call, params: { slug = '' } }: LoadArgs) => {
  if (!/^[a-z-]{1,60}$/.test(slug)) throw notFound();
  const reference = await orNotFound(call(getCallReference, { slug }));
  const canTry = reference.name === inferAbility.name;
  const panel = canTry ? await call(getPanel, { abilityNo: String(TRIED) }).catch(() => null) : null;
  return { reference, canTry, sampleId: panel?.samples[0]?.sampleId };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, {
    title: loaderData?.reference.title,
    description: loaderData?.reference.summary,
    path: loaderData && referencePath(loaderData.reference.name),
  });

/** One call of the open API. */
export default () => {
  const { reference, canTry, sampleId } = useLoaderData<typeof loader>();
  const { name, title, method, path, summary, fields, answer, errors, example, calls, isIdempotent } = reference;
  return (
    <ReferenceFrame
      calls={calls}
      title={title}
      lead={summary}
      path={referencePath(name)}
      sections={[
        { id: 'request', title: t('reference.request') },
        { id: 'example', title: t('reference.example') },
        ...(canTry ? [{ id: 'try', title: t('reference.tryIt') }] : []),
        { id: 'answer', title: t('reference.answer') },
        { id: 'errors', title: t('reference.errors') },
      ]}
    >
      <p className={styles.address}>
        <code>
          {method} {path}
        </code>
      </p>
      <ReferenceSection id="request" title={t('reference.request')}>
        <p className={styles.hint}>
          {t('reference.request.lead')}
          {isIdempotent && t('reference.idempotent')}
        </p>
        <FieldTable label={t('reference.request')} fields={fields} isRequest />
      </ReferenceSection>
      <ReferenceSection id="example" title={t('reference.example')}>
        <DocumentText html={example} slug="" />
      </ReferenceSection>
      {canTry && <TryItSection abilityNo={TRIED} isFree sampleId={sampleId} />}
      <ReferenceSection id="answer" title={t('reference.answer')}>
        <p className={styles.hint}>{t('reference.answer.lead')}</p>
        <FieldTable label={t('reference.answer')} fields={answer} />
      </ReferenceSection>
      <ReferenceSection id="errors" title={t('reference.errors')}>
        <ErrorTable label={t('reference.errors')} errors={errors} />
      </ReferenceSection>
    </ReferenceFrame>
  );
};
