import type account from '#content/texts/zh-CN/account/account.json';
import type consoleTexts from '#content/texts/zh-CN/console/console.json';
import type messageCenter from '#content/texts/zh-CN/messages/messageCenter.json';
import type enterprise from '#content/texts/zh-CN/enterprise/enterprise.json';
import type files from '#content/texts/zh-CN/files/files.json';
import type layers from '#content/texts/zh-CN/kit/layers.json';
import type models from '#content/texts/zh-CN/trial/models.json';
import type workOrders from '#content/texts/zh-CN/work-orders/workOrders.json';
import type rights from '#content/texts/zh-CN/rights/rights.json';
import type subAccounts from '#content/texts/zh-CN/organisation/subAccounts.json';
import type agreements from '#content/texts/zh-CN/agreements/agreements.json';
import type catalogue from '#content/texts/zh-CN/catalogue/catalogue.json';
import type identity from '#content/texts/zh-CN/auth/identity.json';
import type messages from '#content/texts/zh-CN/messages/messages.json';
import type site from '#content/texts/zh-CN/site/site.json';
import type trialPanel from '#content/texts/zh-CN/trial/trialPanel.json';
import type trial from '#content/texts/zh-CN/trial/trial.json';
import type training from '#content/texts/zh-CN/training/training.json';

type Keys<Area extends string, Texts> = `${Area}.${keyof Texts & string}`;
export type TextKey =
  | Keys<'account', typeof account>
  | Keys<'console', typeof consoleTexts>
  | Keys<'enterprise', typeof enterprise>
  | Keys<'files', typeof files>
  | Keys<'layers', typeof layers>
  | Keys<'subAccounts', typeof subAccounts>
  | Keys<'agreements', typeof agreements>
  | Keys<'catalogue', typeof catalogue>
  | Keys<'identity', typeof identity>
  | Keys<'messages', typeof messages>
  | Keys<'messageCenter', typeof messageCenter>
  | Keys<'models', typeof models>
  | Keys<'rights', typeof rights>
  | Keys<'site', typeof site>
  | Keys<'training', typeof training>
  | Keys<'trial', typeof trial>
  | Keys<'trialPanel', typeof trialPanel>
  | Keys<'workOrders', typeof workOrders>;

let texts: Readonly<Record<string, string>> = {};

/** Adds the texts of a language file, before anything that reads them is rendered. */
export const provideTexts = (loaded: Readonly<Record<string, string>>) => {
  texts = { ...texts, ...loaded };
};

/** A text of the interface, with `{name}` replaced by `values.name`; its key where the language lacks it. */
export const t = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = texts[key];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
};
