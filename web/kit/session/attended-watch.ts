interface Watch {
  refresh: () => Promise<void>;
  everyMs: number;
  /** Milliseconds without input after which nobody is taken to be there. */
  patienceMs: number;
  onPause: () => void;
}

const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Refreshes what the page shows while somebody looks at it; whoever left it open finds it paused, and goes on by `goOn`. */
export const watchWhileAttended = ({ refresh, everyMs, patienceMs, onPause }: Watch) => {
  let inputAt = Date.now();
  let asking = false;
  let paused = false;

  const ask = async () => {
    if (asking || document.visibilityState !== 'visible') return;
    asking = true;
    await refresh();
    asking = false;
  };
  const tick = () => {
    if (!paused && Date.now() - inputAt < patienceMs) return void ask();
    // Also over an answer that came after the pause.
    paused = true;
    onPause();
  };
  const onInput = () => {
    inputAt = Date.now();
  };
  const goOn = () => {
    onInput();
    paused = false;
    void ask();
  };
  // Nothing but a person turns to a page.
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
