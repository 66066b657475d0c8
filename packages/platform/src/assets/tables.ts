import type { Picture } from '@launchyard/domain/assets';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kit/columns.ts';
import { transfers } from '../transfers/tables.ts';

/** The picture of an application: on its way while `key` is null, shown from then on until another is. */
export const thumbnails = pgTable(
  'thumbnails',
  {
    /** That of its transfer. */
    id: uuid('id')
      .primaryKey()
      .references(() => transfers.id),
    /** No foreign key: what goes with an application is told to go, and this row then names nothing. */
    appId: uuid('app_id').notNull(),
    /** What its address ends with; nobody guesses it. */
    key: text('key').unique(),
    mediaType: text('media_type').$type<Picture['mediaType']>(),
    width: integer('width'),
    height: integer('height'),
    shownAt: instantColumn('shown_at'),
  },
  (table) => [index('thumbnails_app').on(table.appId)],
);
