import type { Asked } from '../../asked.ts';

/** Whose panel is shown. */
export interface PanelTurn {
  /** As `whoIs` returns it; undefined until it is known. */
  userId: string | undefined;
  /** Changes with the user. */
  turn: number;
  /** The request of the previous user, which is not tried again. */
  past: Asked | undefined;
}

/** Returns whose panel is shown next: another user than before gets another one. */
export const nextTurn = (before: PanelTurn, userId: string | undefined, asked: Asked | undefined): PanelTurn => {
  if (userId === undefined || userId === before.userId) return before;
  return before.userId === undefined ? { ...before, userId } : { userId, turn: before.turn + 1, past: asked };
};
