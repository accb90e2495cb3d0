import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { narrowOf, pictureAddress } from '#contract/kit/content/drawings.ts';
import type { Position } from '#contract/site/entities.ts';
import { t } from '#web/kit/texts.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import styles from './carousel.module.css';

const TURN_EVERY_MS = 7000;
/** How long before the first turn the hidden slides get their pictures. */
const DRAW_AHEAD_MS = 2000;

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The slides of a home page. They advance until the visitor interacts with them, and not if the visitor prefers reduced
 * motion.
 */
export const Carousel = ({ slides }: { slides: readonly Position[] }) => {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [allDrawn, setAllDrawn] = useState(false);
  const several = slides.length > 1;

  useEffect(() => setPlaying(several && !prefersStill()), [several]);
  useEffect(() => {
    if (!playing || held) return;
    const drawing = setTimeout(() => setAllDrawn(true), TURN_EVERY_MS - DRAW_AHEAD_MS);
    const timer = setInterval(() => setAt((now) => (now + 1) % slides.length), TURN_EVERY_MS);
    return () => {
      clearTimeout(drawing);
      clearInterval(timer);
    };
  }, [playing, held, slides.length]);

  const hold = () => {
    setHeld(true);
    setAllDrawn(true);
  };

  const turn = (to: number) => {
    setPlaying(false);
    setAt((to + slides.length) % slides.length);
  };

  if (slides.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hover and focus only pause it; its buttons are the controls.
    <section
      className={styles.carousel}
      data-area="home-banner"
      aria-roledescription="carousel"
      aria-label={t('site.home.carousel')}
      onMouseEnter={hold}
      onMouseLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      {slides.map((slide, number) => (
        <div
          key={slide.title}
          className={number === at ? styles.shown : styles.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={t('site.home.slide', {
            number: number + 1,
            total: slides.length,
          })}
          aria-hidden={number === at ? undefined : true}
        >
          {(allDrawn || number === at) && slide.picture !== '' && (
            <>
              <ContentPicture
                src={pictureAddress(slide.picture)}
                width={1440}
                height={480}
                shape="3x1"
                sizes="(min-width: 1800px) 1800px, 100vw"
                decorative
                className={styles.wide}
                fill
              />
              <ContentPicture
                src={pictureAddress(narrowOf(slide.picture))}
                width={720}
                height={480}
                shape="4x3"
                sizes="100vw"
                decorative
                className={styles.narrow}
              />
            </>
          )}
          <div className={`page ${styles.front}`}>
            <div className={styles.text}>
              <h2>{slide.title}</h2>
              <p>{slide.des}</p>
              <SiteLink href={slide.url} className="button button-primary" tabIndex={number === at ? undefined : -1}>
                {slide.action}
              </SiteLink>
            </div>
          </div>
        </div>
      ))}
      {several && (
        <div className={`page ${styles.controls}`}>
          <button type="button" onClick={() => turn(at - 1)} aria-label={t('site.home.previousSlide')}>
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          {slides.map((slide, number) => (
            <button
              type="button"
              key={slide.title}
              className={styles.dot}
              onClick={() => turn(number)}
              aria-label={t('site.home.slide', {
                number: number + 1,
                total: slides.length,
              })}
              aria-current={number === at ? 'true' : undefined}
            />
          ))}
          <button type="button" onClick={() => turn(at + 1)} aria-label={t('site.home.nextSlide')}>
            <ChevronRight size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            onClick={() => setPlaying(!playing)}
            aria-label={t(playing ? 'site.home.pause' : 'site.home.play')}
          >
            {playing ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
          </button>
        </div>
      )}
    </section>
  );
};
