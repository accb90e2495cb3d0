import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { inferAbility } from '#contract/api/infer.ts';
import { getCallReference, getSamples } from '#contract/api/reference-calls.ts';
import { abilityReferencePath, referencePath, slugOfCall } from '#contract/api/reference-path.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { getAbility } from '#contract/catalogue/calls.ts';
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

const load = async ({ call, params: { id = '' } }: LoadArgs) => {
  if (!/^[1-9]\d{0,5}$/.test(id)) throw notFound();
  const [ability, panel, reference] = await Promise.all([
    orNotFound(call(getAbility, { abilityNo: id })),
    orNotFound(call(getPanel, { abilityNo: id })),
    call(getCallReference, { slug: slugOfCall(inferAbility.name) }),
  ]);
  const sampleId = panel.samples[0]?.sampleId;
  const { samples, answer } = await call(getSamples, { abilityNo: id, ...(sampleId !== undefined && { sampleId }) });
  const { abilityNo, abilityName, description } = ability;
  return {
    ability: { abilityNo, abilityName, description },
    engine: panel.engine,
    choices: panel.choices,
    sampleId,
    samples,
    example: answer,
    reference,
  };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(
    matches,
    loaderData
      ? {
          title: t('reference.ability.title', { name: loaderData.ability.abilityName }),
          description: loaderData.ability.description,
          path: abilityReferencePath(loaderData.ability.abilityNo),
        }
      : {},
  );

/** How one ability is called. */
export default () => {
  const { ability, engine, choices, sampleId, samples, example, reference } = useLoaderData<typeof loader>();
  const { abilityNo, abilityName } = ability;
  const { fields, answer, errors, calls, method, path } = reference;
  // Only abilities that take a choice take labels.
  const own = choices.length > 0 ? fields : fields.filter((field) => field.path !== 'labels');
  return (
    <ReferenceFrame
      calls={calls}
      title={t('reference.ability.title', { name: abilityName })}
      lead={
        engine
          ? t('reference.ability.lead', { abilityNo, model: engine.model, version: engine.version })
          : t('reference.ability.noEngine')
      }
      path={abilityReferencePath(abilityNo)}
      sections={[
        { id: 'samples', title: t('reference.samples') },
        { id: 'try', title: t('reference.tryIt') },
        { id: 'request', title: t('reference.ability.fields') },
        { id: 'answer', title: t('reference.answer') },
        { id: 'errors', title: t('reference.errors') },
      ]}
    >
      <p className={styles.address}>
        <Link to={referencePath(reference.name)}>
          <code>
            {method} {path.replace('{abilityNo}', String(abilityNo))}
          </code>
        </Link>
        <Link to={abilityPath(abilityNo)}>{t('reference.ability.page')}</Link>
      </p>
      <ReferenceSection id="samples" title={t('reference.samples')}>
        <p className={styles.hint}>{t('reference.samples.lead')}</p>
        {samples.map(({ name, title, file, needs, run, html }, at) => (
          <details key={name} className={styles.sample} open={at === 0}>
            <summary>{title}</summary>
            <p className={styles.hint}>
              {t('reference.sample.needs', { file, needs })}
              <code>{run}</code>
            </p>
            <DocumentText html={html} slug="" />
          </details>
        ))}
      </ReferenceSection>
      <TryItSection abilityNo={abilityNo} sampleId={sampleId} />
      <ReferenceSection id="request" title={t('reference.ability.fields')}>
        {choices.length > 0 && (
          <p className={styles.hint}>{t('reference.ability.labels', { labels: choices.join('、') })}</p>
        )}
        <FieldTable label={t('reference.ability.fields')} fields={own} isRequest />
      </ReferenceSection>
      <ReferenceSection id="answer" title={t('reference.answer')}>
        {example && (
          <>
            <p className={styles.hint}>{t(example.isReal ? 'reference.answer.real' : 'reference.answer.form')}</p>
            <DocumentText html={example.html} slug="" />
          </>
        )}
        <FieldTable label={t('reference.answer')} fields={answer} />
      </ReferenceSection>
      <ReferenceSection id="errors" title={t('reference.errors')}>
        <ErrorTable label={t('reference.errors')} errors={errors} />
      </ReferenceSection>
    </ReferenceFrame>
  );
};
