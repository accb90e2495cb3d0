import type { TrackingEvent } from '#contract/monitoring/calls.ts';
import { searchTypes } from '#contract/search/modes.ts';
import { PERFORMANCE_DELAY_MS, SAMPLE } from '#contract/monitoring/limits.ts';
import { maskText } from '#contract/monitoring/mask-text.ts';
import type { Noted } from '#web/kit/monitoring/note.ts';
import { currentUser } from '#web/kit/session/user.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import type { Replay } from '../replay/record.ts';
import { asksNotToBeTracked, type Consent, keepConsent, readConsent } from '#web/kit/monitoring/consent.ts';
import { clickOf } from './click-of.ts';
import { type ReportedError, reportedErrorOf, errorOfEvent, namesIn, withoutNames } from './error-log.ts';
import { infoOf } from './info-of.ts';
import { startMeasuring } from './measure.ts';
import { createReportQueue } from './report-queue.ts';
import { sendReport } from './send-report.ts';

/** Starts to report what happens on this page: errors, speed, searches and clicks. */
const startReporting = (): void => {
  const early = window.noted;
  if (!Array.isArray(early)) return;
  window.noted = undefined;
  if (asksNotToBeTracked()) return;

  const queue = createReportQueue({ send: ({ type, parts }) => sendReport({ type, ...parts }) });
  const readMetrics = startMeasuring();
  const view = { viewId: randomString(), at: Math.round(performance.timeOrigin), page: window.location.pathname };
  const mayReportErrors = Math.random() < SAMPLE.error;
  const isReplaySampled = Math.random() < SAMPLE.replay;
  const mayReplayErrors = Math.random() < SAMPLE.replayOnError;
  let replay: Replay | undefined;
  let hasFailed = false;

  const addError = (error: ReportedError | undefined, at: number, isHandled?: () => boolean) => {
    if (!error || !mayReportErrors) return;
    const names = namesIn(currentUser());
    const message = maskText(withoutNames(error.message, names));
    queue.addError({ ...error, message, at, page: window.location.pathname }, isHandled);
    hasFailed = true;
    if (mayReplayErrors) replay?.noteError();
  };
  const decide = (consent: Consent) => {
    keepConsent(consent);
    followConsent();
  };
  const ask = (isWanted: boolean) => {
    import('../consent/consent-bar.tsx').then(
      ({ askForConsent }) => askForConsent({ decided: readConsent(), isWanted, onDecide: decide }),
      () => {
        // Without a question there is no consent.
      },
    );
  };
  const addClick = (click: Omit<TrackingEvent, 'at' | 'pageName'>) =>
    queue.addClick({ pageName: window.location.pathname, ...click });
  const take = (noted: Noted): void => {
    if (noted.what === 'fault') {
      const { event } = noted;
      addError(errorOfEvent(event as never), noted.at, () => event.type !== 'error' && event.defaultPrevented);
      return;
    }
    if (noted.what === 'error') {
      const { error } = noted;
      // Errors of calls, which have a status, are only shown.
      if (error instanceof Error && !('status' in error)) addError(reportedErrorOf('render', error), Date.now());
      return;
    }
    if (readConsent() === 'refused') return;
    const { place, isHot = false, resultCount, met } = noted;
    // Pasted text stays in the browser.
    const keyword = maskText(noted.keyword);
    queue.addSearch({
      resultCount,
      applicationType: place,
      wordSource: isHot ? searchTypes.hot : searchTypes.input,
      searchKey: keyword,
      info: infoOf(met),
    });
    addClick({
      pageArea: 'search',
      clickElementName: place,
      hotSearchWord: isHot ? keyword : '',
      manualInput: isHot ? '' : keyword,
    });
  };
  for (const noted of early as Noted[]) take(noted);
  window.noted = { push: take };

  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-consent]')) ask(true);
      const click = clickOf(target);
      if (!click) return;
      if (readConsent() === 'refused') return;
      // A search keyword is no step.
      queue.addStep(click.hotSearchWord === '' ? `${click.pageArea}/${click.clickElementName}` : click.pageArea);
      addClick(click);
    },
    true,
  );

  const report = (type: 'performance' | 'leave') => {
    queue.setMetrics({ ...view, ...readMetrics() });
    queue.flush(type);
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceLoad = performance.now() - (navigation?.loadEventEnd ?? 0);
  setTimeout(() => report('performance'), Math.max(0, PERFORMANCE_DELAY_MS - sinceLoad));
  const leave = () => {
    report('leave');
    replay?.leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });

  /** Searches, clicks and replays are sent after the consent, until it is withdrawn. */
  const followConsent = () => {
    if (readConsent() === 'refused') queue.forgetEvents();
    if (readConsent() === 'granted') queue.reportEvents();
    if (readConsent() !== 'granted') {
      replay?.stop();
      replay = undefined;
      return;
    }
    if (replay) return;
    import('../replay/record.ts').then(
      ({ startReplay }) => {
        if (replay || readConsent() !== 'granted') return;
        replay = startReplay({
          isSampled: isReplaySampled,
          send: (part) => sendReport({ type: 'replay', replay: part }),
        });
        if (hasFailed && mayReplayErrors) replay.noteError();
      },
      () => {
        // The page works without replays.
      },
    );
  };
  followConsent();
  if (readConsent() === undefined) ask(false);
};

// The page loads this file once it is idle.
startReporting();
