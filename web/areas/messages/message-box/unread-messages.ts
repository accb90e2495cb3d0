import { useCallback, useEffect, useRef, useState } from 'react';
import { listMessages, type Message } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { BOX_MESSAGES } from '#contract/messages/limits.ts';
import { makeCall } from '#web/kit/call.ts';

/** For so long what was fetched is shown again without asking. */
const FRESH_MS = 30_000;

export interface UnreadMessages {
  unread: number;
  /** The newest of them, at most ten; those that were opened from here stay, as read. */
  messages: readonly Message[];
}

/**
 * The unread messages of whoever is logged in; `undefined` until they are there, `'failed'` where they cannot be had. Fetched
 * at once, or with `isCounted`, where their number is known already, by the first `refresh`.
 */
export const useUnreadMessages = (isCounted: boolean) => {
  const [box, setBox] = useState<UnreadMessages | 'failed'>();
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
    setBox(undefined);
    void load();
  };
  const refresh = useCallback(() => {
    if (Date.now() - askedAt.current > FRESH_MS) void load();
  }, [load]);

  /** Shows a message as read: the message center, which it opens in, marks it. */
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

  return { box, retry, refresh, showRead };
};
