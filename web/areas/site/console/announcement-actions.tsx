import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { actOnAnnouncement, type ListedAnnouncement } from '#contract/site/announcement-calls.ts';
import { actionsByState, type AnnouncementAction } from '#contract/site/announcements.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** These actions can be undone at once. */
const isLight = (act: AnnouncementAction): act is 'pin' | 'unpin' => act === 'pin' || act === 'unpin';

/** The actions for an announcement in its current state, except editing. */
export const AnnouncementActions = ({ announcement }: { announcement: ListedAnnouncement }) => {
  const { announcementId, version, state, pinned, title } = announcement;
  const [isRunning, setRunning] = useState(false);
  const { revalidate } = useRevalidator();
  const run = async (act: AnnouncementAction) => {
    setRunning(true);
    try {
      await makeCall(actOnAnnouncement, { announcementId, version, act }, { showMessage: true });
      showNotice(t(`announcements.done.${act}`), 'success');
    } catch {
      // A notice shows the error; the list shows the current state.
    }
    await revalidate();
    setRunning(false);
  };
  return actionsByState[state]
    .filter((act) => act !== (pinned ? 'pin' : 'unpin'))
    .map((act) => {
      const words = t(`announcements.act.${act}`);
      const shared = { size: 'small', disabled: isRunning } as const;
      return isLight(act) ? (
        <Button key={act} {...shared} onClick={() => void run(act)}>
          {words}
        </Button>
      ) : (
        <Popconfirm
          key={act}
          title={t(`announcements.ask.${act}`, { title })}
          okText={words}
          onConfirm={() => void run(act)}
        >
          <Button {...shared} danger={act === 'remove'}>
            {words}
          </Button>
        </Popconfirm>
      );
    });
};
