import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './section-tabs.module.css';

const sections = ['trial', 'functions', 'labels', 'conditions', 'scenarios', 'ways', 'chips'] as const;
type Section = (typeof sections)[number];

/** The height, in pixels, at which a section begins to be read: somewhat below header and tabs. */
const READING_LINE = 160;

/** Returns the last section that has reached the line, or at the end of the page the last one. */
const readSection = (): Section | undefined => {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  const line = isAtEnd ? window.innerHeight : READING_LINE;
  return sections
    .filter((section) => (document.getElementById(section)?.getBoundingClientRect().top ?? line) < line)
    .pop();
};

/** Returns the section that is being read; undefined above the first one. */
const useCurrentSection = () => {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(readSection()));
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, []);
  return current;
};

/** Links to the sections of a long page and marks the current one. */
export const SectionTabs = () => {
  const current = useCurrentSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!list.current) return;
    const tab = list.current.querySelector<HTMLElement>('[aria-current]');
    list.current.scrollLeft = tab ? tab.offsetLeft - list.current.offsetLeft - 24 : 0;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={t('catalogue.detail.sections')}>
      <ul className={`page ${styles.list}`} ref={list}>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === current ? 'true' : undefined}>
              {t(section === 'trial' ? 'trial.title' : `catalogue.detail.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
