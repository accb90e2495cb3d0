import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOGGED_OUT, otherSentences, successSentences } from '#contract/specification/errors.ts';
import { enterpriseLines, portalBreadcrumbs, roleLabels } from '#contract/specification/identity.ts';
import { agreementTitles, agreementWords, ANNOUNCEMENT_KNOWN } from '#contract/specification/shell.ts';
import { lackingTerms, type Terms } from '#contract/specification/terms.ts';

/** The texts of the pages, compared with what the specification says that they mean. */

const textsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../content/texts/zh-CN/${file}.json`, import.meta.url), 'utf8'));
const texts = {
  account: textsOf('account/account'),
  agreements: textsOf('agreements/agreements'),
  files: textsOf('files/files'),
  identity: textsOf('auth/identity'),
  site: textsOf('site/site'),
};
interface Fact {
  meaning: string;
  terms: Terms;
}
const [welcome, shop, goods, sheets] = portalBreadcrumbs as [Fact, Fact, Fact, Fact];

const sentences: [row: string, area: keyof typeof texts, key: string, fact: Fact][] = [
  ['ERR-07', 'identity', 'success.default', successSentences.default],
  ['ERR-07', 'identity', 'success.codeSent', successSentences.codeSent],
  ['ERR-07', 'identity', 'success.passwordChanged', successSentences.passwordChanged],
  ['ERR-07', 'identity', 'success.phoneChanged', successSentences.phoneChanged],
  ['UBOX-02', 'identity', 'box.role.provider', roleLabels.provider],
  ['UBOX-02', 'identity', 'box.role.partner', roleLabels.partner],
  ['UBOX-02', 'identity', 'box.role.user', roleLabels.user],
  ['UBOX-02', 'identity', 'box.role.unknown', roleLabels.unknown],
  ['UBOX-03', 'identity', 'box.certified', enterpriseLines.certified],
  ['UBOX-03', 'identity', 'box.notCertified', enterpriseLines.notCertified],
  ['ACC-07', 'account', 'crumbs.welcome', welcome],
  ['ACC-07', 'account', 'crumbs.shop', shop],
  ['ACC-07', 'account', 'crumbs.goods', goods],
  ['ACC-07', 'account', 'crumbs.sheets', sheets],
  ['AGR-03', 'agreements', 'dialog.agreeTip', agreementWords.availableAfterBrowsing],
  ['AGR-04', 'agreements', 'dialog.previous', agreementWords.previous],
  ['AGR-04', 'agreements', 'dialog.next', agreementWords.agreeAndNext],
  ['AGR-04', 'agreements', 'dialog.agreeAll', agreementWords.agreeToAll],
  ['AGR-05', 'agreements', 'dialog.unread', agreementWords.browseFirst],
  ['AGR-02', 'agreements', 'dialog.title.many', { meaning: 'part of them updated', terms: agreementTitles.many }],
  ['VAL-02', 'files', 'upload.format', otherSentences.uploadFailure],
  ['VAL-02', 'files', 'upload.tooLarge', otherSentences.uploadFailure],
  ['VAL-02', 'files', 'upload.broken', otherSentences.uploadFailure],
  ['VAL-02', 'files', 'upload.unreadable', otherSentences.uploadFailure],
  ['ANN-01', 'site', 'announcement.known', { meaning: 'I know', terms: ANNOUNCEMENT_KNOWN }],
];

test.each(sentences)('[%s] the text %s.%s means what the specification says', (_row, area, key, { meaning, terms }) => {
  const text = texts[area][key] ?? '';
  expect(lackingTerms(text, terms), `${meaning}: ${text}`).toEqual([]);
});

test('[UBOX-05] a logout says the words of the specification', () => {
  expect(texts.identity['session.loggedOut']).toBe(LOGGED_OUT);
});

test('[AGR-02] the title of one or two agreements ends as the specification says', () => {
  const { 'dialog.title.one': one, 'dialog.title.two': two } = texts.agreements;
  expect(one).toBe(agreementTitles.named('{title}'));
  expect(two).toBe(agreementTitles.named('{first}、{second}'));
});
