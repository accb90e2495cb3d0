const BROWSER = /^Mozilla\/5\.0 \(/;
const BOT =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|phantom|selenium|playwright|puppeteer/i;

/** Whether a user agent is a program and no visitor. It may claim anything. */
export const isBot = (userAgent: string): boolean => !BROWSER.test(userAgent) || BOT.test(userAgent);
