import { expect, test } from 'vitest';
import { agreementList, newVersionUrl, versionsUrl } from '#contract/agreements/agreement-list.ts';
import { sendingList } from '#contract/messages/sending-list.ts';
import { announcementList, newAnnouncementUrl } from '#contract/site/announcement-list.ts';

const messages = (search: string) => sendingList.write(sendingList.read(new URLSearchParams(search)));
const announcements = (search: string) => announcementList.write(announcementList.read(new URLSearchParams(search)));

test.each([
  ['', ''],
  ['view=compose', 'view=compose'],
  ['pageNo=3&state=1', 'state=1&pageNo=3'],
  ['state=4&pageNo=0&view=other', ''],
  ['state=01&pageNo=1.5', ''],
  ['pageNo=99999999', ''],
])('[OPS-02] the console page for messages reads %j as %j', (search, expected) => {
  expect(messages(search)).toBe(expected);
});

test.each([
  ['', ''],
  ['state=draft&edit=new', 'edit=new&state=draft'],
  ['edit=platform-operating-system-upgrade', 'edit=platform-operating-system-upgrade'],
  ['pageNo=2&state=over', 'state=over&pageNo=2'],
  ['edit=../x&state=gone', ''],
  [`edit=${'a'.repeat(61)}`, ''],
])('[OPS-01] the console page for announcements reads %j as %j', (search, expected) => {
  expect(announcements(search)).toBe(expected);
});

test.each([
  ['', ''],
  ['key=privacy-policy', 'key=privacy-policy'],
  ['view=write&key=privacy-policy', 'key=privacy-policy&view=write'],
  ['key=../x', ''],
  [`key=${'a'.repeat(61)}`, ''],
])('[AGR-09] the console page for agreements reads %j as %j', (search, expected) => {
  expect(agreementList.write(agreementList.read(new URLSearchParams(search)))).toBe(expected);
});

test('[OPS-02] console pages without conditions have an address without a query', () => {
  expect(sendingList.urlOf(sendingList.empty)).toBe('/console/messages');
  expect(sendingList.urlOf({ ...sendingList.empty, state: 2 })).toBe('/console/messages?state=2');
  expect(announcementList.urlOf(announcementList.empty)).toBe('/console/announcements');
  expect(agreementList.urlOf(agreementList.empty)).toBe('/console/agreements');
  expect(versionsUrl('privacy-policy')).toBe('/console/agreements?key=privacy-policy');
  expect(newVersionUrl('privacy-policy')).toBe('/console/agreements?key=privacy-policy&view=write');
  expect(newAnnouncementUrl).toBe('/console/announcements?edit=new');
});
