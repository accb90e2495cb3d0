import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { inferAbility } from '#contract/api/infer.ts';
import { countView, getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { reportOperation } from '#contract/monitoring/calls.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { KEY_WRONG } from '#contract/kit/errors/portal.ts';
import { type Connection, clientConfig } from '#server/kit/database/connection.ts';

/** The same number as the portal's. */
const CONNECTIONS = 16;

const selectList = `select a.summary, a.has_engine, c.view_count, c.download_count, count(*) over () as total
  from catalogue_ability a join catalogue_ability_count c using (ability_no)
  where a.enabled_test order by a.default_order, a.ability_no limit $1 offset $2`;
const selectDetail = `select a.entry, a.has_engine, c.view_count, c.download_count
  from catalogue_ability a join catalogue_ability_count c using (ability_no)
  where a.ability_no = $1 and a.enabled_test`;
const createViews = `create table if not exists bench_view (
  idempotency_key text primary key,
  ability_no integer not null,
  counted boolean not null default false,
  viewed_at timestamptz not null default now()
)`;
const createReports = `create table if not exists bench_report (period_id text primary key);
  create table if not exists bench_search (period_id text not null, at numeric not null, result_count integer not null,
    application_type text not null, word_source smallint not null, search_key text not null, info text not null);
  create table if not exists bench_tracking (period_id text not null, at numeric not null, page_name text not null,
    page_area text not null, click_element_name text not null, hot_search_word text not null,
    manual_input text not null)`;
const insertReports = `with reports as (
    select report->>'periodId' as period_id, report from jsonb_array_elements($1::jsonb) as one (report)
  ), taken as (insert into bench_report select period_id from reports
  ), searches as (insert into bench_search select period_id, r.* from reports,
    jsonb_to_recordset(report->'searchEvents') as r (at numeric, "resultCount" integer, "applicationType" text,
      "wordSource" smallint, "searchKey" text, info text)
  )
  insert into bench_tracking select period_id, r.* from reports,
    jsonb_to_recordset(report->'trackingEvents') as r (at numeric, "pageName" text, "pageArea" text,
      "clickElementName" text, "hotSearchWord" text, "manualInput" text)`;
const insertView = 'insert into bench_view (idempotency_key, ability_no) values ($1, $2)';
const selectKey = 'select key_id from api_key where hash = $1 and revoked_at is null';

const envelope = (data: unknown) => ({ code: SUCCESS_CODE, msg: '', data });

/** Inserts the reports that come while a statement runs with the next one. */
const createBatch = (pool: pg.Pool) => {
  let next: unknown[] | undefined;
  let written: Promise<unknown> = Promise.resolve();
  return (report: unknown): Promise<unknown> => {
    if (next) next.push(report);
    else {
      const batch = [report];
      next = batch;
      written = written.then(() => {
        next = undefined;
        return pool.query(insertReports, [JSON.stringify(batch)]);
      });
    }
    return written;
  };
};

/** Reference "plain": Fastify with one pg statement per call, and nothing else. */
export const buildPlain = async (connection: Connection) => {
  const pool = new pg.Pool({ ...clientConfig(connection), max: CONNECTIONS });
  await pool.query(createViews);
  await pool.query(createReports);
  const addReport = createBatch(pool);
  const app = Fastify();
  // A connection that is closing may report the end of the database.
  pool.on('error', () => {});
  app.addHook('onClose', () => pool.end());

  app.get('/', async () => (await pool.query('select 1 as ready')).rows[0]);

  app.post<{ Body: { pageNo: number; pageSize: number } }>(queryAbilities.path, async (request) => {
    const { pageNo, pageSize } = request.body;
    const { rows } = await pool.query(selectList, [pageSize, (pageNo - 1) * pageSize]);
    const list = rows.map((row) => ({
      ...row.summary,
      hasEngine: row.has_engine,
      viewCount: Number(row.view_count),
      downloadCount: Number(row.download_count),
    }));
    return envelope({ total: Number(rows[0]?.total ?? 0), pageNo, pageSize, list });
  });

  app.get<{ Querystring: { abilityNo: string } }>(getAbility.path, async (request) => {
    const { rows } = await pool.query(selectDetail, [Number(request.query.abilityNo)]);
    const [{ entry, has_engine, view_count, download_count }] = rows;
    return envelope({
      ...entry,
      hasEngine: has_engine,
      viewCount: Number(view_count),
      downloadCount: Number(download_count),
    });
  });

  app.post<{ Body: { abilityNo: number } }>(countView.path, async (request) => {
    const { abilityNo } = request.body;
    await pool.query(insertView, [request.headers['idempotency-key'], abilityNo]);
    return envelope({ abilityNo });
  });

  app.post(reportOperation.path, async ({ body }) => {
    await addReport(body);
    return envelope({ taken: true });
  });

  // Rejects keys, and recognises nothing for valid ones.
  app.post(inferAbility.path, async ({ headers: { authorization = '' } }, reply) => {
    const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest();
    const { rows } = await pool.query(selectKey, [hash]);
    return reply.code(rows.length > 0 ? 501 : 401).send({ ...envelope(null), code: KEY_WRONG });
  });

  return app;
};
