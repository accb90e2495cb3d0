let keys: string[];
let stop: () => void;

/** Keeps the keys that are pressed until the palette takes them. Returns a function that stops it. */
export const keepEarlyKeys = (): (() => void) => {
  keys = [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    keys.push(event.key);
  };
  // Captured, so that no field and no list of the page gets the keys.
  window.addEventListener('keydown', onKeyDown, true);
  return (stop = () => window.removeEventListener('keydown', onKeyDown, true));
};

/** Returns the keys that were pressed so far. From now on the palette's own field gets them. */
export const takeEarlyKeys = (): readonly string[] => {
  stop();
  return keys;
};
