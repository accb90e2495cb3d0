import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { downloads } from '#contract/api/downloads.ts';
import { getReference } from '#contract/api/reference-calls.ts';
import { abilityReferencePath, REFERENCE_PATH, referencePath } from '#contract/api/reference-path.ts';
import { queryEquipped } from '#contract/trial/calls.ts';
import { DocumentText } from '#web/areas/documents/detail/document-text.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import styles from './api-reference.module.css';
import { ReferenceFrame, ReferenceSection } from './reference-frame.tsx';

const load = async ({ call }: LoadArgs) => {
  const [reference, equipped] = await Promise.all([call(getReference, {}), call(queryEquipped, {})]);
  return { ...reference, abilities: equipped.list };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};

export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: t('reference.title'), description: t('reference.lead'), path: REFERENCE_PATH });

/** The overview of the open API: how to begin, keys, errors and limits, with all calls and abilities. */
export default () => {
  const { sections, calls, abilities, address } = useLoaderData<typeof loader>();
  return (
    <ReferenceFrame
      calls={calls}
      title={t('reference.title')}
      lead={t('reference.lead')}
      path={REFERENCE_PATH}
      sections={[
        ...sections,
        { id: 'calls', title: t('reference.calls') },
        { id: 'abilities', title: t('reference.abilities') },
        { id: 'downloads', title: t('reference.downloads') },
      ]}
    >
      {sections.map(({ id, title, html }) => (
        <ReferenceSection key={id} id={id} title={title}>
          <DocumentText html={html} slug="" />
        </ReferenceSection>
      ))}
      <ReferenceSection id="calls" title={t('reference.calls')}>
        <ul className={styles.calls}>
          {calls.map(({ name, method, path, title }) => (
            <li key={name}>
              <Link to={referencePath(name)}>{title}</Link>
              <code>
                {method} {path}
              </code>
            </li>
          ))}
        </ul>
      </ReferenceSection>
      <ReferenceSection id="abilities" title={t('reference.abilities')}>
        <p className={styles.hint}>{t('reference.abilities.lead')}</p>
        <ul className={styles.abilities}>
          {abilities.map(({ abilityNo, abilityName }) => (
            <li key={abilityNo}>
              <Link to={abilityReferencePath(abilityNo)}>
                {abilityName} <code>{abilityNo}</code>
              </Link>
            </li>
          ))}
        </ul>
      </ReferenceSection>
      <ReferenceSection id="downloads" title={t('reference.downloads')}>
        <p className={styles.hint}>{t('reference.downloads.lead')}</p>
        <ul className={styles.downloads}>
          {downloads.map(({ name, path, file }) => (
            <li key={name}>
              <a href={path} download={file}>
                {t(`reference.download.${name}`)}
              </a>
              <code>{file}</code>
              {name === 'postman' && <p className={styles.hint}>{t('reference.download.postman.hint', { address })}</p>}
            </li>
          ))}
        </ul>
      </ReferenceSection>
    </ReferenceFrame>
  );
};
