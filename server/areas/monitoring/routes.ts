import { reportOperation } from '#contract/monitoring/calls.ts';
import { REPORTS } from '#contract/monitoring/limits.ts';
import type { Platform, Running } from '#server/kit/area.ts';
import { makeDaysAhead } from '#server/kit/database/day-partitions.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { type Exchange, isNamedHost } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import { createGathering } from '#server/kit/limits/gather.ts';
import { type ReportRows, rowsOf } from './rows.ts';
import { isBot } from './public/is-bot.ts';
import { isFromElsewhere } from './sender.ts';
import { createReportWriter, dayTables } from './store.ts';
import { createVisitors } from './visitors.ts';

const REPORTS_AT_ONCE = 100;
const REPORTS_WAITING_MAXIMUM = 500;

/** Takes the reports of browsers. */
export const serveMonitoring = (
  calls: Calls,
  { database, config, secret, log }: Pick<Platform, 'database' | 'config' | 'secret' | 'log'>,
): Running => {
  const budget = createAddressBudget(REPORTS, { limited: config.rateLimit });
  const gathering = createGathering<ReportRows, boolean>({
    write: createReportWriter(database, ({ period_id: periodId }, err) =>
      log.error({ err, periodId }, 'a report of a browser cannot be written down'),
    ),
    rowsAtOnce: REPORTS_AT_ONCE,
    waitingMaximum: REPORTS_WAITING_MAXIMUM,
  });

  const visitorOf = createVisitors(secret);

  calls.serve(reportOperation, async (report, caller) => {
    const exchange = caller.exchange as Exchange;
    if (isFromElsewhere(exchange.sender, config.publicUrl)) throw protocolError('ability', 'forbidden');
    budget.take(caller.address);
    if (!isNamedHost(exchange.sender.host, config)) return { taken: false };
    const sender = { visitor: visitorOf(caller, exchange), isBot: isBot(exchange.userAgent) };
    return { taken: await gathering.add(rowsOf(report, sender)) };
  });

  return {
    async start() {
      for (const { table } of dayTables) await makeDaysAhead(database, table);
    },
    stop: gathering.settled,
  };
};
