import { Link } from 'react-router';
import type { TextKey } from '#web/kit/texts.ts';
import { t } from '#web/kit/texts.ts';
import styles from './portal-crumbs.module.css';

/** Pages that portal managers reach from their welcome page. Their menu does not list them. */
const places: readonly { title: TextKey; paths: readonly string[] }[] = [
  { title: 'account.crumbs.shop', paths: ['/account/shop'] },
  { title: 'account.crumbs.goods', paths: ['/account/goods'] },
  {
    title: 'account.crumbs.sheets',
    paths: ['/account/sheets', '/account/add-sheets', '/account/sheet-detail'],
  },
];

/** The breadcrumbs of a portal manager, which lead back to the welcome page. */
export const PortalCrumbs = ({ pathname }: { pathname: string }) => {
  const path = pathname.replace(/\/$/, '');
  const place = places.find(({ paths }) => paths.includes(path));
  if (!place) return null;
  const [first] = place.paths;
  return (
    <nav aria-label={t('account.crumbs.label')}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/account/welcome">{t('account.crumbs.welcome')}</Link>
        </li>
        <li>
          {path === first ? (
            <span aria-current="page">{t(place.title)}</span>
          ) : (
            <Link to={first as string}>{t(place.title)}</Link>
          )}
        </li>
      </ol>
    </nav>
  );
};
