import { Button, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { entryList } from '#contract/content/entry-list.ts';
import type { OpenedMiss } from '#contract/search/console-calls.ts';
import { searchUrl } from '#contract/search/search-path.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatDay, formatMinute } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { useUser } from '#web/kit/session/user.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { AddDialog } from './add-dialog.tsx';
import type { Addition } from './added-words.ts';
import { wishesOf } from './miss-columns.tsx';
import styles from './misses.module.css';
import { WishAnswer } from './wish-answer.tsx';

interface MissSheetProps {
  miss: OpenedMiss;
  /** Loads the list and this word again. */
  refresh: () => Promise<void>;
}

const contentUrl = (kind: string) => entryList.urlOf({ ...entryList.empty, kind });

const Answered = ({ answered }: Pick<OpenedMiss, 'answered'>) => {
  if (!answered) return null;
  const { text, link, by } = answered;
  const time = formatMinute(answered.time);
  return (
    <section>
      <h2 className={styles.heading}>{t('misses.answered')}</h2>
      <p className={styles.words}>
        {text === null ? t('misses.answered.done', { by, time }) : t('misses.answered.text', { by, time, text })}
      </p>
      {link !== null && (
        <Link to={link} className={styles.link}>
          {link}
        </Link>
      )}
    </section>
  );
};

/** A word without results: its numbers, what was wished for, and what an operator can do. */
export const MissSheet = ({ miss, refresh }: MissSheetProps) => {
  const { word, times, misses, lastTime, texts, answered } = miss;
  const [adding, setAdding] = useState<Addition['what']>();
  const mayAdd = useUser()?.permissionCodes.includes('consoleContent') === true;
  const facts: [TextKey, ReactNode][] = [
    ['misses.times', times],
    ['misses.misses', misses],
    ['misses.wishes', wishesOf(miss)],
    ['misses.last', formatDay(lastTime)],
  ];
  const tools: [TextKey, string][] = [
    ['misses.tools.words', contentUrl('searchWords')],
    ['misses.tools.document', contentUrl('document')],
    ['misses.tools.try', searchUrl(word)],
  ];
  return (
    <Stack>
      <FactList isCompact>
        {facts.map(
          ([title, value]) =>
            value !== '' && (
              <Fact key={title} name={t(title)}>
                {value}
              </Fact>
            ),
        )}
      </FactList>
      <nav className={styles.tools} aria-label={t('misses.tools')}>
        {mayAdd &&
          (['synonym', 'promotion'] as const).map((what) => (
            <Button key={what} onClick={() => setAdding(what)}>
              {t(`misses.add.${what}`)}
            </Button>
          ))}
        {tools.map(([title, to]) => (
          <Link key={title} to={to} className="button button-plain">
            {t(title)}
          </Link>
        ))}
      </nav>
      <AddDialog word={word} what={adding} onClose={() => setAdding(undefined)} onAdded={refresh} />
      <section>
        <h2 className={styles.heading}>{t('misses.texts')}</h2>
        {texts.length === 0 && <p className={styles.less}>{t('misses.texts.none')}</p>}
        <ul className={styles.texts}>
          {texts.map(({ text, time, waits }, at) => (
            <li key={at}>
              <p className={styles.words}>{text}</p>
              <p className={styles.less}>
                {formatMinute(time)} {waits && <Tag>{t('misses.texts.waits')}</Tag>}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Answered answered={answered} />
      <WishAnswer miss={miss} refresh={refresh} />
    </Stack>
  );
};
