import { MessageSquareQuote } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import type { selectionAround } from './quotation.ts';
import styles from './selection-offer.module.css';

interface SelectionOfferProps {
  /** An element of the article whose text can be quoted. */
  within: RefObject<HTMLElement | null>;
  /** The page has loaded it, so that the offer needs no file that both import. */
  select: typeof selectionAround;
  onQuote: (text: string) => void;
}

/** The distance from the selection, and from the edges of the window. */
const DISTANCE_PX = 8;
const SIZE_PX = { width: 150, height: 44 };

/** Returns a place below the end of a selection, within the window. */
const placeOf = (range: Range) => {
  const rects = range.getClientRects();
  const last = rects[rects.length - 1] ?? range.getBoundingClientRect();
  const within = (value: number, maximum: number) => Math.max(DISTANCE_PX, Math.min(value, maximum - DISTANCE_PX));
  return {
    left: within(last.right - SIZE_PX.width / 2, document.documentElement.clientWidth - SIZE_PX.width),
    top: within(last.bottom + DISTANCE_PX, window.innerHeight - SIZE_PX.height),
  };
};

/** Returns what is selected, and where to offer feedback on it. */
const offerFor = (found: ReturnType<typeof selectionAround>) => found && { text: found.text, ...placeOf(found.range) };

/**
 * Offers feedback on the selected text, next to it. From a selection that was made by keyboard, Tab leads to the offer,
 * and Escape removes it.
 */
export const SelectionOffer = ({ within, select, onQuote }: SelectionOfferProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [offered, setOffered] = useState(() => offerFor(select(within.current)));
  const isOffered = offered !== undefined;

  useEffect(() => {
    const look = () => setOffered(offerFor(select(within.current)));
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [within, select]);

  // Before the offer can be seen, so that no key comes too early.
  useLayoutEffect(() => {
    if (!isOffered) return;
    const follow = () => {
      const found = select(within.current);
      if (found) setOffered((before) => before && { ...before, ...placeOf(found.range) });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOffered(undefined);
      if (event.key !== 'Tab' || event.shiftKey || document.activeElement === button.current) return;
      event.preventDefault();
      button.current?.focus();
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOffered, within, select]);

  if (!offered) return null;
  const { text, left, top } = offered;
  return (
    <button
      ref={button}
      type="button"
      className={styles.offer}
      style={{ left, top }}
      aria-haspopup="dialog"
      // A press would remove the selection before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setOffered(undefined);
        onQuote(text);
      }}
    >
      <MessageSquareQuote size={16} aria-hidden="true" />
      {t('documents.feedbackQuote')}
    </button>
  );
};
