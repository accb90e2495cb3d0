import { expect, test } from 'vitest';
import { parseCapitals, parseFigures, printCapitals, printFigures } from './amounts.ts';

test('[TRIAL-03] amounts in capitals: what is printed reads back the same, with zeros in every place', () => {
  for (const fen of [
    5, 10, 105, 5000, 10_000, 10_005, 100_050, 1_000_700, 10_000_000, 12_345_678, 100_010_000, 30_000_000_001,
  ])
    expect([fen, parseCapitals(printCapitals(fen))]).toEqual([fen, fen]);
  expect(printCapitals(123_050)).toBe('壹仟贰佰叁拾元伍角整');
  expect(printCapitals(10_000_700, '圆')).toBe('壹拾万零柒圆整');
  expect(parseCapitals('⊗伍佰零叁圆贰角壹分')).toBe(50_321);
  expect(parseCapitals('负壹拾元整')).toBe(-1000);
  expect(parseCapitals('拾元整')).toBe(1000);
  expect(parseCapitals('北京市')).toBeUndefined();
});

test('[TRIAL-03] amounts in figures: signs, thousands and decimals', () => {
  expect(parseFigures('￥1,234.50')).toBe(123_450);
  expect(parseFigures('¥ -12.00')).toBe(-1200);
  expect(parseFigures('300元')).toBe(30_000);
  expect(parseFigures('28.5')).toBe(2850);
  expect(parseFigures('1.2345')).toBeUndefined();
  expect(parseFigures('***')).toBeUndefined();
  expect(printFigures(-1205)).toBe('-12.05');
});
