import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { DOCUMENT_CENTER_PATH } from '#contract/documents/document-path.ts';
import { DOWNLOAD_CENTER_PATH } from '#contract/downloads/download-path.ts';
import { pictureAddress } from '#contract/kit/content/drawings.ts';
import { type Position, positionTypes } from '#contract/site/entities.ts';
import { VIDEO_CENTER_PATH } from '#contract/videos/video-path.ts';
import { ApiIntro } from '#web/areas/api/public/api-intro.tsx';
import { AbilityCard } from '#web/areas/catalogue/ability-card.tsx';
import { Showcase } from '#web/areas/trial/public/showcase.tsx';
import { t } from '#web/kit/texts.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { Icon } from '#web/kit/ui/icon.tsx';
import { useIsRegional, useSiteUrl } from '#web/kit/ui/region.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { Carousel } from './carousel.tsx';
import styles from './home-page.module.css';
import type { HomeData } from './load-home.ts';

const QuickStart = ({ blocks }: { blocks: readonly Position[] }) => (
  <section className={styles.section} aria-labelledby="quick-start" data-area="home-quick-start">
    <div className="page">
      <h2 id="quick-start">{t('site.home.quickStart')}</h2>
      <ol className={styles.steps}>
        {blocks.map((block) => (
          <li key={block.title}>
            <SiteLink href={block.url}>
              <Icon name={block.icon} size={24} />
              <h3>{block.title}</h3>
              <p>{block.des}</p>
              <span className={styles.action}>
                {block.action}
                <ArrowRight size={15} aria-hidden="true" />
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

interface PictureBlocksProps {
  id: string;
  title: string;
  lead: string;
  blocks: readonly Position[];
}

const PictureBlocks = ({ id, title, lead, blocks }: PictureBlocksProps) => (
  <section className={styles.section} aria-labelledby={id} data-area={`home-${id}`}>
    <div className="page">
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.pictures}>
        {blocks.map((block) => (
          <li key={block.title}>
            <SiteLink href={block.url}>
              {block.picture !== '' && (
                <ContentPicture
                  src={pictureAddress(block.picture)}
                  width={240}
                  height={160}
                  shape="4x3"
                  sizes="(min-width: 1280px) 280px, 50vw"
                />
              )}
              <div>
                <h3>{block.title}</h3>
                <p>{block.des}</p>
                <span className={styles.action}>
                  {block.action}
                  <ArrowRight size={15} aria-hidden="true" />
                </span>
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const centers = [
  ['documents', DOCUMENT_CENTER_PATH],
  ['videos', VIDEO_CENTER_PATH],
  ['downloads', DOWNLOAD_CENTER_PATH],
] as const;

/** Where users learn and download. */
const Centers = () => (
  <section className={styles.section} aria-labelledby="centers" data-area="home-centers">
    <div className="page">
      <h2 id="centers">{t('site.home.centers')}</h2>
      <ul className={styles.centers}>
        {centers.map(([name, path]) => (
          <li key={name}>
            <Link to={path}>
              <h3>{t(`site.home.centers.${name}`)}</h3>
              <p>{t(`site.home.centers.${name}Text`)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** A summary of the platform: what it is, for whom, and its size. */
const Intro = ({ home, title }: { home: HomeData; title: string }) => {
  const siteUrl = useSiteUrl();
  const facts = [
    { name: t('site.home.fact.abilities'), value: home.total, query: '' },
    { name: t('site.home.fact.runnable'), value: home.runnable, query: '?hasEngine=1' },
    ...home.halves.map(({ name, total, modelTypes }) => ({
      name: t(`site.home.fact.${name}`),
      value: total,
      query: `?modelTypes=${modelTypes.join(',')}`,
    })),
  ];
  return (
    <section className={styles.intro} data-area="home-intro">
      <div className={`page ${styles.introRow}`}>
        <div className={styles.claim}>
          <p className={styles.name}>{title}</p>
          <h1>{t('site.home.claim', { total: home.total })}</h1>
          <p className={styles.lead}>{t('site.home.audience')}</p>
        </div>
        <ul className={styles.facts}>
          {facts.map(({ name, value, query }) => (
            <li key={name}>
              <Link to={siteUrl(LIST_PATH) + query}>
                <b>{value}</b>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

/** The home page of the whole site or of the region. A section without blocks is left out. */
export const HomePage = ({ home, title }: { home: HomeData; title: string }) => {
  const siteUrl = useSiteUrl();
  const isRegional = useIsRegional();
  const of = (type: number) => home.positions.filter((block) => block.positionType === type);
  const platform = of(positionTypes.platform);
  const application = of(positionTypes.application);
  const quickStart = of(positionTypes.quickStart);
  return (
    <>
      <Carousel slides={of(positionTypes.banner)} />
      <Intro home={home} title={title} />
      {home.results.length > 0 && (
        <section className={styles.section} aria-labelledby="results" data-area="home-results">
          <div className="page">
            <h2 id="results">{t('site.home.results')}</h2>
            <p className={styles.lead}>{t('site.home.resultsLead')}</p>
            <Showcase shown={home.results} />
          </div>
        </section>
      )}
      <section className={`${styles.section} ${styles.tinted}`} aria-labelledby="abilities" data-area="home-abilities">
        <div className="page">
          <div className={styles.titleRow}>
            <h2 id="abilities">{t('site.home.abilities')}</h2>
            <div className={styles.actions}>
              <Link to={`${siteUrl(LIST_PATH)}?hasEngine=1`} className={styles.action}>
                {t('site.home.runnable', { count: home.runnable })}
                <ArrowRight size={15} aria-hidden="true" />
              </Link>
              <Link to={siteUrl(LIST_PATH)} className={styles.action}>
                {t('site.home.allAbilities', { total: home.total })}
                <ArrowRight size={15} aria-hidden="true" />
              </Link>
            </div>
          </div>
          <ul className={styles.cards}>
            {home.abilities.map((ability) => (
              <li key={ability.abilityNo}>
                <AbilityCard ability={ability} small />
              </li>
            ))}
          </ul>
        </div>
      </section>
      {quickStart.length > 0 && <QuickStart blocks={quickStart} />}
      {/* These pages have no regional twins. */}
      {!isRegional && (
        <section className={`${styles.section} ${styles.wideOnly}`} aria-labelledby="api" data-area="home-api">
          <div className="page">
            <ApiIntro />
          </div>
        </section>
      )}
      {!isRegional && <Centers />}
      {platform.length > 0 && (
        <PictureBlocks
          id="platform"
          title={t('site.home.platform')}
          lead={t('site.home.platformLead')}
          blocks={platform}
        />
      )}
      {application.length > 0 && (
        <PictureBlocks
          id="application"
          title={t('site.home.application')}
          lead={t('site.home.applicationLead')}
          blocks={application}
        />
      )}
    </>
  );
};
