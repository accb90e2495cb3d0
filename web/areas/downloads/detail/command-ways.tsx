import { useState } from 'react';
import type { Audience } from '#contract/downloads/access.ts';
import { type DownloadVersion, verifyDownload } from '#contract/downloads/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { requireLogin } from '#web/kit/shell/require-login.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { commandLines } from './command-lines.ts';
import styles from './version-list.module.css';

interface CommandWaysProps {
  uuid: string;
  version: DownloadVersion;
  audience: Audience;
}

/** How to download and check a version with commands. The signed address is created on demand. */
export const CommandWays = ({ uuid, version, audience }: CommandWaysProps) => {
  const [signed, setSigned] = useState<{ address: string; expireAt: string }>();
  const [isRunning, setRunning] = useState(false);
  const sign = async () => {
    setRunning(true);
    try {
      const { url, expireAt } = await makeCall(verifyDownload, { uuid, versionId: version.versionId });
      setSigned({ address: new URL(url, window.location.origin).href, expireAt });
    } catch (error) {
      (await import('../start-download.ts')).showCallError(error);
    } finally {
      setRunning(false);
    }
  };
  const lines = signed && commandLines(signed.address, version);
  return (
    <details className={styles.ways}>
      <summary>{t('downloads.ways')}</summary>
      {lines ? (
        <>
          <p>{t('downloads.ways.note', { time: formatMinute(signed.expireAt) })}</p>
          <dl>
            {Object.entries(lines).map(([name, line]) => (
              <div key={name}>
                <dt>{t(`downloads.ways.${name}` as TextKey)}</dt>
                <dd>
                  <code>{line}</code>
                  <CopyButton name={t(`downloads.ways.${name}` as TextKey)} text={line} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{t('downloads.ways.compare')}</p>
        </>
      ) : (
        <button
          type="button"
          className="button button-plain"
          aria-busy={isRunning}
          onClick={() => {
            if (isRunning) return;
            if (audience === 'everybody') void sign();
            else requireLogin(() => void sign(), '#versions');
          }}
        >
          {t('downloads.ways.get')}
        </button>
      )}
    </details>
  );
};
