import { shortHashOf } from './json.ts';
import type { InventoryPortal } from './portal.ts';

const named = <Row extends { name: string }>(rows: Row[]) =>
  Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));

/** The schema of the queue belongs to its library, which migrates it. */
const SYSTEM = `('pg_catalog', 'information_schema', 'pgboss')`;

/** Returns the catalogue of a migrated database. */
export const schemaSection = async ({ query }: InventoryPortal) => {
  const ofPortal = `join pg_namespace n on n.oid = relnamespace where n.nspname not in ${SYSTEM} and n.nspname !~ '^pg_toast'`;
  const relations = await query<{ name: string; kind: string; options: string[] | null }>(
    `select relname as name, relkind::text as kind, relpersistence::text as persistence, reloptions as options,
            obj_description(c.oid) as comment, case when relkind = 'v' then pg_get_viewdef(c.oid) end as definition
     from pg_class c ${ofPortal} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
  );
  const columns = await query<{ name: string }>(
    `select relname || '.' || attname as name, attnum as position, format_type(atttypid, atttypmod) as type,
            not attnotnull as nullable, pg_get_expr(adbin, adrelid) as "default", attidentity::text as identity,
            attgenerated::text as generated, (select collname from pg_collation l where l.oid = attcollation) as collation
     from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
     ${ofPortal} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`,
  );
  const constraints = await query<{ name: string }>(
    `select relname || '.' || conname as name, pg_get_constraintdef(o.oid) as definition
     from pg_constraint o join pg_class c on c.oid = conrelid ${ofPortal}`,
  );
  const indexes = await query<{ name: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition, obj_description(i.oid) as comment
     from pg_index x join pg_class i on i.oid = indexrelid join pg_class c on c.oid = indrelid
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ${SYSTEM} and n.nspname !~ '^pg_toast'`,
  );
  const triggers = await query<{ name: string }>(
    `select relname || '.' || tgname as name, pg_get_triggerdef(t.oid) as definition, tgenabled::text as enabled
     from pg_trigger t join pg_class c on c.oid = tgrelid ${ofPortal} and not tgisinternal`,
  );
  const functions = await query<{ name: string; body: string }>(
    `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as body
     from pg_proc p join pg_namespace n on n.oid = pronamespace
     where n.nspname not in ${SYSTEM} and prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  const extensions = await query<{ name: string }>('select extname as name, extversion as version from pg_extension');
  const migrations = await query<{ name: string }>(
    'select name, checksum from kysely_migration left join migration_checksum using (name)',
  );
  return {
    relations: named(relations),
    columns: named(columns),
    constraints: named(constraints),
    indexes: named(indexes),
    triggers: named(triggers),
    functions: Object.fromEntries(functions.map(({ name, body }) => [name, shortHashOf(body)])),
    extensions: named(extensions),
    migrations: named(migrations),
  };
};
