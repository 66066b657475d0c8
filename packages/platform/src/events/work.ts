import type { Area } from '../kit/area.ts';
import { NUMBER_EVENTS } from './number-function.ts';
import { pruneEvents } from './prune.ts';

export const eventWork: Area<unknown> = {
  installs: [NUMBER_EVENTS, 'insert into event_counter (id, newest) values (1, 0) on conflict (id) do nothing;'],
  prunes: [({ database, clock }) => pruneEvents(database.sql, clock())],
};
