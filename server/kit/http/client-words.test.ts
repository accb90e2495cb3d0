import { expect, test } from 'vitest';
import { browserInWords, networkInWords } from './client-words.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    'Windows 上的 Chrome 浏览器',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0',
    'Windows 上的 Edge 浏览器',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Safari/537.36 OPR/96.0',
    'Linux 上的 Opera 浏览器',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0', 'macOS 上的 Firefox 浏览器'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'iPhone 上的 Safari 浏览器',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'iPad 上的 Chrome 浏览器',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
    'Android 上的 Chrome 浏览器',
  ],
  ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'Windows 上的其他浏览器'],
  ['Chrome/73.0', 'Chrome 浏览器'],
  ['<script>alert(1)</script>', '未能识别的浏览器'],
  ['', '未能识别的浏览器'],
])('the browser of %j is %s', (userAgent, words) => {
  expect(browserInWords(userAgent)).toBe(words);
});

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::6', '2001:db8:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:*'],
  ['::1', '0:0:0:*'],
  ['nonsense', '未知网络'],
  ['', '未知网络'],
])('of the address %j only its network is shown: %s', (address, words) => {
  expect(networkInWords(address)).toBe(words);
});
