import { errorLine } from './start-log.ts';

const SUCCEEDED = 0;
const REFUSED = 1;
const MISUSED = 2;

const sayError = (line: string) => void process.stderr.write(`${line}\n`);

/** Why a command does nothing. The operator sees the message. */
export class CommandError extends Error {}

/** Prints how to use a command, and what is wrong with its arguments, if anything is. Returns the exit code. */
export const misuse = (usage: string, wrong?: string): number => {
  if (wrong !== undefined) sayError(`✗ ${wrong}`);
  sayError(usage);
  return MISUSED;
};

/**
 * Runs a command and returns the exit code. A `CommandError`, and an error that the operator can fix, end with one
 * line. `errorOf` returns the line of an error that only this command has.
 */
export const endOf = async (
  work: () => Promise<void>,
  errorOf: (error: unknown) => string | undefined,
): Promise<number> => {
  try {
    await work();
    return SUCCEEDED;
  } catch (error) {
    const line = error instanceof CommandError ? error.message : (errorLine(error) ?? errorOf(error));
    if (line === undefined) throw error;
    sayError(`✗ ${line}`);
    return REFUSED;
  }
};

/** Returns the line of an error of the file system; undefined for other errors. */
export const fileError =
  (failed: string) =>
  (error: unknown): string | undefined => {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    return code !== undefined && syscall !== undefined ? `${failed}: ${message}` : undefined;
  };
