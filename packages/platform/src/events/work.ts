import type { DatabaseProcess } from '../kit/database-process.ts';
import type { Area } from '../kit/area.ts';
import type { Guard } from '../kit/guard.ts';
import type { EventBody } from '../tables/events.ts';
import { NUMBER_EVENTS } from './number-function.ts';
import { pruneEvents } from './prune.ts';

/** A quarter of the longest line that gateways read. */
const MAX_EVENT_BYTES = 256 * 1024;

export const eventWork: Area<unknown> = {
  installs: [NUMBER_EVENTS, 'insert into event_counter (id, newest) values (1, 0) on conflict (id) do nothing;'],
  guards: [
    {
      name: 'guard_event_size',
      table: 'unnumbered_events',
      on: 'insert',
      refused: `octet_length(new.body::text) > ${MAX_EVENT_BYTES} or new.body->>'type' is null`,
      because: 'an event has a type, and is small enough for every gateway',
    },
    onlyTells('streams', 'content.changed'),
    onlyTells('files', 'upload.changed'),
  ],
  prunes: [({ database, clock }) => pruneEvents(database.sql, clock())],
};

/** A public process tells of nothing else. */
function onlyTells(process: DatabaseProcess, type: EventBody['type']): Guard {
  return {
    name: `guard_events_of_${process}`,
    table: 'unnumbered_events',
    on: 'insert',
    processes: [process],
    refused: `new.body->>'type' <> '${type}'`,
    because: `${process} tells of ${type} only`,
  };
}
