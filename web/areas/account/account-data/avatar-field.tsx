import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { uploadFile } from '#contract/files/calls.ts';
import { setAvatar } from '#contract/account/own-account-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { User } from '#web/kit/session/user.ts';
import { Avatar } from '#web/kit/shell/avatar.tsx';
import { nameOf } from '#web/kit/shell/user-facts.ts';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { pictureError } from '#web/kit/ui/pictures/check-picture.ts';
import { avatarLimitsText, brokenText, notTaken, uploadErrorOf } from '#web/kit/ui/pictures/upload-error.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import styles from './avatar-field.module.css';
import { squareOf } from './square-picture.ts';

/** Shows the picture of an account, and changes or removes it. */
export const AvatarField = ({ user }: { user: User }) => {
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<string>();

  /** Runs `work`. If it returns a string, that is the error to show. */
  const change = async (work: () => Promise<unknown>, done: () => void) => {
    if (busy) return;
    setBusy(true);
    // The pressed button may disappear with the picture.
    pick.current?.focus();
    setFormError(undefined);
    try {
      const wrong = await work();
      if (typeof wrong === 'string') setFormError(wrong);
      else {
        await revalidate();
        done();
      }
    } catch (error) {
      setFormError(uploadErrorOf(error, 'avatar').message);
    }
    setBusy(false);
  };

  const take = async (picked: File) => {
    const wrong = await pictureError(picked, Infinity);
    if (wrong) return notTaken(wrong, avatarLimitsText()).message;
    const file = await squareOf(picked).catch(() => undefined);
    if (!file) return brokenText();
    const { fileId } = await makeCall(uploadFile, { use: 'avatar' }, { file, idempotencyKey: randomString() });
    return makeCall(setAvatar, { fileId });
  };
  const showDone = (message: string) => () => showNotice(message, 'success');
  const restore = (fileId: string) =>
    change(() => makeCall(setAvatar, { fileId }), showDone(t('account.avatar.restored')));
  const remove = (fileId: string) =>
    change(
      () => makeCall(setAvatar, { fileId: null }),
      () =>
        showNotice(t('account.avatar.removed'), 'success', {
          text: t('account.avatar.restore'),
          run: () => void restore(fileId),
        }),
    );

  return (
    <div className={styles.field}>
      <Avatar user={user} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>{nameOf(user)}</p>
        <div className={styles.actions}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            className={styles.input}
            tabIndex={-1}
            aria-label={t('account.avatar.pick')}
            onChange={({ target }) => {
              const picked = target.files?.[0];
              target.value = '';
              if (picked) void change(() => take(picked), showDone(t('account.avatar.changed')));
            }}
          />
          <button
            ref={pick}
            type="button"
            className={styles.act}
            aria-disabled={busy}
            onClick={() => !busy && input.current?.click()}
          >
            <Camera size={16} aria-hidden="true" />
            {t(
              busy
                ? 'account.avatar.busy'
                : user.avatarFileId === null
                  ? 'account.avatar.add'
                  : 'account.avatar.change',
            )}
          </button>
          {user.avatarFileId !== null && (
            <button
              type="button"
              className={styles.act}
              aria-disabled={busy}
              onClick={() => user.avatarFileId !== null && void remove(user.avatarFileId)}
            >
              {t('account.avatar.remove')}
            </button>
          )}
        </div>
        <p className={styles.hint}>{t('account.avatar.hint', { limits: avatarLimitsText() })}</p>
        <FormError>{formError}</FormError>
      </div>
    </div>
  );
};
