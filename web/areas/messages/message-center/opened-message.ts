import { useEffect, useRef } from 'react';
import { type OpenedMessage, readMessages } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { makeCall } from '#web/kit/call.ts';

export const READER_TITLE = 'message-title';
export const itemId = (messagePushId: string) => `message-${messagePushId}`;

/** Marks the open message as read if the server that rendered the page could not. Returns whether it has to. */
export const useMarkOpened = (opened: OpenedMessage | undefined): boolean => {
  const unread = opened?.read === readStates.unread ? opened.messagePushId : undefined;
  useEffect(() => {
    // If this fails, the message stays unread and the next page shows it so.
    if (unread !== undefined) makeCall(readMessages, { messagePushIds: [unread] }).catch(() => {});
  }, [unread]);
  return unread !== undefined;
};

/** Moves the focus to the message when one is opened, and back to the list when it is closed. */
export const useFocusOnReader = (messagePushId: string | undefined) => {
  const shown = useRef(messagePushId);
  useEffect(() => {
    const before = shown.current;
    if (before === messagePushId) return;
    shown.current = messagePushId;
    const next = messagePushId === undefined ? itemId(before as string) : READER_TITLE;
    document.getElementById(next)?.focus();
  }, [messagePushId]);
};
