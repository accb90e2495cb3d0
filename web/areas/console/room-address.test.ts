import { expect, test } from 'vitest';
import {
  agreementPageUrl,
  readAgreementPage,
  writeAgreementPage,
} from '#web/areas/agreements/console/agreement-room-address.ts';
import {
  announcementPageUrl,
  newAnnouncementUrl,
  readAnnouncementPage,
  writeAnnouncementPage,
} from '#web/areas/site/console/announcement-room-address.ts';
import { messagePageUrl, readMessagePage, writeMessagePage } from '#web/areas/messages/console/message-room-address.ts';

const messages = (search: string) => writeMessagePage(readMessagePage(new URLSearchParams(search)));
const announcements = (search: string) => writeAnnouncementPage(readAnnouncementPage(new URLSearchParams(search)));

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
  ['edit=new&state=draft', 'edit=new'],
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
  ['view=write', ''],
  ['key=../x&view=write', ''],
  [`key=${'a'.repeat(61)}`, ''],
])('[AGR-09] the console page for agreements reads %j as %j', (search, expected) => {
  expect(writeAgreementPage(readAgreementPage(new URLSearchParams(search)))).toBe(expected);
});

test('[OPS-02] console pages without conditions have an address without a query', () => {
  expect(messagePageUrl()).toBe('/console/messages');
  expect(messagePageUrl({ state: 2 })).toBe('/console/messages?state=2');
  expect(announcementPageUrl()).toBe('/console/announcements');
  expect(agreementPageUrl()).toBe('/console/agreements');
  expect(newAnnouncementUrl).toBe('/console/announcements?edit=new');
});
