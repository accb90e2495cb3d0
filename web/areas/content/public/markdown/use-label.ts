import { useEffect, useEffectEvent } from 'react';

/** Lets the label of a field give it the focus, as browsers do for their own fields only. */
export const useLabel = (id: string | undefined, focus: () => void): void => {
  const onClick = useEffectEvent(focus);
  useEffect(() => {
    if (id === undefined) return;
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const listen = () => onClick();
    label?.addEventListener('click', listen);
    return () => label?.removeEventListener('click', listen);
  }, [id]);
};
