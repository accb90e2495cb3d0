import { randomBytes, randomInt } from 'node:crypto';

/** Without characters that look alike on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const GROUPS = 4;

const pick = (from: string) => from.charAt(randomInt(from.length));

/** Returns a password that can be read aloud, like `kmt7-hwd4-rpx9-bns3`: one of 2^66. */
export const randomPassword = () =>
  Array.from({ length: GROUPS }, () => pick(letters) + pick(letters) + pick(letters) + pick(digits)).join('-');

export const randomSalt = () => randomBytes(16).toString('hex');
