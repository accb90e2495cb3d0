import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { listModels, listPackages } from '#contract/trial/packages.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { EngineNow } from './engine-now.tsx';
import { ExampleButton } from './example-button.tsx';
import { type ModelQuery, modelList } from '#contract/trial/model-list.ts';
import { ModelsFilters } from './models-filters.tsx';
import type { ModelAbility } from './models-list.ts';
import { ModelsTable } from './models-table.tsx';
import { PackageFormat } from './package-format.tsx';
import { PackageList } from './package-list.tsx';
import { PackageUpload } from './package-upload.tsx';
import styles from '#web/kit/console/console-page.module.css';
import modelStyles from './models.module.css';

const load = async ({ call, url }: LoadArgs) => {
  const query = modelList.read(url.searchParams);
  const { abilityNo, view } = query;
  const [{ list: abilities, detector }, found] = await Promise.all([
    call(listModels, {}),
    abilityNo === undefined || view ? undefined : orNotFound(call(listPackages, { abilityNo: String(abilityNo) })),
  ]);
  return { query, abilities, detector, found };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleModels',
  bare: true,
  canonicalSearch: (search) => modelList.write(modelList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleModels') });
export const ErrorBoundary = WorkFailure;

const Back = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className={styles.back}>
    <ArrowLeft size={16} aria-hidden="true" />
    {text}
  </Link>
);

const FormatLink = ({ query }: { query: ModelQuery }) => (
  <Link to={modelList.urlOf({ ...query, view: 'format' })} className="button button-plain">
    {t('models.format')}
  </Link>
);

interface ListProps {
  query: ModelQuery;
  abilities: readonly ModelAbility[];
  detector: { isUsed: boolean; abilities: number };
}

const List = ({ query, abilities, detector }: ListProps) => {
  const box = useRef<HTMLDivElement>(null);
  return (
    <WorkSection first title={t('permission.consoleModels')} lead={t('models.lead')} act={<FormatLink query={query} />}>
      <p className={modelStyles.weights}>
        {detector.isUsed ? t('models.weights.on', { count: detector.abilities }) : t('models.weights.off')}
      </p>
      <AntdPlace>
        <ModelsFilters at={query} box={box} />
        <ModelsTable abilities={abilities} query={query} box={box} />
      </AntdPlace>
    </WorkSection>
  );
};

/**
 * The console page for model packages: the engine of each ability, the packages of one, and the description of the
 * format.
 */
export default () => {
  const { query, abilities, detector, found } = useLoaderData<typeof loader>();
  const { abilityNo, view } = query;
  const ability = abilities.find((one) => one.abilityNo === abilityNo);
  const example = ability ?? abilities.find(({ engine }) => engine === null) ?? abilities[0];
  if (view && example)
    return (
      <AntdPlace>
        <WorkSection
          first
          title={t('models.format')}
          lead={
            <Back
              to={modelList.urlOf({ ...query, view: undefined })}
              text={ability ? t('models.backTo', { ability: ability.abilityName }) : t('models.back')}
            />
          }
          act={<ExampleButton abilityNo={example.abilityNo} />}
        >
          <p>{t('models.format.lead', { ability: example.abilityName, no: example.abilityNo })}</p>
        </WorkSection>
        <PackageFormat ability={example} />
      </AntdPlace>
    );
  if (!found || !ability) return <List {...{ query, abilities, detector }} />;
  return (
    <AntdPlace>
      <WorkSection
        first
        title={t('models.title', { ability: ability.abilityName, no: ability.abilityNo })}
        lead={<Back to={modelList.urlOf({ ...query, abilityNo: undefined })} text={t('models.back')} />}
        act={<FormatLink query={query} />}
      >
        <EngineNow ability={ability} />
        <p>{t('models.abilityLabels', { labels: ability.labels.join('、') })}</p>
        <PackageUpload key={ability.abilityNo} abilityNo={ability.abilityNo} />
        <PackageList list={found.list} beforeId={found.beforeId}>
          <ExampleButton abilityNo={ability.abilityNo} />
        </PackageList>
      </WorkSection>
    </AntdPlace>
  );
};
