import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './leave-question.tsx';

interface AntdDrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Whether closing would lose typed text. */
  unsaved?: boolean;
  /** Buttons in the footer. */
  footer?: ReactNode;
  /** Shown next to the title. */
  extra?: ReactNode;
  children: ReactNode;
}

/**
 * A drawer at the right edge, full-width on a narrow page. Closing or going back requires a confirmation if typed text
 * would be lost.
 */
export const AntdDrawer = ({ open, title, onClose, unsaved = false, footer, extra, children }: AntdDrawerProps) => {
  const [asking, setAsking] = useState(false);
  // Blocks only back and forward in the browser, not the navigation of the page itself after saving.
  const blocker = useBlocker(({ historyAction }) => open && unsaved && historyAction === 'POP');
  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const leave = () => {
    setAsking(false);
    onClose();
    blocker.proceed?.();
  };
  return (
    <>
      <Drawer
        open={open}
        title={title}
        size={560}
        destroyOnHidden
        footer={footer}
        extra={extra}
        onClose={() => (unsaved ? setAsking(true) : onClose())}
      >
        {children}
      </Drawer>
      <LeaveQuestion
        unsaved={open && unsaved}
        open={asking || blocker.state === 'blocked'}
        onLeave={leave}
        onStay={stay}
      />
    </>
  );
};
