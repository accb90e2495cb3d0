import { setTimeout as pause } from 'node:timers/promises';
import type { Found } from '#contract/trial/recognition.ts';
import { Undecodable } from '../../picture/decode-picture.ts';
import type { JobMessage } from '../../process/messages.ts';
import { serveJobs } from '../../process/serve-jobs.ts';

/** A process for tests: the picture contains, as a text, what happens. */
const found = (note: string): Found => ({
  width: 1,
  height: 1,
  targets: [],
  texts: [],
  fields: [],
  pieces: [],
  notes: [note, String(process.pid)],
});

/** The effect of a picture of this text, before its answer. */
const acts: Record<string, () => Promise<void> | void> = {
  pause: () => pause(300),
  hang: () => new Promise(() => {}),
  loop: () => {
    for (;;);
  },
  eat: () => {
    const eaten: Buffer[] = [];
    // No more than a machine has, in case nothing ends it.
    while (eaten.length < 200) eaten.push(Buffer.alloc(10e6, 1));
    for (;;);
  },
  exit: () => process.exit(3),
  throw: () => {
    throw new Error('thrown on purpose');
  },
  undecodable: () => {
    throw new Undecodable('undecodable on purpose');
  },
  environment: () => {
    throw new Error(JSON.stringify(process.env));
  },
};

if (process.env.HOME === '/fails-at-its-start') throw new Error('failed at its start on purpose');
process.on('message', ({ picture }: JobMessage) => {
  if (Buffer.from(picture).toString() === 'vanish') process.exit(4);
});
const [, niceness] = process.argv.slice(2);
await serveJobs(
  {
    warmUp: async () => {},
    async run(_task, picture) {
      const text = picture.toString();
      await acts[text]?.();
      return found(text);
    },
  },
  niceness === undefined ? undefined : Number(niceness),
);
