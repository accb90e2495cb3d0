import { useCallback, useEffect } from 'react';
import { confirmAgreements } from '#contract/agreements/calls.ts';
import { makeCall } from '#web/call.ts';
import { loadAgreementStatus, setAgreementStatus, useAgreementStatus } from '#web/session/agreement-status.ts';
import { logOut } from '#web/session/log-out.ts';
import type { User } from '#web/session/user.ts';
import { userIdOf } from '#web/session/user-id.ts';
import { useLatePart } from '#web/start-up/late-part.ts';

const loadAgreementDialog = () => import('#web/areas/agreements/agreement-dialog.tsx');
const loadAnnouncementDialog = () => import('#web/areas/site/announcement-dialog.tsx');
const goWithout = () => {};

/** What asks a user for something on every page: updated agreements first, then what is announced. */
export const UserDialogs = ({ user }: { user: User }) => {
  const status = useAgreementStatus();
  useEffect(() => void loadAgreementStatus(user, makeCall), [user]);
  const isPending = status?.showPrivacyAgt;
  const agreements = useLatePart(loadAgreementDialog, isPending === true, goWithout);
  const announcement = useLatePart(loadAnnouncementDialog, isPending === false, goWithout);
  const close = useCallback(() => setAgreementStatus(status && { ...status, showPrivacyAgt: false }), [status]);
  if (isPending)
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
  return announcement ? <announcement.AnnouncementDialog userId={userIdOf(user)} /> : null;
};
