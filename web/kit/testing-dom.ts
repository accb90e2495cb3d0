import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Opens an empty page for a test, in which React renders. `vi.unstubAllGlobals` ends it. */
export const openTestPage = (html: string) => {
  const { window, document } = parseHTML(`<html><body>${html}<div id="root"></div></body></html>`);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  return {
    window,
    document,
    render: (content: ReactNode) => act(async () => root.render(content)),
    /** Dispatches an event and returns whether it was prevented. */
    dispatch: async (element: Element | null, type: string, fields: object = {}): Promise<boolean> => {
      const bubbles = type !== 'cancel' && type !== 'close';
      const event = Object.assign(new window.Event(type, { cancelable: true, bubbles }), fields);
      await act(async () => void element?.dispatchEvent(event));
      return event.defaultPrevented;
    },
  };
};
