import numbers from 'virtual:antd-numbers';

/** With reduced motion there is no animation at all: even a short one would move what the user is about to press. */
const motion = typeof window === 'undefined' || !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Replaces antd's `useToken`. Components calculate with sizes only; the built file contains the colours. */
const token = [{}, { ...numbers, motion }, '', numbers, { prefix: 'ant', key: '' }, true];

export default () => token;
