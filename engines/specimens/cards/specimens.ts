import type { Specimens } from '../specimen.ts';
import { drawIdCard } from './id-card.ts';

export const cardSpecimens: Specimens = { 'id-card': drawIdCard };
