import { useEffect, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './outline.module.css';

export interface OutlineHeading {
  id: string;
  title: string;
  level: number;
}

/** The height of the header, below which a section counts as read. */
const HEADER_PX = 104;

/** Returns the id of the section that is read: the last one whose heading has passed the header. */
const useReadSection = (headings: readonly OutlineHeading[]): string | undefined => {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const places = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const look = () => {
      const isEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      const passed = places.filter((place) => place.getBoundingClientRect().top <= HEADER_PX);
      const place = isEnd && window.scrollY > 0 ? places[places.length - 1] : passed[passed.length - 1];
      setRead(place ? place.id : undefined);
    };
    // Called when a heading begins or ends to pass the header or the lower edge; nothing runs in between.
    const observer = new IntersectionObserver(look, { rootMargin: `-${HEADER_PX}px 0px 0px`, threshold: [0, 1] });
    for (const place of places) observer.observe(place);
    return () => observer.disconnect();
  }, [headings]);
  return read;
};

const Headings = ({ headings, read }: { headings: readonly OutlineHeading[]; read?: string | undefined }) => (
  <ol>
    {headings.map(({ id, title, level }) => (
      <li key={id} className={level > 2 ? styles.deeper : undefined}>
        <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/** The outline of a document, which follows the reading. */
export const Outline = ({ headings }: { headings: readonly OutlineHeading[] }) => {
  const read = useReadSection(headings);
  return (
    <nav className={styles.outline} aria-labelledby="outline-title">
      <p id="outline-title">{t('documents.outline')}</p>
      <Headings headings={headings} read={read} />
    </nav>
  );
};

/** The outline where there is no room at the side. */
export const FoldedOutline = ({ headings }: { headings: readonly OutlineHeading[] }) => (
  <details className={styles.folded}>
    <summary>{t('documents.outline')}</summary>
    <Headings headings={headings} />
  </details>
);
