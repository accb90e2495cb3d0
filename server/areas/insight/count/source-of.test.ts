import { expect, test } from 'vitest';
import { sourceOf } from './source-of.ts';

const own = ['portal.example.com:8080', undefined];
const from = (referrer: string | undefined, url = '/home') => sourceOf({ url, referrer, ownHosts: own });

test('a view comes from inside, from nowhere, from a search engine or from another site, of which only the host counts', () => {
  for (const [referrer, kind, name] of [
    ['http://portal.example.com:8080/home?x=1', 'inside', ''],
    [undefined, 'direct', ''],
    ['', 'direct', ''],
    ['about:blank', 'direct', ''],
    ['android-app://com.example', 'direct', ''],
    ['https://www.baidu.com/link?url=abc', 'search', 'baidu'],
    ['https://cn.bing.com/', 'search', 'bing'],
    ['https://www.google.com.hk/', 'search', 'google'],
    ['https://notbaidu.com/', 'site', 'notbaidu.com'],
    ['https://www.partner.example.cn/page?user=zhangsan', 'site', 'partner.example.cn'],
    ['http://portal.example.com/home', 'site', 'portal.example.com'],
    [`https://${'x'.repeat(70)}.com/`, 'site', ''],
    ['http://10.0.0.1/', 'site', ''],
    ['https://13800138000.example.com/', 'site', ''],
    ['http://[::1]/', 'site', ''],
    ['not an address', 'direct', ''],
  ] as const)
    expect(from(referrer), String(referrer)).toEqual({ kind, name });
});

test('a campaign counts before the site that has its link, but not within the portal', () => {
  expect(from('https://www.baidu.com/', '/home?utm_source=Spring-Fair')).toEqual({
    kind: 'campaign',
    name: 'spring-fair',
  });
  expect(from(undefined, '/home?utm_source=%E6%98%A5%E4%BA%A4%E4%BC%9A')).toEqual({ kind: 'campaign', name: '春交会' });
  expect(from('http://portal.example.com:8080/', '/home?utm_source=fair').kind).toBe('inside');
  for (const bad of [
    'a%20b',
    '<script>',
    'x'.repeat(61),
    '%00',
    '张三@example.com',
    '13800138000',
    'a1b2c3d4e5f6a7b8c9d0e1f2a3',
  ])
    expect(from(undefined, `/home?utm_source=${bad}`)).toEqual({ kind: 'campaign', name: '' });
  expect(from(undefined, '/home?utm_source=')).toEqual({ kind: 'direct', name: '' });
});
