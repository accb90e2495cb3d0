import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { showText } from './show-text.ts';
import { useIsTyping } from './use-is-typing.ts';
import styles from './preview.module.css';

export type Theme = 'light' | 'dark';

interface PageFramesProps {
  /** The page to show next; the page before stays on show until it has loaded. */
  address: string;
  /** The parts of a page other than its Markdown texts. Pages with the same parts differ only in these texts. */
  apartFromTexts: string;
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
 * The visible page, and the one that loads behind it. Pages share their thread. So a change of texts only is shown on the
 * visible page, and loading is cancelled at the next key and starts again after a pause in typing.
 */
const usePages = ({ address, apartFromTexts }: Pick<PageFramesProps, 'address' | 'apartFromTexts'>) => {
  const [shown, setShown] = useState(address);
  const [coming, setComing] = useState<string>();
  const present = useRef<HTMLIFrameElement>(null);
  const seen = useRef({ address, apartFromTexts, isLoaded: false });
  const isTyping = useIsTyping();
  useEffect(() => {
    if (isTyping || address === seen.current.address) return;
    const stop = new AbortController();
    const page = present.current?.contentDocument;
    const isTextAlone = page && seen.current.isLoaded && apartFromTexts === seen.current.apartFromTexts;
    const shownOn = isTextAlone ? showText(page, address, stop.signal).catch(() => false) : Promise.resolve(false);
    void shownOn.then((isShown) => {
      if (stop.signal.aborted) return;
      if (isShown) seen.current = { address, apartFromTexts, isLoaded: true };
      else setComing(address);
    });
    return () => {
      stop.abort();
      setComing(undefined);
    };
  }, [address, apartFromTexts, isTyping]);
  const loaded = (one: string) => {
    seen.current = { address: one, apartFromTexts, isLoaded: true };
    setShown(one);
  };
  return { shown, coming, present, loaded };
};

/**
 * A page in a frame, scaled to the available space. A new page loads behind the present one and replaces it: nothing
 * flickers while the user types.
 */
export const PageFrames = ({ address, apartFromTexts, width: least, grows, theme }: PageFramesProps) => {
  const { shown, coming, present, loaded } = usePages({ address, apartFromTexts });
  const { element, size } = useSize();
  useEffect(() => setTheme(present.current, theme), [present, theme]);
  const onLoad = (frame: HTMLIFrameElement, one: string) => {
    setTheme(frame, theme);
    const before = present.current?.contentWindow;
    if (before && one !== shown) frame.contentWindow?.scrollTo(0, before.scrollY);
    loaded(one);
  };
  const width = grows ? Math.max(least, Math.floor(size.width)) : least;
  const scale = Math.min(1, size.width / width);
  return (
    <div ref={element} className={styles.window}>
      {size.width > 0 &&
        [...new Set([shown, coming ?? shown])].map((one) => (
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
