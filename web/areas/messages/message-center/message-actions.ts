import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { deleteMessages, readAllMessages, readMessages, restoreMessages } from '#contract/messages/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { type CenterQuery, centerList } from '#contract/messages/center-list.ts';

type Ids = readonly string[];
type Act = 'mark' | 'markAll' | 'delete';

/** Returns the actions for the messages of the page that `query` shows; `listed` holds their IDs. */
export const useMessageActions = (query: CenterQuery, listed: Ids) => {
  const [running, setRunning] = useState<Act>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  const run = async (act: Act, work: () => Promise<unknown>) => {
    setRunning(act);
    try {
      await work();
    } catch {
      // A notice shows the error; the list stays as it is.
    }
    setRunning(undefined);
  };

  const restore = async (messagePushIds: Ids) => {
    try {
      const { restored } = await makeCall(
        restoreMessages,
        { messagePushIds: [...messagePushIds] },
        { showMessage: true },
      );
      if (restored === 0) showNotice(t('messageCenter.notRestored'), 'danger');
      else showNotice(t('messageCenter.restored', { count: restored }), 'success');
      await revalidate();
    } catch {
      // A notice shows the error.
    }
  };

  /** Shows the list without the deleted messages. Goes to the previous page if this one is now empty. */
  const leave = async (gone: Ids) => {
    const isOpen = query.messagePushId !== undefined && gone.includes(query.messagePushId);
    const isEmpty = listed.every((id) => gone.includes(id)) && query.page > 1;
    if (!isOpen && !isEmpty) return revalidate();
    const page = isEmpty ? query.page - 1 : query.page;
    return navigate(centerList.urlOf({ ...query, page, messagePushId: isOpen ? undefined : query.messagePushId }), {
      replace: isOpen,
      preventScrollReset: true,
    });
  };

  return {
    running,

    mark: (messagePushIds: Ids) =>
      run('mark', async () => {
        const request = { messagePushIds: [...messagePushIds] };
        await makeCall(readMessages, request, { showMessage: true, showSuccess: t('messageCenter.marked') });
        await revalidate();
      }),

    markAll: () =>
      run('markAll', async () => {
        await makeCall(readAllMessages, {}, { showMessage: true, showSuccess: t('messageCenter.markedAll') });
        await revalidate();
      }),

    /** Deletes messages; the notice offers an undo. */
    remove: (messagePushIds: Ids) =>
      run('delete', async () => {
        const { deleted } = await makeCall(
          deleteMessages,
          { messagePushIds: [...messagePushIds] },
          { showMessage: true },
        );
        showNotice(t('messageCenter.deleted', { count: deleted }), 'success', {
          text: t('messageCenter.undo'),
          run: () => void restore(messagePushIds),
        });
        await leave(messagePushIds);
      }),
  };
};
export type MessageActions = ReturnType<typeof useMessageActions>;
