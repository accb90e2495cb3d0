import { useEffect, useState } from 'react';

/** Milliseconds without a key after which typing counts as over. */
const REST_MS = 700;

/** Returns whether the user is typing on this page. Keys with Ctrl or Cmd are commands. */
export const useIsTyping = (): boolean => {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      clearTimeout(timer);
      setTyping(true);
      timer = setTimeout(() => setTyping(false), REST_MS);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
  return isTyping;
};
