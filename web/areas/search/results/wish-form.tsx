import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { wishForContent } from '#contract/search/calls.ts';
import { WISH_MAXIMUM } from '#contract/search/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { overlongText } from '#web/kit/form/text-length.ts';
import { useUser } from '#web/kit/session/user.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { t } from '#web/kit/texts.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { storeWish, storedWish } from './stored-wish.ts';
import styles from './wish-form.module.css';

/** How the wish can be answered: by a message to users who have a message center. */
const NotifyChoice = () => {
  const user = useUser();
  const login = useLoginUrl();
  if (user?.permissionCodes.includes('messageCenter'))
    return (
      <label className={styles.tell}>
        <input type="checkbox" name="tell" defaultChecked />
        {t('search.wish.tell')}
      </label>
    );
  // Operators have no message center; while the user is unknown, nothing is said.
  if (user !== null) return <p className={styles.hint} />;
  return (
    <p className={styles.hint}>
      <a href={login}>{t('search.wish.login')}</a>
      {t('search.wish.loginKept')}
    </p>
  );
};

const Sent = ({ willTell }: { willTell: boolean }) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={styles.wish} tabIndex={-1} role="status">
      <h2>{t('search.wish.sent')}</h2>
      <p>
        {t('search.wish.sentWords')}
        {willTell && t('search.wish.willTell')}
      </p>
    </div>
  );
};

/** Lets a visitor say what is missing. */
export const WishForm = ({ keyword }: { keyword: string }) => {
  const id = useId();
  const [wish, setWish] = useState('');
  const [outcome, setOutcome] = useState<{ willTell: boolean }>();
  // The same wish that is sent again, after an answer that got lost, counts once.
  const [idempotencyKey] = useState(randomString);
  const { busy, runTask } = useSingleTask();
  useEffect(() => setWish((written) => written || storedWish(keyword)), [keyword]);
  if (outcome) return <Sent {...outcome} />;

  const error = overlongText(wish, WISH_MAXIMUM);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (error !== undefined) return;
    const tell = new FormData(event.currentTarget).has('tell');
    void runTask(async () => {
      try {
        const request = { keyword, wish: wish.trim(), tell };
        setOutcome(await makeCall(wishForContent, request, { idempotencyKey, showMessage: true }));
        storeWish(keyword, '');
        return true;
      } catch {
        // A notice shows the error, and the text stays.
        return false;
      }
    });
  };
  return (
    <form className={styles.wish} onSubmit={onSubmit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('search.wish.title')}</h2>
      <p className={styles.lead}>{t('search.wish.lead')}</p>
      <label htmlFor={`${id}-text`} className="sr-only">
        {t('search.wish.text')}
      </label>
      <textarea
        id={`${id}-text`}
        rows={3}
        value={wish}
        placeholder={t('search.wish.placeholder')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-fault`}
        onChange={({ target }) => {
          setWish(target.value);
          storeWish(keyword, target.value);
        }}
      />
      {error && (
        <p id={`${id}-fault`} className={styles.fault}>
          {error}
        </p>
      )}
      <div className={styles.foot}>
        <NotifyChoice />
        <SubmitButton sending={busy} progress={t('search.wish.sending')}>
          {t('search.wish.send')}
        </SubmitButton>
      </div>
    </form>
  );
};
