import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { keepInView } from '../tree/keep-in-view.ts';
import styles from './outline.module.css';

export interface OutlineHeading {
  id: string;
  title: string;
  level: number;
}

/** A heading that has come this near to the place where a link to it lands counts as read. */
const NEAR_PX = 8;

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** Returns how far from the top of the window a link to a heading lands. */
const landingOf = (heading: HTMLElement): number =>
  pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
  pixels(getComputedStyle(heading).scrollMarginTop);

const isLinked = ({ id }: HTMLElement) => window.location.hash === `#${encodeURIComponent(id)}`;

/**
 * Returns the id of the section that is read: the last one whose heading has passed the place where a link to it lands.
 * At the end of the page no later heading can get there: the one that the address names is read, or the last one.
 */
const useReadSection = (headings: readonly OutlineHeading[]): string | undefined => {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const places = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const [first] = places;
    if (!first) return undefined;
    const line = Math.ceil(landingOf(first)) + NEAR_PX;
    const look = () => {
      const isEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      const passed = places.filter((place) => place.getBoundingClientRect().top <= line);
      const below = places.slice(Math.max(0, passed.length - 1));
      const atEnd = below.find(isLinked) ?? places[places.length - 1];
      const place = isEnd && window.scrollY > 0 ? atEnd : passed[passed.length - 1];
      setRead(place ? place.id : undefined);
    };
    // Called when a heading begins or ends to pass the line or the lower edge; nothing runs in between.
    const observer = new IntersectionObserver(look, { rootMargin: `-${line}px 0px 0px`, threshold: [0, 1] });
    for (const place of places) observer.observe(place);
    // At the end of the page a link moves nothing.
    window.addEventListener('hashchange', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', look);
    };
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
  const nav = useRef<HTMLElement>(null);
  useEffect(() => keepInView(nav.current, '[aria-current]'), [read]);
  return (
    <nav ref={nav} className={styles.outline} aria-labelledby="outline-title">
      <p id="outline-title">{t('documents.outline')}</p>
      <Headings headings={headings} read={read} />
    </nav>
  );
};

/** The outline on a phone, which has no room at the side. */
export const FoldedOutline = ({ headings }: { headings: readonly OutlineHeading[] }) => (
  <details className={styles.folded}>
    <summary>{t('documents.outline')}</summary>
    <Headings headings={headings} />
  </details>
);
