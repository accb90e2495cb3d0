import { type ComponentProps, useState } from 'react';
import { useUser } from '#web/kit/session/user.ts';
import { whoIs } from '../left/left-run.ts';
import { nextTurn, type PanelTurn } from './panel-turn.ts';
import { TrialPanel } from '../trial-panel.tsx';

/**
 * The panel of the present user. When the user changes, also in another tab, a new panel replaces it: its trial is
 * cancelled, and its quota, pictures and results are dropped.
 */
export const PanelOfUser = ({ asked, ...rest }: ComponentProps<typeof TrialPanel>) => {
  const userId = whoIs(useUser());
  const [shown, setShown] = useState<PanelTurn>({ userId, turn: 0, past: undefined });
  const next = nextTurn(shown, userId, asked);
  if (next !== shown) setShown(next);
  return <TrialPanel key={next.turn} {...rest} asked={asked === next.past ? undefined : asked} />;
};
