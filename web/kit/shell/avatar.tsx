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

/** The picture of an account; the first character of its name where it has none, or it cannot be had. */
export const Avatar = ({ user, size }: AvatarProps) => {
  const fileId = user.avatarFileId;
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // One that failed before this script was there has told nobody.
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
