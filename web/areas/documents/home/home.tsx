import type { ReactNode } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { contentKinds, type DocumentCard, queryModules } from '#contract/documents/center-calls.ts';
import { DOCUMENT_CENTER_PATH, platformPath } from '#contract/documents/document-path.ts';
import { browserLoad } from '#web/kit/call.ts';
import { ResourceHead } from '#web/kit/resource-center/resource-head.tsx';
import { type LoadArgs, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { Card } from '#web/kit/ui/card/card.tsx';
import { formatDay } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { DocumentSearch } from './document-search.tsx';
import styles from './document-home.module.css';

const load = async ({ call }: LoadArgs) => {
  const modules = await call(queryModules, { contentKind: contentKinds.document });
  const cardsOf = (wanted: (typeof modules)[number]['name']) =>
    modules.find(({ name }) => name === wanted)?.cards ?? [];
  return { catalogues: cardsOf('catalogues'), newest: cardsOf('newest'), mostRead: cardsOf('mostRead') };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, {
    title: t('documents.center'),
    description: t('documents.center.summary'),
    path: DOCUMENT_CENTER_PATH,
  });

const CatalogueCard = ({ card: { slug, title, summary, items, itemCount } }: { card: DocumentCard }) => (
  <Card as="li" padding="own" filled className={styles.card}>
    <h3>
      <Link to={platformPath(slug)}>{title}</Link>
    </h3>
    {summary !== '' && <p>{summary}</p>}
    <ul>
      {items.map((item) => (
        <li key={item.uuid}>
          <Link to={item.url}>{item.title}</Link>
        </li>
      ))}
    </ul>
    {itemCount > items.length && (
      <Link to={platformPath(slug)} className={styles.more}>
        {t('documents.catalogueCount', { count: itemCount })}
      </Link>
    )}
  </Card>
);

const dayOf = ({ updateTime }: DocumentCard) => <time dateTime={updateTime}>{formatDay(updateTime)}</time>;
const viewsOf = ({ viewCount }: DocumentCard) => <span>{t('documents.viewCount', { count: viewCount })}</span>;

interface RowProps {
  title: string;
  cards: readonly DocumentCard[];
  /** The fact at the end of a line. */
  fact: (card: DocumentCard) => ReactNode;
}

const Row = ({ title, cards, fact }: RowProps) =>
  cards.length > 0 && (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ol>
        {cards.map((card) => (
          <li key={card.uuid}>
            <Link to={card.url}>{card.title}</Link>
            {fact(card)}
          </li>
        ))}
      </ol>
    </section>
  );

/** The home page of the document center: the search, the catalogues, what is new and what is read most. */
export default () => {
  const { catalogues, newest, mostRead } = useLoaderData<typeof loader>();
  return (
    <>
      <ResourceHead title={t('documents.center')} summary={t('documents.center.summary')}>
        <DocumentSearch />
      </ResourceHead>
      <div className={`page ${styles.body}`}>
        {catalogues.length === 0 ? (
          <EmptyState title={t('documents.empty')} />
        ) : (
          <>
            <div className={styles.title}>
              <h2>{t('documents.catalogues')}</h2>
              <Link to={platformPath()}>{t('documents.allDocuments')}</Link>
            </div>
            <ul className={styles.cards}>
              {catalogues.map((card) => (
                <CatalogueCard key={card.uuid} card={card} />
              ))}
            </ul>
            <div className={styles.lists}>
              <Row title={t('documents.newest')} cards={newest} fact={dayOf} />
              <Row title={t('documents.mostRead')} cards={mostRead} fact={viewsOf} />
            </div>
          </>
        )}
      </div>
    </>
  );
};
