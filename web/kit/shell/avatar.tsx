import { useEffect, useRef, useState } from 'react';
import { filePath } from '#contract/files/file-path.ts';
import type { User } from '../session/user.ts';
import styles from './avatar.module.css';
import { avatarSign, nameOf } from './user-facts.ts';

interface AvatarProps {
  user: User;
  /** 30, 44 or 72 pixels wide. */
  size: 'small' | 'medium' | 'large';
}

/** The picture of an account, or the first character of its name if there is no picture or it fails to load. */
export const Avatar = ({ user, size }: AvatarProps) => {
  const fileId = user.avatarFileId;
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture that failed before this script ran has fired its error event unheard.
    if (fileId !== null && picture.current?.complete && picture.current.naturalWidth === 0) setFailed(fileId);
  }, [fileId]);
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {fileId !== null && fileId !== failed ? (
        <img ref={picture} src={filePath(fileId)} alt="" onError={() => setFailed(fileId)} />
      ) : (
        avatarSign(nameOf(user))
      )}
    </span>
  );
};
