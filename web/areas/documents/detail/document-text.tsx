import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import type { Picture } from '#web/kit/ui/pictures/picture-preview.tsx';
import proseStyles from '#web/kit/ui/prose/prose.module.css';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import styles from './document-text.module.css';
import { copyLazily } from './lazy-copy.ts';

const loadPreview = () => import('#web/kit/ui/pictures/picture-preview.tsx');

/** Whether a click opens a link in another tab or window. */
const isOwn = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

interface DocumentTextProps {
  html: string;
  slug: string;
  /** The origin of the portal in texts, if the operator has set none. */
  assumedOrigin?: string | null;
}

/** Returns the text with the origin at which the reader has reached the portal, which only the browser has. */
const useOwnOrigin = (html: string, assumedOrigin: string | null): string => {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => setOrigin(window.location.origin), []);
  return assumedOrigin === null || origin === undefined ? html : html.split(assumedOrigin).join(origin);
};

/** The text of a document. Its tools are part of the HTML; their script is loaded when one is used. */
export const DocumentText = ({ html: written, slug, assumedOrigin = null }: DocumentTextProps) => {
  const html = useOwnOrigin(written, assumedOrigin);
  const [picture, setPicture] = useState<Picture>();
  const close = useCallback(() => setPicture(undefined), []);
  const preview = useLazyComponent(loadPreview, picture !== undefined, close);
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const tool = target.closest<HTMLElement>('[data-copy]');
    if (tool) {
      // A link to a heading also leads there.
      copyLazily(tool, slug);
      return;
    }
    const shown = target.closest('.md-picture');
    const image = shown && shown.querySelector('img');
    if (!image || isOwn(event)) return;
    event.preventDefault();
    setPicture({ src: image.src, name: image.alt });
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Readers use the buttons and links inside. */}
      <div
        className={`${proseStyles.text} ${styles.document}`}
        onClick={onClick}
        data-html=""
        // oxlint-disable-next-line react/no-danger -- The server renders it without anything executable.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {picture && preview && <preview.PicturePreview picture={picture} onClose={close} />}
    </>
  );
};
