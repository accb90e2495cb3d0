import { randomBytes, randomInt } from 'node:crypto';

/** Without what looks like something else on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const GROUPS = 4;

const pick = (from: string) => from.charAt(randomInt(from.length));

/** A password that can be read out, as `kmt7-hwd4-rpx9-bns3`: 2^66 of them. */
export const randomPassword = () =>
  Array.from({ length: GROUPS }, () => pick(letters) + pick(letters) + pick(letters) + pick(digits)).join('-');

export const randomSalt = () => randomBytes(16).toString('hex');
