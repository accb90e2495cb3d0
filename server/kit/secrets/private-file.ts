import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Makes a file that its owner alone can read, and waits until it is on the disk. Throws where it is there. */
export const makePrivateFile = (file: string, text: string): void => {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Waits until the names in a folder are on the disk; Windows has no such call. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};
