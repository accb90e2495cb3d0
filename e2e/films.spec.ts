import { playFilms } from './films/play.ts';

playFilms(({ recognises }) => recognises !== true);
