import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getReference } from '#contract/api/reference-calls.ts';
import { REFERENCE_PATH, referencePath } from '#contract/api/reference-path.ts';
import { DOCUMENT_CENTER_PATH } from '#contract/documents/document-path.ts';
import { t } from '#web/kit/texts.ts';
import styles from './api-reference.module.css';

export type CallCard = AnswerOf<typeof getReference>['calls'][number];

interface ReferenceFrameProps {
  calls: readonly CallCard[];
  title: string;
  lead: string;
  /** The path of the page, which the navigation marks. */
  path: string;
  /** The sections of the page, by their ids. */
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
}

const NavLink = ({ path, at, children }: { path: string; at: string; children: ReactNode }) => (
  <Link to={path} aria-current={path === at ? 'page' : undefined}>
    {children}
  </Link>
);

/** The frame of the pages of the reference: the calls at the side, or below on narrow screens, and the page's sections. */
export const ReferenceFrame = ({ calls, title, lead, path, sections, children }: ReferenceFrameProps) => (
  <div className={`page ${styles.frame}`}>
    <article className={styles.text}>
      <nav className={styles.crumbs} aria-label={t('reference.crumbs')}>
        <ol>
          <li>
            <Link to={DOCUMENT_CENTER_PATH}>{t('documents.center')}</Link>
          </li>
          {path === REFERENCE_PATH ? (
            <li aria-current="page">{t('reference.title')}</li>
          ) : (
            <>
              <li>
                <Link to={REFERENCE_PATH}>{t('reference.title')}</Link>
              </li>
              <li aria-current="page">{title}</li>
            </>
          )}
        </ol>
      </nav>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
      {children}
    </article>
    <nav className={styles.side} aria-label={t('reference.nav')}>
      <NavLink path={REFERENCE_PATH} at={path}>
        {t('reference.overview')}
      </NavLink>
      <p>{t('reference.calls')}</p>
      <ul>
        {calls.map(({ name, title: callTitle, method }) => (
          <li key={name}>
            <NavLink path={referencePath(name)} at={path}>
              <code>{method}</code> {callTitle}
            </NavLink>
          </li>
        ))}
      </ul>
      <Link to={`${REFERENCE_PATH}#abilities`}>{t('reference.abilities')}</Link>
    </nav>
  </div>
);

/** A section of a page of the reference. */
export const ReferenceSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
