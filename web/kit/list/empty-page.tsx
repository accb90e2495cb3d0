import { t } from '../texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { AheadLink } from './ahead-link.tsx';
import type { PagesProps } from './pages.tsx';

/** Shown on a page past the end of a list that has rows. */
export const EmptyPage = ({ pageNo, pages, urlOf }: Pick<PagesProps, 'pageNo' | 'pages' | 'urlOf'>) => (
  <EmptyState searched title={t('catalogue.empty.page', { pageNo, pages })}>
    <AheadLink to={(pending) => urlOf(1, pending)} className="button button-plain">
      {t('catalogue.empty.firstPage')}
    </AheadLink>
  </EmptyState>
);
