import { MAIL_KEPT_DAYS } from '@launchyard/domain/notifications';
import { sql } from 'drizzle-orm';
import { handler, SMALL_AT_ONCE, type Area } from '../../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../../kit/clock.ts';
import { removeRows } from '../../kit/prune.ts';
import { mails } from '../../tables/providers.ts';
import { deliverMail, type MailNeeds } from './deliver.ts';
import { mailQueue } from './queue.ts';

export const mailWork: Area<MailNeeds> = {
  queues: [mailQueue],
  confidential: [
    { column: mails.subject, readers: ['api', 'worker'] },
    { column: mails.body, readers: ['api', 'worker'] },
  ],
  handlers: (needs) => [handler(mailQueue, SMALL_AT_ONCE, ({ mailId }) => deliverMail(needs, mailId))],
  prunes: [removeRows(mails, (now) => sql`${mails.createdAt} < ${secondsBefore(now, MAIL_KEPT_DAYS * DAY_SECONDS)}`)],
};
