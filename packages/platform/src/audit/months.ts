import { AUDIT_MONTHS } from '@launchyard/domain/audit';
import type { OwnerFunction } from '../kit/area.ts';

/** So many months are prepared; entries of any other time go to the rest, and move when their month is made. */
const MONTHS_AHEAD = 3;

/**
 * Drizzle cannot declare partitions, so the migration makes a plain table, which this turns into a partitioned one. The
 * months are in a schema of their own that no process’s role may use: it reaches them only through the log.
 */
export const PARTITION_AUDIT_LOG = `
  do $$ begin
    if (select relkind from pg_class where oid = 'public.audit_log'::regclass) = 'r' then
      create schema if not exists audit_months;
      alter table public.audit_log set schema audit_months;
      alter table audit_months.audit_log rename to plain;
      create table public.audit_log (like audit_months.plain including defaults including indexes) partition by range (at);
      create table audit_months.rest partition of public.audit_log default;
      insert into public.audit_log select * from audit_months.plain;
      drop table audit_months.plain;
    end if;
  end $$;`;

/**
 * Makes the months ahead and drops those that are older than entries are kept. Uses the database’s own clock: no process
 * can drop anything younger. Gives up rather than make changes wait for it.
 */
export const keepAuditMonths: OwnerFunction = {
  name: 'keep_audit_months',
  definition: `
    create or replace function keep_audit_months() returns void language plpgsql security definer
      set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
    declare
      this_month constant timestamptz := date_trunc('month', now());
      oldest constant timestamptz := this_month - interval '${AUDIT_MONTHS} months';
      starts timestamptz;
      name text;
    begin
      for starts in select generate_series(this_month, this_month + interval '${MONTHS_AHEAD} months', interval '1 month') loop
        name := 'm' || to_char(starts, 'YYYY_MM');
        continue when to_regclass('audit_months.' || name) is not null;
        execute format('create table audit_months.%I (like audit_log including defaults including indexes)', name);
        execute format('with moved as (delete from audit_months.rest where at >= %L and at < %L returning *)
          insert into audit_months.%I select * from moved', starts, starts + interval '1 month', name);
        execute format('alter table audit_log attach partition audit_months.%I for values from (%L) to (%L)',
          name, starts, starts + interval '1 month');
      end loop;
      for name in select relname from pg_class where relnamespace = 'audit_months'::regnamespace and relkind = 'r'
          and relname ~ '^m[0-9]{4}_[0-9]{2}$' and to_date(relname, '"m"YYYY_MM') < oldest loop
        execute format('drop table audit_months.%I', name);
      end loop;
      delete from audit_months.rest where at < oldest;
    end $$;`,
};
