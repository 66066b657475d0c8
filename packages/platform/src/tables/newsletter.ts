import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NewsletterAct, NewsletterWay } from '@launchyard/domain/newsletter';
import { instantColumn, primaryId } from '../kit/columns.ts';
import { people } from './accounts.ts';

/**
 * Every consent to the newsletter and every withdrawal. Only added to, so that it stays provable what somebody agreed
 * to, and when; the newest entry of a person counts.
 */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: primaryId(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    at: instantColumn('at').notNull(),
    act: text('act').$type<NewsletterAct>().notNull(),
    way: text('way').$type<NewsletterWay>().notNull(),
    /** What they agreed to, word for word; null for a withdrawal. */
    sentence: text('sentence'),
    wordingVersion: integer('wording_version'),
  },
  (table) => [index('newsletter_consents_person').on(table.personId, table.id)],
);
