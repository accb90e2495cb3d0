import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { t } from '#web/kit/texts.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import overlay from '../overlay/overlay.module.css';
import { ServerHtml, useServerHtml } from '../stored/server-html.tsx';
import { onServer } from '../stored/server-parts.ts';
import { loadShowcase } from '../showcase/load-showcase.ts';
import styles from '../showcase/showcase.module.css';
import stored from '../stored/stored.module.css';
import type { Shown } from './shown.ts';

const ShownAbility = ({ abilityNo, abilityName, panel }: Shown) => {
  const siteUrl = useSiteUrl();
  const [isRendered, setRendered] = useState(panel.isRendered);
  const lazy = useLazyComponent(loadShowcase, !isRendered);
  const htmlRef = useServerHtml(() => setRendered(undefined));
  const Result = onServer.ShownResult ?? (isRendered ? undefined : lazy?.ShownResult);
  const [year, month, day] = (panel.stored?.at ?? '').split('-');
  return (
    <li className={styles.shown}>
      <ServerHtml className={`${styles.result} ${stored.opening} ${overlay.still}`} htmlRef={htmlRef}>
        {Result ? <Result panel={panel} /> : !isRendered && <i />}
      </ServerHtml>
      <div className={styles.foot}>
        <div>
          <h3>{abilityName}</h3>
          <p>{t('site.home.resultLine', { ...panel.engine, date: `${year}年${month}月${day}日` })}</p>
        </div>
        <Link to={`${siteUrl(abilityPath(abilityNo))}#trial`} className={`button button-plain ${styles.try}`}>
          {t('site.home.try')}
          <ArrowRight size={15} aria-hidden="true" />
        </Link>
      </div>
    </li>
  );
};

/** Results of the engines, as the pages of their abilities open with them. */
export const Showcase = ({ shown }: { shown: readonly Shown[] }) => (
  <ul className={styles.showcase}>
    {shown.map((one) => (
      <ShownAbility key={one.abilityNo} {...one} />
    ))}
  </ul>
);
