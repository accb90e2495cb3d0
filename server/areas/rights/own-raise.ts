import type { Raise } from '#contract/rights/console-calls.ts';
import type { OwnRaise } from '#contract/rights/raises.ts';

/** Returns the parts of a raise that its account may see. */
export const ownRaiseOf = ({
  accountId: _account,
  userName: _user,
  enterpriseName: _enterprise,
  isCurrent: _current,
  madeBy: _by,
  endedAt: _ended,
  endedBy: _endedBy,
  endReason: _endReason,
  version: _version,
  ...seen
}: Raise): OwnRaise => seen;
