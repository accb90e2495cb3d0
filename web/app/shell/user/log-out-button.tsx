import { LogOut } from 'lucide-react';
import { useLogOut } from '#web/kit/session/log-out.ts';
import { t } from '#web/kit/texts.ts';

export const LogOutButton = ({ className }: { className: string | undefined }) => {
  const { leaving, leave } = useLogOut();
  return (
    <button type="button" className={className} onClick={leave} disabled={leaving}>
      <LogOut size={16} aria-hidden="true" />
      {t(leaving ? 'identity.box.loggingOut' : 'identity.box.logOut')}
    </button>
  );
};
