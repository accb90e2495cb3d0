import { CircleCheck, Search } from 'lucide-react';
import { useCallback, useContext } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { getDesk } from '#contract/console/desk-calls.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { ConsolePages } from '#web/kit/console/console-pages.ts';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { useFresh } from '#web/kit/list/use-fresh.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { openPalette } from '#web/kit/palette/open-palette.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { waitedText } from '#web/kit/ui/relative-time.ts';
import styles from './desk.module.css';
import { DeskItems } from './desk-items.tsx';

type Desk = AnswerOf<typeof getDesk>;
type Place = Desk['places'][number];

const load = ({ call }: LoadArgs): Promise<Desk> => call(getDesk, {});

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'consoleDesk', bare: true, canonicalSearch: () => '' };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleDesk') });
export const ErrorBoundary = WorkFailure;

const leadOf = ({ places }: Desk): string => {
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const overdue = places.reduce((sum, place) => sum + place.overdue, 0);
  if (count === 0) return t('console.desk.lead.done');
  return overdue === 0 ? t('console.desk.lead', { count }) : t('console.desk.lead.overdue', { count, overdue });
};

/** Says how long something has waited; of places that keep no time, what it is. */
const waitsText = ({ place, count, oldestAt }: Pick<Place, 'place' | 'count' | 'oldestAt'>, now: string): string => {
  if (count === 0) return t('console.desk.none');
  if (oldestAt !== null) return t('console.desk.oldest', { time: waitedText(oldestAt, now) });
  return place === 'nearCeiling' || place === 'failedJobs' ? t(`console.desk.what.${place}`) : '';
};

/** One place with what waits there. The whole card leads to it. */
const PlaceCard = ({ place: { place, count, oldestAt, overdue, mine }, now }: { place: Place; now: string }) => {
  const page = useContext(ConsolePages).find(({ waiting }) => waiting === place);
  if (!page) return null;
  const { path, permission, Icon } = page;
  return (
    <Link to={path} className={`${styles.place} ${count === 0 ? styles.calm : ''}`}>
      <span className={styles.name}>
        <Icon size={18} aria-hidden="true" />
        {t(`permission.${permission}`)}
      </span>
      <span className={styles.count}>{count}</span>
      <span className={styles.facts}>
        <span>{waitsText({ place, count, oldestAt }, now)}</span>
        {overdue > 0 && <span className={styles.overdue}>{t('console.desk.overdue', { count: overdue })}</span>}
        {mine > 0 && <span>{t('console.desk.ofMine', { count: mine })}</span>}
      </span>
    </Link>
  );
};

/** The start page of operators: what waits, how long, what is theirs. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  const ask = useCallback((signal: AbortSignal) => makeCall(getDesk, {}, { signal }), []);
  const { shown, freshness, goOn } = useFresh<Desk>(loaded, ask);
  const { places, items, now } = shown;
  const isDone = places.every(({ count }) => count === 0);
  return (
    <>
      <WorkSection
        first
        title={t('permission.consoleDesk')}
        lead={<span role="status">{leadOf(shown)}</span>}
        act={
          <button type="button" className={styles.search} onClick={openPalette}>
            <Search size={16} aria-hidden="true" />
            {t('console.desk.search')}
          </button>
        }
      >
        <FreshnessNote freshness={freshness} goOn={goOn} />
        <nav aria-label={t('console.desk.places')} className={styles.places}>
          {places.map((place) => (
            <PlaceCard key={place.place} place={place} now={now} />
          ))}
        </nav>
      </WorkSection>
      {isDone ? (
        <div className={styles.done}>
          <CircleCheck size={40} aria-hidden="true" />
          <p>{t('console.desk.done')}</p>
          <p className={styles.words}>{t('console.desk.done.words')}</p>
        </div>
      ) : (
        <div className={styles.lists}>
          <DeskItems
            title="console.desk.mine"
            empty="console.desk.mine.none"
            items={items.filter(({ isMine }) => isMine)}
            now={now}
          />
          <DeskItems
            title="console.desk.open"
            empty="console.desk.open.none"
            items={items.filter(({ isMine }) => !isMine)}
            now={now}
          />
        </div>
      )}
    </>
  );
};
