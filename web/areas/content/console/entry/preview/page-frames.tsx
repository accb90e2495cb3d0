import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { useIsTyping } from './use-is-typing.ts';
import styles from './preview.module.css';

export type Theme = 'light' | 'dark';

interface PageFramesProps {
  /** The page to show next; the page before stays on show until it has loaded. */
  address: string;
  /** The width of the window that the page believes to have, in CSS pixels. */
  width: number;
  /** Whether the window is as wide as the room, where that is more. */
  grows: boolean;
  theme: Theme;
}

/** The size of an element, in CSS pixels. */
const useSize = () => {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, size };
};

const setTheme = (frame: HTMLIFrameElement | null, theme: Theme) => {
  const root = frame?.contentDocument?.documentElement;
  if (root) root.dataset.theme = theme;
};

/**
 * A page in a frame, scaled to the room that there is. A new page loads behind the present one, and takes over its
 * place in the text: nothing flickers while somebody types. Pages share their thread, so that one that loads is given
 * up at the next key, and loads again once the keys rest.
 */
export const PageFrames = ({ address, width: least, grows, theme }: PageFramesProps) => {
  const [shown, setShown] = useState(address);
  const present = useRef<HTMLIFrameElement>(null);
  const { element, size } = useSize();
  const isTyping = useIsTyping();
  useEffect(() => setTheme(present.current, theme), [theme]);
  const onLoad = (frame: HTMLIFrameElement, loaded: string) => {
    setTheme(frame, theme);
    const before = present.current?.contentWindow;
    if (before && loaded !== shown) frame.contentWindow?.scrollTo(0, before.scrollY);
    setShown(loaded);
  };
  const width = grows ? Math.max(least, Math.floor(size.width)) : least;
  const scale = Math.min(1, size.width / width);
  return (
    <div ref={element} className={styles.window}>
      {size.width > 0 &&
        [...new Set([shown, isTyping ? shown : address])].map((one) => (
          <iframe
            key={one}
            ref={one === shown ? present : null}
            title={t(one === shown ? 'content.preview.title' : 'content.preview.coming')}
            src={one}
            className={one === shown ? styles.frame : styles.coming}
            aria-hidden={one !== shown}
            // The page is ours. It may not navigate the window that it is in.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- Without its origin it would have no session.
            sandbox="allow-same-origin allow-scripts allow-forms allow-popups"
            style={{
              width,
              height: size.height / scale,
              transform: `scale(${scale})`,
              left: Math.max(0, (size.width - width * scale) / 2),
            }}
            onLoad={({ currentTarget }) => onLoad(currentTarget, one)}
          />
        ))}
    </div>
  );
};
