import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Creates a file that only its owner can read, and waits until it is on disk. Throws if the file exists. */
export const makePrivateFile = (file: string, text: string): void => {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Waits until the names in a folder are on disk; Windows has no such call. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};
