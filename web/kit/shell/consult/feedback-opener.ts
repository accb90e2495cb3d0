let listener: (() => void) | undefined;

/** Registers what the feedback button of the floating card opens. Returns the function that ends this. */
export const onFeedback = (open: () => void) => {
  listener = open;
  return () => {
    if (listener === open) listener = undefined;
  };
};

export const openFeedback = () => listener?.();
