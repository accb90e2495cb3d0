import { fork } from 'node:child_process';
import type { Found } from '#contract/trial/recognition.ts';
import { EngineFault, type Task } from '../engine.ts';
import type { Group, JobMessage, ProcessMessage } from '../process/messages.ts';

const OUTPUT_KEPT = 2000;
/**
 * Control characters except the line end: they are removed from what operators' models print, which goes to the log.
 */
const CONTROL = /[^\P{Cc}\n]/gu;
/** The environment of the processes: they run operators' models, and need none of the portal's secrets. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV', 'NODE_COMPILE_CACHE'];
const HEAP_MEGABYTES = 256;
/**
 * For glibc: freed memory goes back to the system. Without it a picture of 40 million pixels takes 100 MB more at its
 * peak.
 */
const ALLOCATION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(16 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(64 * 2 ** 20),
};

const environment = () => {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passedOn), ...ALLOCATION, OMP_NUM_THREADS: '1', UV_THREADPOOL_SIZE: '2' };
};

/** The process ended before it began the job: another process can do it. */
export class NotBegun extends Error {
  override name = 'NotBegun';
}

export interface EngineProcess {
  pid: number | undefined;
  /** Rejects if the process ends before. */
  ready: Promise<void>;
  /** Resolves once it has ended, with the end of its output. */
  ended: Promise<string>;
  isOver: boolean;
  /** The number of completed jobs. */
  done: number;
  /** Bytes of memory after its last job. */
  resident: number;
  /** One at a time. Throws an `EngineFault`, `failed` or `undecodable`, or `NotBegun`. */
  run(task: Task, picture: Buffer): Promise<Found>;
  kill(): void;
}

/** Starts a process for the tasks of a group, which gives way to this one by `niceness` steps of priority if they are set. */
export const startEngineProcess = (path: string, group: Group, niceness?: number): EngineProcess => {
  const child = fork(path, niceness === undefined ? [group] : [group, String(niceness)], {
    env: environment(),
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  // The caller may only wait for its end.
  ready.promise.catch(() => {});
  let output = '';
  let current: (PromiseWithResolvers<Found> & { job: number; isBegun: boolean }) | undefined;
  let jobs = 0;

  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk.replaceAll(CONTROL, ' ')).slice(-OUTPUT_KEPT);
    });

  const onEnd = (how: string) => {
    const said = [how, output.trim()].filter((part) => part !== '').join('\n');
    const cause = new Error(said);
    self.isOver = true;
    ready.reject(cause);
    current?.reject(current.isBegun ? new EngineFault('failed', { cause }) : new NotBegun(said));
    current = undefined;
    ended.resolve(said);
  };
  child.once('exit', (code, signal) => onEnd(`ended with ${signal ?? code}`));
  // It could not be started or reached.
  child.on('error', (error) => {
    child.kill('SIGKILL');
    if (child.pid === undefined) onEnd(error.message);
  });

  child.on('message', (message: ProcessMessage) => {
    if ('ready' in message) {
      ready.resolve();
      return;
    }
    if ('begun' in message) {
      if (current?.job === message.begun) current.isBegun = true;
      return;
    }
    if (current?.job !== message.job) return;
    const { result, resident } = message;
    const { resolve, reject } = current;
    current = undefined;
    self.done += 1;
    self.resident = resident;
    if ('found' in result) resolve(result.found);
    else reject(new EngineFault(result.fault, { cause: new Error(result.reason) }));
  });

  const self: EngineProcess = {
    pid: child.pid,
    ready: ready.promise,
    ended: ended.promise,
    isOver: false,
    done: 0,
    resident: 0,
    run(task, picture) {
      jobs += 1;
      current = { ...Promise.withResolvers<Found>(), job: jobs, isBegun: false };
      const { promise } = current;
      // If it is gone already, `exit` reports it.
      const message: JobMessage = { job: jobs, task, picture };
      child.send(message, () => {});
      return promise;
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
  return self;
};
