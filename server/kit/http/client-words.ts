import { isIP } from 'node:net';
import { groupsOf, plainAddress } from '../limits/network-of.ts';

/** Patterns of user agents, most specific first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\b(HarmonyOS|OpenHarmony)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (patterns: readonly [RegExp, string][], userAgent: string) =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Describes the browser and system of a `User-Agent` header in words. The client may claim anything. */
export const browserInWords = (userAgent: string): string => {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser !== undefined && system !== undefined) return `${system} 上的 ${browser} 浏览器`;
  if (browser !== undefined) return `${browser} 浏览器`;
  return system === undefined ? '未能识别的浏览器' : `${system} 上的其他浏览器`;
};

const kinds: readonly [RegExp, 'phone' | 'tablet' | 'computer'][] = [
  [/\b(iPad|Tablet)\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\b(iPhone|iPod|Mobile|Phone)\b/, 'phone'],
  [/\b(Windows|Mac OS X|Linux|CrOS)\b/, 'computer'],
];

/** Returns the device kind that a `User-Agent` header claims. */
export const deviceKindOf = (userAgent: string): 'phone' | 'tablet' | 'computer' | 'unknown' =>
  kinds.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'unknown';

/** Returns the network of a client's address: `203.0.113.*`, `2001:db8:1:*`. */
export const networkInWords = (address: string): string => {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return plain.replace(/\d+$/, '*');
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 3).join(':')}:*` : '未知网络';
};
