import { useCallback, useEffect, useRef, useState } from 'react';
import { listMessages, type Message } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { BOX_MESSAGES } from '#contract/messages/limits.ts';
import { makeCall } from '#web/kit/call.ts';

/** How long fetched messages are shown without a new request. */
const FRESH_MS = 30_000;

export interface UnreadMessages {
  unread: number;
  /** The newest unread messages, at most ten. Messages opened from here stay in the list as read. */
  messages: readonly Message[];
}

/**
 * Returns the unread messages of the logged-in user: `undefined` until they are loaded, `'failed'` if they cannot be
 * loaded. Fetches them at once or, with `isCounted`, when the number is already known, on the first `refresh`.
 */
export const useUnreadMessages = (isCounted: boolean) => {
  const [box, setBox] = useState<UnreadMessages | 'failed'>();
  const [isRetrying, setRetrying] = useState(false);
  const askedAt = useRef(0);

  const load = useCallback(async () => {
    askedAt.current = Date.now();
    try {
      const { total, messageParams } = await makeCall(listMessages, { read: readStates.unread, size: BOX_MESSAGES });
      setBox({ unread: total, messages: messageParams });
    } catch {
      setBox((shown) => (typeof shown === 'object' ? shown : 'failed'));
    }
  }, []);
  useEffect(() => {
    if (!isCounted) void load();
  }, [isCounted, load]);

  const retry = () => {
    if (isRetrying) return;
    setRetrying(true);
    void load().finally(() => setRetrying(false));
  };
  const refresh = useCallback(() => {
    if (Date.now() - askedAt.current > FRESH_MS) void load();
  }, [load]);

  /** Shows a message as read. The message center, where it opens, marks it on the server. */
  const showRead = (messagePushId: string) =>
    setBox((shown) => {
      if (typeof shown !== 'object') return shown;
      const opened = shown.messages.find((message) => message.messagePushId === messagePushId);
      if (opened?.read !== readStates.unread) return shown;
      return {
        unread: shown.unread - 1,
        messages: shown.messages.map((message) =>
          message === opened ? { ...message, read: readStates.read } : message,
        ),
      };
    });

  return { box, isRetrying, retry, refresh, showRead };
};
