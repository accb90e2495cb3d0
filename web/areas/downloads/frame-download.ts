import { IFRAME_POLL_MS } from '#contract/downloads/limits.ts';

type FrameState = 'loading' | 'begun' | 'failed';

/**
 * A frame whose download has begun stays empty. An error shows a text, or a page of the browser that scripts may not
 * read.
 */
const stateOf = (frame: HTMLIFrameElement): FrameState => {
  try {
    const shown = frame.contentDocument;
    if (!shown) return 'failed';
    if (shown.readyState !== 'complete') return 'loading';
    return (shown.body?.textContent ?? '') === '' ? 'begun' : 'failed';
  } catch {
    return 'failed';
  }
};

/**
 * Downloads an address in a hidden frame, so that the page stays. The frame is removed once the download has begun at two
 * looks in a row: a frame that is removed while the server has not answered would cancel it.
 */
export const downloadInFrame = (url: string, onFailure: () => void): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = url.split('/').pop() ?? '';
  frame.src = url;
  document.body.appendChild(frame);
  let before: FrameState = 'loading';
  const timer = setInterval(() => {
    const state = stateOf(frame);
    const isOver = state === 'failed' || (state === 'begun' && before === 'begun');
    before = state;
    if (!isOver) return;
    clearInterval(timer);
    frame.remove();
    if (state === 'failed') onFailure();
  }, IFRAME_POLL_MS);
};
