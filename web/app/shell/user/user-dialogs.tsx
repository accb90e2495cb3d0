import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { confirmAgreements } from '#contract/agreements/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { closeAgreements, loadAgreementStatus, useAgreementStatus } from '#web/kit/session/agreement-status.ts';
import { logOut } from '#web/kit/session/log-out.ts';
import type { User } from '#web/kit/session/user.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';

const loadAgreementDialog = () => import('#web/areas/agreements/agreement-dialog/agreement-dialog.tsx');
const loadAnnouncementDialog = () => import('#web/areas/site/announcement-dialog/announcement-dialog.tsx');

/** The dialogs that open by themselves for a user: updated agreements first, then the announcement. */
export const UserDialogs = ({ user }: { user: User }) => {
  const status = useAgreementStatus();
  const { key } = useLocation();
  // After a failure, every navigation retries.
  useEffect(() => void loadAgreementStatus(user, makeCall), [user, key]);
  const isPending = status?.showPrivacyAgt;
  const agreements = useLazyComponent(loadAgreementDialog, isPending === true);
  const announcement = useLazyComponent(loadAnnouncementDialog, isPending === false);
  if (isPending) {
    const close = () => closeAgreements(status.userId);
    return (
      agreements && (
        <agreements.AgreementDialog
          status={status}
          confirm={(request) => makeCall(confirmAgreements, request)}
          onClose={close}
          onSessionTimeout={close}
          onLogout={() => void logOut()}
        />
      )
    );
  }
  return announcement ? <announcement.AnnouncementDialog userId={userIdOf(user)} /> : null;
};
