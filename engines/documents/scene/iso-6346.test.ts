import { describe, expect, it } from 'vitest';
import { containerCheckDigit, isContainerNumber } from './iso-6346.ts';

describe('the check digit of containers', () => {
  it('[TRIAL-03] is that of the standard’s example', () => {
    expect(containerCheckDigit('CSQU305438')).toBe(3);
    expect(isContainerNumber('CSQU3054383')).toBe(true);
  });

  it('[TRIAL-03] counts 10 as 0, and detects one wrong character', () => {
    expect(containerCheckDigit('TEXU300003')).toBe(0);
    expect(isContainerNumber('CSQU3054388')).toBe(false);
    expect(isContainerNumber('CSQX3054383')).toBe(false);
  });
});
