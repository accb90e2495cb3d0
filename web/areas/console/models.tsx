import { ArrowLeft } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { listModels, listPackages } from '#contract/trial/packages.ts';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, orNotFound, type PageHandle, serverLoad } from '#web/page.ts';
import { pageHead } from '#web/shell/page-head.ts';
import { WorkFailure } from '#web/shell/work-failure.tsx';
import { WorkSection } from '#web/shell/work-section.tsx';
import { t } from '#web/texts.ts';
import { AntdPlace } from '#web/ui/antd/antd-place.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { canonicalModelRoom, engineKinds, modelRoomUrl, readModelRoom } from './models/models-address.ts';
import { engineKindOf, ModelsTable } from './models/models-table.tsx';
import { PackageList } from './models/package-list.tsx';
import { PackageUpload } from './models/package-upload.tsx';
import styles from './room.module.css';
import { RoomTabs } from './room-tabs.tsx';

const load = async ({ call, url }: LoadArgs) => {
  const room = readModelRoom(url.searchParams);
  const { abilityNo } = room;
  const [{ list: abilities }, found] = await Promise.all([
    call(listModels, {}),
    abilityNo === undefined ? undefined : orNotFound(call(listPackages, { abilityNo: String(abilityNo) })),
  ]);
  return { room, abilities, found };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleModels',
  bare: true,
  canonicalSearch: canonicalModelRoom,
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.permission.consoleModels') });
export const ErrorBoundary = WorkFailure;

/** The operators' room of model packages: which engine answers for each ability, and the packages of one. */
export default () => {
  const { room, abilities, found } = useLoaderData<typeof loader>();
  const { abilityNo, engine } = room;
  const ability = abilities.find((one) => one.abilityNo === abilityNo);
  if (found && ability)
    return (
      <AntdPlace>
        <WorkSection
          first
          title={t('models.title', { ability: ability.abilityName, no: ability.abilityNo })}
          lead={
            <Link to={modelRoomUrl({ engine })} className={styles.back}>
              <ArrowLeft size={16} aria-hidden="true" />
              {t('models.back')}
            </Link>
          }
        >
          <p>{t('models.abilityLabels', { labels: ability.labels.join('、') })}</p>
          <PackageUpload key={ability.abilityNo} abilityNo={ability.abilityNo} />
          <PackageList list={found.list} beforeId={found.beforeId} />
        </WorkSection>
      </AntdPlace>
    );
  const list = abilities.filter((one) => engine === undefined || engineKindOf(one) === engine);
  return (
    <WorkSection first title={t('identity.permission.consoleModels')} lead={t('models.lead')}>
      <div className={styles.bar}>
        <RoomTabs
          label={t('models.filters')}
          tabs={([undefined, ...engineKinds] as const).map((kind) => ({
            path: modelRoomUrl({ engine: kind }),
            text: t(`models.filter.${kind ?? 'all'}`),
            isCurrent: engine === kind,
          }))}
        />
      </div>
      {list.length > 0 ? <ModelsTable list={list} engine={engine} /> : <EmptyState title={t('models.none')} />}
    </WorkSection>
  );
};
