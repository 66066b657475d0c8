import { NUMBER_EVENTS } from '@launchyard/platform/events/number-function';

/** A broken implementation of event numbering. `before` is SQL that prepares it. */
export interface WrongNumbering {
  name: string;
  before: string;
  numbering: string;
}

const LOCK = 'select newest into strict last from event_counter for update;';
const COUNT = 'update event_counter set newest = last + numbered where numbered > 0;';
/** Gives other transactions time to commit between snapshot and commit, as when there are many events to number. */
const SLOWLY = 'perform pg_sleep(0.05);';

/** Each is the real one with a single defect, slowed down. */
export const wrongNumberings: readonly WrongNumbering[] = [
  {
    name: 'numbers in the order in which transactions began',
    before: '',
    numbering: changed([LOCK, `${LOCK} ${SLOWLY}`], ['over (order by id)', 'over (order by transaction_id, id)']),
  },
  {
    name: 'two that number at once, with numbers of a sequence',
    before: 'create sequence planted; grant usage on sequence planted to public;',
    numbering: changed(
      [LOCK, ''],
      [
        'array(select place from batch)',
        'array(select ctid from unnumbered_events where ctid = any (array(select place from batch)) for update skip locked)',
      ],
      ['last + row_number() over (order by id)', `nextval('planted')`],
      [COUNT, `perform pg_sleep(random() * 0.05);`],
    ),
  },
  {
    name: 'forgets what was under way when it looked',
    before: '',
    numbering: changed(['array(select pg_snapshot_xip(seen))', `'{}'`]),
  },
];

function changed(...changes: ReadonlyArray<readonly [from: string, to: string]>): string {
  return changes.reduce((numbering, [from, to]) => {
    if (!numbering.includes(from)) throw new Error(`the numbering does not contain: ${from}`);
    return numbering.replace(from, to);
  }, NUMBER_EVENTS);
}
