import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getAbility, getRelated } from '#contract/catalogue/calls.ts';
import { AbilityCode } from '#web/areas/api/public/ability-code.tsx';
import { ExperimentMark } from '#web/areas/trial/experiment/experiment-mark.tsx';
import { ExperimentNote } from '#web/areas/trial/experiment/experiment-note.tsx';
import { renderedPanel } from '#web/areas/trial/stored/page-panel.ts';
import { TrialSection } from '#web/areas/trial/trial-section.tsx';
import { getDownloads } from '#contract/trial/model-download.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { listVideoTitles } from '#contract/videos/calls.ts';
import { videoPath } from '#contract/videos/video-path.ts';
import { VideoLinks } from '#web/areas/videos/public/video-links.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import { t } from '#web/kit/texts.ts';
import swipe from '#web/kit/ui/swipe-row/swipe-row.module.css';
import { useCountedView } from '#web/kit/views/use-counted-view.ts';
import { AbilityBanner } from './ability-banner.tsx';
import { abilityHead } from './ability-head.ts';
import { AbilityCard } from '../ability-card.tsx';
import { ChipSection } from './chip-section.tsx';
import { CompareToggle } from '../compare-toggle.tsx';
import { CompareTrayPlace } from '../compare-tray-place.tsx';
import { ConditionSection } from './condition-section.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './detail.module.css';
import { FunctionSection } from './function-section.tsx';
import { LabelSection } from './label-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { WaySection } from './way-section.tsx';

const OTHERS_SHOWN = 4;

const loadCounter = () => import('./count-view.ts');

export const load = async ({ call, params }: LoadArgs) => {
  const id = params.id ?? '';
  if (!/^[1-9]\d{0,5}$/.test(id)) throw notFound();
  const [ability, others, downloads, panel, titles] = await Promise.all([
    orNotFound(call(getAbility, { abilityNo: id })),
    call(getRelated, { abilityNo: id }),
    // The page works without these three; the server logs why they failed.
    call(getDownloads, { abilityNo: id }).catch(() => ({ list: [] })),
    call(getPanel, { abilityNo: id }).catch(() => null),
    call(listVideoTitles, {}).catch(() => []),
  ]);
  const shown = others.slice(0, OTHERS_SHOWN);
  const pictures = [ability, ...shown].map(({ cover }) => cover);
  pictures.push(ability.banner.cover, ...ability.scenarios.map(({ pic }) => pic));
  const videos = titles
    .filter(({ abilityNos }) => abilityNos.includes(Number(id)))
    .map(({ slug, title }) => ({ title, url: videoPath(slug) }));
  return { ability, others: shown, downloads: downloads.list, panel, videos, ...(await loadMedia(call, pictures)) };
};

export const loader = serverLoad(async (args) => {
  const data = await load(args);
  return { ...data, panel: data.panel && renderedPanel(data.panel) };
});
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, loaderData ? abilityHead(loaderData.ability) : {});

export default () => {
  const { ability, others, downloads, panel, videos } = useLoaderData<typeof loader>();
  useCountedView(loadCounter, ability.abilityNo);
  const unequipped = panel?.engine === null;
  return (
    <article>
      <AbilityBanner
        ability={ability}
        unequipped={unequipped}
        hasPackage={downloads.length > 0}
        experiment={panel?.experiment && <ExperimentMark>{panel.experiment.mark}</ExperimentMark>}
      />
      <SectionTabs key={ability.abilityNo} />
      <DetailSection id="trial" title={t('trial.title')} lead={unequipped ? undefined : t('trial.lead')}>
        {panel?.experiment && <ExperimentNote experiment={panel.experiment} />}
        <TrialSection key={ability.abilityNo} ability={ability} panel={panel} />
      </DetailSection>
      <FunctionSection ability={ability} />
      <LabelSection ability={ability} />
      <ConditionSection ability={ability} />
      <ScenarioSection ability={ability} />
      <WaySection
        ability={ability}
        hasPackage={downloads.length > 0}
        code={panel?.engine && <AbilityCode abilityNo={ability.abilityNo} sampleId={panel.samples[0]?.sampleId} />}
      />
      <ChipSection ability={ability} downloads={downloads} />
      {videos.length > 0 && (
        <nav className={`page ${styles.videos}`} aria-label={t('videos.ofAbility')}>
          <p>{t('videos.ofAbility')}</p>
          <VideoLinks videos={videos} />
        </nav>
      )}
      <section className={`page ${styles.section} ${styles.links}`} aria-labelledby="others">
        <h2 id="others">{t('catalogue.detail.others')}</h2>
        <ul className={`${styles.others} ${swipe.row}`}>
          {others.map((other) => (
            <li key={other.abilityNo}>
              <AbilityCard ability={other} small />
              <CompareToggle ability={other} onCard />
            </li>
          ))}
        </ul>
      </section>
      <CompareTrayPlace />
    </article>
  );
};
