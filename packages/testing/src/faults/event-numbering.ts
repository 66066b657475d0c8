import { NUMBER_EVENTS } from '@launchyard/platform/events/numberFunction';

/** A wrong way to number events. `before` makes what it needs. */
export interface WrongNumbering {
  name: string;
  before: string;
  numbering: string;
}

const LOCK = 'select newest into strict last from event_counter for update;';
const COUNT = 'update event_counter set newest = last + numbered where numbered > 0;';
/** Between its look and its end others commit, as they do when there is much to number. */
const SLOWLY = 'perform pg_sleep(0.05);';

/** Each is the real one with one thing changed, and slower. */
export const wrongNumberings: readonly WrongNumbering[] = [
  {
    name: 'numbers in the order in which transactions began',
    before: '',
    numbering: changed(
      [LOCK, `${LOCK} ${SLOWLY}`],
      ['returning *', 'returning *, xmin::text::bigint began'],
      ['over (order by id)', 'over (order by began, id)'],
    ),
  },
  {
    name: 'two that number at once, with numbers of a sequence',
    before: 'create sequence planted; grant usage on sequence planted to public;',
    numbering: changed(
      [LOCK, ''],
      ['order by id limit most', 'order by id limit most for update skip locked'],
      ['last + row_number() over (order by id)', `nextval('planted')`],
      [COUNT, `perform pg_sleep(random() * 0.05);`],
    ),
  },
  {
    name: 'goes on after the last event that was written',
    before: `create table planted as select 0::bigint id; grant select, update on planted to public;`,
    numbering: changed(
      [
        'from unnumbered_events order by id',
        'from unnumbered_events where id > (select p.id from planted p) order by id',
      ],
      [COUNT, `${COUNT} update planted set id = (select last_value from unnumbered_events_id_seq);`],
    ),
  },
];

function changed(...changes: ReadonlyArray<readonly [from: string, to: string]>): string {
  return changes.reduce((numbering, [from, to]) => {
    if (!numbering.includes(from)) throw new Error(`numbering does not say: ${from}`);
    return numbering.replace(from, to);
  }, NUMBER_EVENTS);
}
