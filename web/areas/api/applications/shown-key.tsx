import { Copy, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MadeKey } from '#contract/api/applications/calls.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { curlCommand, type Example, findExample, type Ran, runExample } from './command.ts';
import { Dialog } from './dialog.tsx';
import dialogStyles from './dialog.module.css';
import styles from './shown-key.module.css';

const ICON_PX = 16;

const copy = async (name: string, text: string) => {
  if (await copyText(text)) showNotice(t('account.copy.done', { name }), 'success');
  else showNotice(t('account.copy.failed', { name }), 'danger');
};

const wordsOf = (ran: Ran | 'away') => {
  if (ran === 'away') return t('applications.shown.away');
  return t(ran.code === SUCCESS_CODE ? 'applications.shown.ran' : 'applications.shown.refused', { ...ran });
};

/** The command that recognises a sample with the key, and a button that makes its request. */
const Command = ({ made, example }: { made: MadeKey; example: Example }) => {
  const command = curlCommand(window.location.origin, made.key, example);
  const [ran, setRan] = useState<Ran | 'away'>();
  const { busy, runTask } = useSingleTask();
  const run = () =>
    runTask(async () => {
      setRan(await runExample(made.key, example).catch(() => 'away' as const));
      return true;
    });
  return (
    <section aria-labelledby="shown-command">
      <h3 id="shown-command" className={styles.subtitle}>
        {t('applications.shown.commandTitle')}
      </h3>
      <p className={dialogStyles.text}>
        {t('applications.shown.commandLead', { ability: example.abilityName })}
        {made.kind === 'live' && t('applications.shown.commandCharged')}
      </p>
      <pre className={styles.command}>{command}</pre>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-primary"
          onClick={() => void copy(t('applications.shown.command'), command)}
        >
          <Copy size={ICON_PX} aria-hidden="true" />
          {t('applications.shown.copyCommand')}
        </button>
        <button
          type="button"
          className="button button-plain"
          onClick={() => void run()}
          aria-disabled={busy}
          aria-busy={busy}
        >
          <Play size={ICON_PX} aria-hidden="true" />
          {t(busy ? 'applications.shown.running' : 'applications.shown.run')}
        </button>
      </div>
      <p role="status" className={styles.ran}>
        {ran && wordsOf(ran)}
      </p>
    </section>
  );
};

interface ShownKeyProps {
  made: MadeKey;
  /** The ability that the command calls if the key is for it. */
  wanted?: number | undefined;
  /** The abilities that the key is for, or null for all. */
  allowed: readonly number[] | null;
  /** The key is for recognition, so there is a command. */
  canInfer: boolean;
  onStored: () => void;
}

/** A new key, which cannot be read again. It stays until its owner has stored it. */
export const ShownKey = ({ made, wanted, allowed, canInfer, onStored }: ShownKeyProps) => {
  const [example, setExample] = useState<Example>();
  useEffect(() => {
    let isLeft = false;
    if (canInfer)
      findExample(wanted, allowed).then(
        (found) => !isLeft && setExample(found),
        // Without an example there is no command; the key is what counts.
        () => {},
      );
    return () => {
      isLeft = true;
    };
  }, [canInfer, wanted, allowed]);
  return (
    <Dialog title={t('applications.shown.title')}>
      <p className={dialogStyles.text}>{t('applications.shown.lead')}</p>
      <div className={styles.key}>
        <code aria-label={t('applications.shown.key')}>{made.key}</code>
        <button
          type="button"
          className="button button-plain"
          onClick={() => void copy(t('applications.shown.key'), made.key)}
        >
          <Copy size={ICON_PX} aria-hidden="true" />
          {t('applications.shown.copyKey')}
        </button>
      </div>
      {example && <Command made={made} example={example} />}
      <div className={dialogStyles.actions}>
        <button type="button" className="button button-primary" onClick={onStored}>
          {t('applications.shown.stored')}
        </button>
      </div>
    </Dialog>
  );
};
