import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { t } from '#web/kit/texts.ts';
import type { Picture } from '#web/kit/ui/pictures/picture-preview.tsx';
import { isEndInView, lowerEdgeOf } from './end-in-view.ts';
import textStyles from '#web/kit/ui/prose/prose.module.css';

interface AgreementTextProps {
  html: string;
  /** The class makes the text either scroll itself or grow inside a scrolling parent. */
  className: string | undefined;
  title: string;
  onRead: () => void;
  onPicture: (picture: Picture) => void;
}

const pictureAt = (target: EventTarget): Picture | undefined => {
  const image = (target as Element).closest('img');
  return image && !image.closest('a') ? { src: image.src, name: image.alt } : undefined;
};

/** Makes pictures keyboard-accessible buttons with a name. Pictures inside links stay part of the link. */
const offerPictures = (text: Element) => {
  for (const image of text.querySelectorAll('img')) {
    if (image.closest('a')) continue;
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute(
      'aria-label',
      image.alt === '' ? t('agreements.dialog.enlargeUnnamed') : t('agreements.dialog.enlarge', { name: image.alt }),
    );
  }
};

/** The text of an agreement. Calls `onRead` once its end has been in view. */
export const AgreementText = ({ html, className, title, onRead, onPicture }: AgreementTextProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const outer = scroller.current;
    const inner = text.current;
    if (!outer || !inner) return;
    offerPictures(inner);
    const frame = outer.parentElement as HTMLElement;
    const look = () => {
      // A picture that is still loading would push the end out of view.
      if (Array.from(inner.querySelectorAll('img')).some((image) => !image.complete)) return;
      const end = inner.getBoundingClientRect().bottom;
      if (isEndInView(end, [lowerEdgeOf(outer), lowerEdgeOf(frame)])) onRead();
    };
    const sizes = new ResizeObserver(look);
    for (const element of [outer, inner, frame]) sizes.observe(element);
    const events = ['scroll', 'load', 'error'];
    for (const event of events) frame.addEventListener(event, look, true);
    return () => {
      sizes.disconnect();
      for (const event of events) frame.removeEventListener(event, look, true);
    };
  }, [html, onRead]);

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link) {
      // Opens the link in a new tab, so that the reading progress stays.
      event.preventDefault();
      if (!link.getAttribute('href')?.startsWith('#')) window.open(link.href, '_blank', 'noopener');
      return;
    }
    const picture = pictureAt(event.target);
    if (picture) onPicture(picture);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const picture = event.key === 'Enter' || event.key === ' ' ? pictureAt(event.target) : undefined;
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must be able to scroll the text.
    <div ref={scroller} className={className} role="region" aria-label={title} tabIndex={0} data-agreement-text="">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Users click the links and pictures inside. */}
      <div
        ref={text}
        className={textStyles.text}
        onClick={onClick}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line react/no-danger -- The server renders it without anything executable.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
};
