import type { Specimens } from '../specimen.ts';

export const sceneSpecimens: Specimens = {};
