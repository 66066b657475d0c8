/**
 * Numbers committed events that have no number yet, up to a limit, and returns how many. It is a database function, so
 * that no client can be killed, stopped or disconnected while it holds the counter’s lock.
 *
 * A second caller waits at the counter’s row. Its next statement sees what the first has done and what was committed
 * meanwhile: each event gets one number, in the order of `id` among those visible. If a transaction took a lock after
 * another had released it, its events become visible only together with the other’s and have higher ids, so they never
 * get lower numbers. An event committed later than one with a higher `id` is numbered once it becomes visible: late,
 * but never lost.
 *
 * Each session remembers the snapshot at which it last found everything numbered, and from then on only looks at what
 * that snapshot could not see: transactions still running then, or started later. While an older transaction is open,
 * numbered events cannot be vacuumed away, and a scan from the start would walk over all of them.
 */
export const NUMBER_EVENTS = `
  create or replace function number_events(most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp
  set enable_seqscan = off
  as $$
  declare
    seen pg_snapshot := nullif(current_setting('launchyard.numbered', true), '');
    under_way xid8[] := array(select pg_snapshot_xip(seen));
    later xid8 := coalesce(pg_snapshot_xmax(seen), '0');
    last bigint;
    numbered integer := 0;
    is_any boolean;
  begin
    -- Where there is nothing to do nothing is locked or written.
    select pg_current_snapshot(),
      exists (select from unnumbered_events where transaction_id >= later)
        or exists (select from unnumbered_events where transaction_id = any (under_way))
    into seen, is_any;
    if is_any then
      select newest into strict last from event_counter for update;
      with batch as (
        select place from (
          select ctid place, id from unnumbered_events where transaction_id >= later
          union all
          select ctid, id from unnumbered_events where transaction_id = any (under_way)
        ) unseen
        order by id limit most
      ), taken as (
        delete from unnumbered_events where ctid = any (array(select place from batch)) returning *
      ), told as (
        insert into events (number, account_id, body, at)
        select last + row_number() over (order by id), account_id, body, at from taken
        returning number
      )
      select pg_current_snapshot(), count(*) from told into seen, numbered;
      update event_counter set newest = last + numbered where numbered > 0;
    end if;
    if numbered < most then
      perform set_config('launchyard.numbered', seen::text, false);
    end if;
    return numbered;
  end
  $$;`;
