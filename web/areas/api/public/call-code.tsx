import { Copy } from 'lucide-react';
import { useState } from 'react';
import { sampleLanguages } from '#contract/api/samples/languages.ts';
import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import type { ShownCall } from './call-code-place.tsx';
import styles from './call-code.module.css';

const ICON_PX = 16;
const LANGUAGE_KEY = 'api.language';

const keptLanguage = () => {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return sampleLanguages.find(({ name }) => name === stored) ?? sampleLanguages[0];
  } catch {
    return sampleLanguages[0];
  }
};

/** A call as code in a language that the reader chooses. */
export const CallCode = ({ call }: { call: ShownCall }) => {
  const [language, setLanguage] = useState(keptLanguage);
  const { file, needs, run, sampleOf } = language;
  const code = sampleOf({ ...call, origin: location.origin });
  const copy = async () => {
    const copied = await copyText(code);
    showNotice(t(copied ? 'callCode.copied' : 'callCode.notCopied'), copied ? 'success' : 'danger');
  };
  return (
    <div className={styles.code}>
      <div className={styles.languages} role="group" aria-label={t('callCode.languages')}>
        {sampleLanguages.map((one) => (
          <button
            key={one.name}
            type="button"
            aria-pressed={one === language}
            onClick={() => {
              setLanguage(one);
              try {
                localStorage.setItem(LANGUAGE_KEY, one.name);
              } catch {
                // Storage is off: the next page begins with the first language.
              }
            }}
          >
            {one.title}
          </button>
        ))}
      </div>
      <p className={styles.hint}>
        {t('callCode.needs', { file, needs })}
        <code>{run}</code>
      </p>
      <div className={styles.block}>
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          <Copy size={ICON_PX} aria-hidden="true" />
          {t('callCode.copy')}
        </button>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it. */}
        <pre tabIndex={0} role="region" aria-label={t('callCode.label')}>
          <code>{code}</code>
        </pre>
      </div>
      <p className={styles.hint}>
        {call.picture.kind === 'file' && t('callCode.file', { name: call.picture.name })} {t('callCode.key')}{' '}
        <SiteLink href="/account/applications">{t('callCode.keys')}</SiteLink>
      </p>
    </div>
  );
};
