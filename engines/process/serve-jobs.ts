import type { Found } from '#contract/trial/recognition.ts';
import { OutOfTime } from '../documents/document-reader.ts';
import { Undecodable } from '../picture/decode-picture.ts';
import type { Task } from '../engine.ts';
import type { JobMessage, ProcessMessage } from './messages.ts';
import { standBehindServer } from './stand-behind.ts';

export interface Work {
  /** Loads what the first job would wait for. */
  warmUp(): Promise<void>;
  run(task: Task, picture: Buffer): Promise<Found>;
}

const say = (message: ProcessMessage) => {
  if (process.connected) process.send?.(message);
};

const faultOf = (error: unknown) => {
  if (error instanceof Undecodable) return 'undecodable' as const;
  return error instanceof OutOfTime ? ('late' as const) : ('failed' as const);
};

const reasonOf = (error: unknown): string => {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return reason.slice(0, 2000);
};

/** Runs the jobs of the parent one after the other, as they arrive; ends with the parent, and gives way to it. */
export const serveJobs = async ({ warmUp, run }: Work, niceness?: number) => {
  standBehindServer(niceness);

  const work = async ({ task, picture }: JobMessage) => {
    try {
      return { found: await run(task, Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)) };
    } catch (error) {
      return { fault: faultOf(error), reason: reasonOf(error) };
    }
  };
  process.on('message', async (message: JobMessage) => {
    say({ begun: message.job });
    const result = await work(message);
    say({ job: message.job, resident: process.memoryUsage.rss(), result });
  });
  await warmUp();
  say({ ready: true });
};
