import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './file-control.module.css';

const ICON_PX = 16;
/** The maximum number of bytes of a character. */
const CHARACTER_BYTES = 4;

export interface TextFileProps {
  endings: readonly string[];
  read: (text: string) => string;
  maximum: number;
  value: string;
  set: (text: string) => void;
}

/** Reads the text of a field from a file, in the browser. What the field had before can be taken back. */
export const TextFile = ({ endings, read, maximum, value, set }: TextFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState('');
  const [before, setBefore] = useState('');
  const take = async (file: File) => {
    setFileError('');
    if (file.size > maximum * CHARACTER_BYTES) {
      setFileError(t('content.text.tooLarge', { limit: maximum }));
      return;
    }
    try {
      const text = read(await new Response(file).text());
      if (text !== value) setBefore(value);
      set(text);
    } catch (error) {
      setFileError(t('content.text.notRead', { reason: (error as Error).message }));
    }
  };
  const label = t('content.text.choose', { endings: endings.join('、') });
  return (
    <div className={styles.control}>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button icon={<FileUp size={ICON_PX} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {before !== '' && (
        <Button
          type="link"
          onClick={() => {
            set(before);
            setBefore('');
          }}
        >
          {t('content.text.restore')}
        </Button>
      )}
      {fileError !== '' && (
        <p role="alert" className={styles.fault}>
          {fileError}
        </p>
      )}
    </div>
  );
};
