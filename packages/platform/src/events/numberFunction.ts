/**
 * Gives numbers to events that are committed and have none, so many at most, and answers to how many. It is a function of the database, so
 * that nobody holds the counter's lock who could be killed, stopped or cut off in the middle.
 *
 * Whoever comes second waits at the counter's row. The statement after it sees what the first has done and what was committed meanwhile: an
 * event gets one number, and what is visible is numbered by `id`. An event whose transaction took a lock after another's had released it is
 * visible only together with the other's, and has the higher `id`: it never gets the lower number. What is committed later than what has a
 * higher `id` stays where it is until it is visible: it is late, never lost.
 */
export const NUMBER_EVENTS = `
  create or replace function number_events(most integer) returns integer language plpgsql
  set search_path = public, pg_temp
  set enable_seqscan = off
  as $$
  declare
    last bigint;
    numbered integer;
  begin
    -- Where there is nothing to do nothing is locked or written.
    if not exists (select from unnumbered_events) then
      return 0;
    end if;
    select newest into strict last from event_counter for update;
    with taken as (
      delete from unnumbered_events
      where id = any (array(select id from unnumbered_events order by id limit most))
      returning *
    )
    insert into events (number, account_id, body, at)
    select last + row_number() over (order by id), account_id, body, at from taken;
    get diagnostics numbered = row_count;
    update event_counter set newest = last + numbered where numbered > 0;
    return numbered;
  end
  $$;`;
