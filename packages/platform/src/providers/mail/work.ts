import { handler, SMALL_AT_ONCE, type Area } from '../../kit/area.ts';
import type { Deps } from '../../kit/deps.ts';
import { deliverMail } from './deliver.ts';
import type { Mailer } from './mailer.ts';
import { mailQueue } from './queue.ts';

export const mailWork: Area<Deps & { mailer: Mailer }> = {
  queues: [mailQueue],
  handlers: (needs) => [handler(mailQueue, SMALL_AT_ONCE, ({ mailId }) => deliverMail(needs, needs.mailer, mailId))],
};
