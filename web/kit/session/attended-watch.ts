/** Minutes without input after which a page stops refreshing, since its calls would keep the session alive. */
export const WATCH_MINUTES = 10;

interface Watch {
  refresh: () => Promise<void>;
  everyMs: number;
  /** Milliseconds without input after which the page counts as unattended. */
  patienceMs: number;
  onPause?: () => void;
  /** Whether the next input ends a pause. Else only `goOn` and a return to the tab do. */
  resumes?: boolean;
  /** When the user last used the page, in milliseconds. Watches of one page share it. */
  attention?: { at: number };
}

const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Refreshes the page while it is visible. An unattended page pauses until `goOn` or a return to the tab. */
export const watchWhileAttended = ({
  refresh,
  everyMs,
  patienceMs,
  onPause,
  resumes = false,
  attention = { at: Date.now() },
}: Watch) => {
  let asking = false;
  let paused = false;

  const ask = async () => {
    if (asking || document.visibilityState !== 'visible') return;
    asking = true;
    await refresh();
    asking = false;
  };
  const tick = () => {
    if (!paused && Date.now() - attention.at < patienceMs) return void ask();
    // Repeated on each tick, since a response after the pause marks the page as fresh.
    paused = true;
    onPause?.();
  };
  const goOn = () => {
    attention.at = Date.now();
    paused = false;
    void ask();
  };
  const onInput = () => {
    if (paused && resumes) goOn();
    else attention.at = Date.now();
  };
  // Only a person switches to a tab, so this counts as input.
  const onTurn = () => {
    if (document.visibilityState === 'visible') goOn();
  };

  const timer = setInterval(tick, everyMs);
  for (const input of INPUTS) document.addEventListener(input, onInput, { passive: true });
  document.addEventListener('visibilitychange', onTurn);
  return {
    goOn,
    stop: () => {
      clearInterval(timer);
      for (const input of INPUTS) document.removeEventListener(input, onInput);
      document.removeEventListener('visibilitychange', onTurn);
    },
  };
};
