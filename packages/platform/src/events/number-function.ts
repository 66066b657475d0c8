/**
 * Gives numbers to events that are committed and have none, so many at most, and answers to how many. It is a function of the database, so
 * that nobody holds the counter's lock who could be killed, stopped or cut off in the middle.
 *
 * Whoever comes second waits at the counter's row. The statement after it sees what the first has done and what was committed meanwhile: an
 * event gets one number, and what is visible is numbered by `id`. An event whose transaction took a lock after another's had released it is
 * visible only together with the other's, and has the higher `id`: it never gets the lower number. What is committed later than what has a
 * higher `id` stays where it is until it is visible: it is late, never lost.
 *
 * Each session remembers the snapshot by which it last found everything numbered, and looks from then on only at what that could not see:
 * what transactions wrote that were under way then, or began later. Numbered events cannot be cleared away while somebody's transaction is open
 * that is older, and whoever looks from the beginning walks over them all.
 */
export const NUMBER_EVENTS = `
  create or replace function number_events(most integer) returns integer language plpgsql
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
