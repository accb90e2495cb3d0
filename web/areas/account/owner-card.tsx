import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getAccountInfo } from '#contract/enterprise/calls.ts';
import type { User } from '#web/kit/session/user.ts';
import { Avatar } from '#web/kit/shell/avatar.tsx';
import { nameOf } from '#web/kit/shell/user-facts.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Icon } from '#web/kit/ui/icon.tsx';
import styles from './owner-card.module.css';

type Card = NonNullable<AnswerOf<typeof getAccountInfo>['ownerCenter']>;

/** Returns the facts of the card. A frozen certification also shows when it unlocks. */
const factsOf = ({ enterpriseMessages, unlockingTime, times }: Card) => [
  ...enterpriseMessages,
  ...(unlockingTime === null
    ? []
    : [
        { id: 'times', name: t('account.card.timesLeft'), value: t('account.card.times', { times: times ?? 0 }) },
        { id: 'unlocks', name: t('account.card.unlocks'), value: formatMinute(unlockingTime) },
      ]),
];

/** The account's owner, the certification status of its enterprise, and the next action. */
export const OwnerCard = ({ user, card }: { user: User; card: Card }) => {
  const name = nameOf(user);
  const facts = factsOf(card);
  return (
    <section className={styles.card} aria-label={t('account.card.label')}>
      <div className={styles.owner}>
        <Avatar user={user} size="medium" />
        <div className={styles.who}>
          <p className={styles.name} title={name}>
            {name}
          </p>
          <p className={`${styles.title} ${styles[card.titleColor]}`} title={card.iconMessage}>
            <Icon name={card.icon} size={14} />
            {card.title}
          </p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.authMessage !== null && <p className={styles.message}>{card.authMessage}</p>}
      {card.authBtnLink !== null && (
        <Link to={card.authBtnLink} className={styles.act}>
          {card.authBtnTitle}
        </Link>
      )}
    </section>
  );
};
