import type { ReplayEvent } from '#contract/monitoring/replay.ts';
import type { ReplayPart } from '#contract/monitoring/calls.ts';
import { REPLAY_PART_MAXIMUM, REPLAY_PARTS } from '#contract/monitoring/limits.ts';

interface Options {
  replayId: string;
  at: number;
  /** Sampled replays are sent as they grow, others once an error occurs. */
  isSampled: boolean;
  send: (part: ReplayPart) => void;
}

/** The maximum number of events in one part; the server takes no more. */
const EVENTS_MAXIMUM = 2000;

/** Keeps the events of a replay and sends them in parts, 200 kB in all. What comes later is left out. */
export const createReplayParts = ({ replayId, at, isSampled, send }: Options) => {
  let reason: ReplayPart['reason'] | undefined = isSampled ? 'sample' : undefined;
  let parts: ReplayEvent[][] = [[]];
  let lengths = [0];
  let sent = 0;

  const sendUpTo = (count: number) => {
    for (; reason !== undefined && sent < count; sent += 1) {
      const events = parts[sent] ?? [];
      if (events.length > 0) send({ replayId, part: sent, reason, at, events });
    }
  };

  return {
    /** Whether there is room for more. */
    isOpen: () => parts.length <= REPLAY_PARTS,
    add(event: ReplayEvent): void {
      const length = JSON.stringify(event).length + 1;
      if (length > REPLAY_PART_MAXIMUM || parts.length > REPLAY_PARTS) return;
      const last = parts.length - 1;
      const isFull =
        (lengths[last] ?? 0) + length > REPLAY_PART_MAXIMUM ||
        (parts[last]?.length ?? 0) >= EVENTS_MAXIMUM ||
        last < sent;
      if (isFull) {
        parts = [...parts, []];
        lengths = [...lengths, 0];
        sendUpTo(parts.length - 1);
        if (parts.length > REPLAY_PARTS) return;
      }
      parts.at(-1)?.push(event);
      lengths[parts.length - 1] = (lengths[parts.length - 1] ?? 0) + length;
    },
    /** Sends what was kept until now, and from now on all. */
    noteError(): void {
      reason ??= 'error';
      sendUpTo(Math.min(parts.length - 1, REPLAY_PARTS));
    },
    /** Sends the last part; what comes afterwards begins another. */
    sendAll: () => sendUpTo(Math.min(parts.length, REPLAY_PARTS)),
  };
};
