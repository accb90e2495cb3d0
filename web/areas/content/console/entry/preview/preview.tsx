import { Button, Segmented } from 'antd';
import { ExternalLink, Monitor, Moon, RotateCw, Smartphone, Sun } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { t } from '#web/kit/texts.ts';
import { PageFrames, type Theme } from './page-frames.tsx';
import { usePreviewAddress } from './use-preview-address.ts';
import styles from './preview.module.css';

const ICON_PX = 16;
const WIDTHS = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof WIDTHS;

interface PreviewProps {
  kind: ContentKind;
  payload: Payload;
  entryId: string;
  /** A version; undefined for what is edited. */
  no: number | undefined;
  /** Whether this is another version than the form shows. */
  isOther: boolean;
  state: string;
  isBroken: boolean;
  /** The part of the page that the last change concerns, as a hash. */
  hash: string;
  onLeaveVersion: () => void;
}

const themeNow = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The parts of a payload other than its Markdown texts. */
const apartFromTexts = ({ fields }: ContentKind, payload: Payload): string =>
  JSON.stringify(Object.entries(payload).filter(([name]) => fields[name]?.type !== 'markdown'));

/** The page as visitors will see it, on a desktop or a phone, light or dark. */
export const Preview = (props: PreviewProps) => {
  const { kind, payload, entryId, no, isOther, state, isBroken, hash, onLeaveVersion } = props;
  const [device, setDevice] = useState<Device>('desktop');
  const [theme, setTheme] = useState<Theme>('light');
  // The server cannot find out the theme of the browser.
  useEffect(() => setTheme(themeNow()), []);
  const { address, failure, attempt, again } = usePreviewAddress({ entryId, no, state, isBroken, hash });
  const apart = useMemo(() => apartFromTexts(kind, payload), [kind, payload]);
  return (
    <div className={styles.preview}>
      <div className={styles.tools}>
        <Segmented<Device>
          aria-label={t('content.preview.device')}
          value={device}
          options={[
            {
              value: 'desktop',
              label: t('content.preview.desktop'),
              icon: <Monitor size={ICON_PX} aria-hidden="true" />,
            },
            {
              value: 'phone',
              label: t('content.preview.phone'),
              icon: <Smartphone size={ICON_PX} aria-hidden="true" />,
            },
          ]}
          onChange={setDevice}
        />
        <Segmented<Theme>
          aria-label={t('content.preview.theme')}
          value={theme}
          options={[
            { value: 'light', label: t('content.preview.light'), icon: <Sun size={ICON_PX} aria-hidden="true" /> },
            { value: 'dark', label: t('content.preview.dark'), icon: <Moon size={ICON_PX} aria-hidden="true" /> },
          ]}
          onChange={setTheme}
        />
        <span className={styles.right}>
          <Button
            type="text"
            aria-label={t('content.preview.again')}
            title={t('content.preview.again')}
            icon={<RotateCw size={ICON_PX} aria-hidden="true" />}
            onClick={again}
          />
          {address !== undefined && (
            <Button
              type="text"
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={t('content.preview.open')}
              title={t('content.preview.open')}
              icon={<ExternalLink size={ICON_PX} aria-hidden="true" />}
            />
          )}
        </span>
      </div>
      {no !== undefined && isOther && (
        <p className={styles.note}>
          {t('content.preview.version', { no })}{' '}
          <button type="button" className={styles.leave} onClick={onLeaveVersion}>
            {t('content.preview.leave')}
          </button>
        </p>
      )}
      <p role="status" className={failure === undefined ? styles.silent : styles.note}>
        {failure}
      </p>
      {address === undefined ? (
        <div className={styles.window} aria-busy={failure === undefined} />
      ) : (
        <PageFrames
          address={address}
          // Another version, or a page that is requested again, is loaded.
          apartFromTexts={`${no} ${attempt} ${apart}`}
          width={WIDTHS[device]}
          grows={device === 'desktop'}
          theme={theme}
        />
      )}
    </div>
  );
};
