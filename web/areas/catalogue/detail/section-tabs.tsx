import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './section-tabs.module.css';

const sections = ['trial', 'functions', 'labels', 'conditions', 'scenarios', 'ways', 'chips'] as const;
type Section = (typeof sections)[number];

/** The part of the window, below header and tabs, in which a section counts as being read. */
const READING_ZONE = '-120px 0px -60% 0px';

/** Returns the section that is being read; undefined until the user reaches one. */
const useCurrentSection = () => {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting);
        if (read) setCurrent(read.target.id as Section);
      },
      { rootMargin: READING_ZONE },
    );
    for (const section of sections) {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
};

/** Links to the sections of a long page and marks the current one. */
export const SectionTabs = () => {
  const current = useCurrentSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 24;
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
