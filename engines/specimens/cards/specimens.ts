import type { Specimens } from '../specimen.ts';

export const cardSpecimens: Specimens = {};
