import numbers from 'virtual:antd-numbers';

/** Where motion is reduced there is none: in a short one, too, what is about to be pressed would still move. */
const motion = typeof window === 'undefined' || !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Stands in for antd's `useToken`: components calculate with sizes alone; colours are in the built file. */
const token = [{}, { ...numbers, motion }, '', numbers, { prefix: 'ant', key: '' }, true];

export default () => token;
