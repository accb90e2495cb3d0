import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { WRONG_PICTURE } from '#contract/errors/portal.ts';
import { messageOf } from '#contract/errors/vocabulary.ts';
import { uploadFile } from '#contract/files/calls.ts';
import { setAvatar } from '#contract/identity/own-account-calls.ts';
import { makeCall } from '#web/call.ts';
import type { User } from '#web/session/user.ts';
import { Avatar } from '#web/shell/avatar.tsx';
import { nameOf } from '#web/shell/user-facts.ts';
import { t } from '#web/texts.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { showNotice } from '#web/ui/notice.tsx';
import { uploadFaultOf } from '#web/ui/pictures/upload-fault.ts';
import { randomString } from '#web/ui/random-string.ts';
import styles from './avatar-field.module.css';
import { squareOf } from './square-picture.ts';

/** The picture of an account, which is changed or removed here. */
export const AvatarField = ({ user }: { user: User }) => {
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      await revalidate();
      showNotice(done, 'success');
    } catch (error) {
      setProblem(uploadFaultOf(error).message);
    }
    setBusy(false);
  };

  const take = async (picked: File) => {
    const file = await squareOf(picked).catch(() => {
      throw new Error(messageOf('user', WRONG_PICTURE));
    });
    const { fileId } = await makeCall(uploadFile, { use: 'avatar' }, { file, idempotencyKey: randomString() });
    await makeCall(setAvatar, { fileId });
  };

  return (
    <div className={styles.field}>
      <Avatar user={user} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>{nameOf(user)}</p>
        <div className={styles.acts}>
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
              if (picked) void change(() => take(picked), t('account.avatar.changed'));
            }}
          />
          <button type="button" className={styles.act} disabled={busy} onClick={() => input.current?.click()}>
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
              disabled={busy}
              onClick={() => void change(() => makeCall(setAvatar, { fileId: null }), t('account.avatar.removed'))}
            >
              {t('account.avatar.remove')}
            </button>
          )}
        </div>
        <p className={styles.hint}>{t('account.avatar.hint')}</p>
        <FormProblem>{problem}</FormProblem>
      </div>
    </div>
  );
};
