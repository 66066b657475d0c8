import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { escapeHtml } from '../../kit/html.ts';
import { mails } from '../../tables/providers.ts';

const SHOWN = 50;
const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The outbox: where developers read e-mails if there is no mail server. Only added in development, on loopback. */
export function addOutboxPage(server: FastifyInstance, { database }: Deps): void {
  server.get('/outbox', async (request, reply) => {
    if (!isThisMachine(request.headers.host)) {
      return reply.status(421).type('text/plain').send('The outbox is only available at localhost.');
    }
    const rows = await database.sql.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN);
    if (request.headers.accept?.includes('application/json')) return { mails: rows };
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page(rows));
  });
}

/**
 * Whether the browser used a name of this machine. Any other name may temporarily resolve to this machine (DNS
 * rebinding), and its pages would then share the origin.
 */
const isThisMachine = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host ?? '');

function page(rows: ReadonlyArray<typeof mails.$inferSelect>): string {
  const items = rows.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.recipient)} · ${mail.createdAt.toISOString()}</p><pre>${escapeHtml(mail.body)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title><style>
:root { color-scheme: light dark } body { font: 15px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid #8888; border-radius: 12px; padding: 1rem 1.25rem; margin-bottom: 1rem } h2 { font-size: 1rem; margin: 0 }
p { margin: 0; opacity: .7 } pre { white-space: pre-wrap; font: inherit }
</style></head><body><h1>Outbox</h1>${items.join('') || '<p>No mail yet.</p>'}</body></html>`;
}
