import { Link } from 'react-router';
import type { SearchCard } from '#contract/search/calls.ts';
import { t } from '#web/kit/texts.ts';
import { kindName } from '../public/kind-view.ts';
import styles from './found-cards.module.css';
import { KindIcon } from './kind-icon.tsx';

const Card = ({ card }: { card: SearchCard }) => {
  const { kind, title, text, path, links, linksTotal } = card;
  return (
    <article className={styles.card}>
      <p className={styles.kind}>
        <KindIcon kind={kind} size={16} />
        {kindName(kind)}
      </p>
      <h3>
        <Link to={path}>{title}</Link>
      </h3>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {links.length > 0 && (
        <>
          <p className={styles.runs}>{t('search.card.runs', { total: linksTotal })}</p>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={path} className={styles.more}>
        {t(kind === 'chip' ? 'search.card.allRuns' : 'search.card.errorCode')}
      </Link>
    </article>
  );
};

/** One of several that a name is a part of, in a line. */
const Line = ({ card }: { card: SearchCard }) => {
  const { kind, title, text, path, linksTotal } = card;
  const notes = [text, linksTotal > 0 ? t('search.card.runs', { total: linksTotal }) : ''].filter(Boolean);
  return (
    <li>
      <KindIcon kind={kind} size={16} />
      <Link to={path}>{title}</Link>
      <span className={styles.notes}>{notes.join(' · ')}</span>
    </li>
  );
};

/** The facts about the code or the chip that the keyword names; if it names several, each has a line. */
export const FoundCards = ({ cards }: { cards: readonly SearchCard[] }) =>
  cards.length > 1 ? (
    <ul className={`${styles.card} ${styles.lines}`} aria-label={t('search.card.several', { total: cards.length })}>
      {cards.map((card) => (
        <Line key={card.path} card={card} />
      ))}
    </ul>
  ) : (
    cards.map((card) => <Card key={card.path} card={card} />)
  );
