import type { Queryable } from '../../src/platform/database/database.ts';

/** Tables, columns, rules, indexes, functions and triggers, each as one line; the order of columns does not count. */
export async function describeSchema(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ line: string }>({
    text: `
      select 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
               || case when attnotnull then ' not null' else '' end || attidentity::text || attgenerated::text
               || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as line
        from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      union all
      select 'table ' || relname || coalesce(' with ' || reloptions::text, '') from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace
      union all
      select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) || case when convalidated then '' else ' not valid' end
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all
      select 'index ' || pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' invalid' end
        from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
      union all
      select 'function ' || oid::regprocedure || ' ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all
      select 'sequence ' || seqrelid::regclass || ' ' || seqstart || ' ' || seqincrement || ' ' || seqcycle from pg_sequence
      order by 1`,
  });
  return rows.map(({ line }) => line);
}
