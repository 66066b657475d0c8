import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import { readDocument } from '@launchyard/domain/configs';
import { CRASH_MAIL_PAUSE_SECONDS, judgeCrash } from '@launchyard/domain/streaming';
import { hasEmail } from '../accounts/by-email.ts';
import { HOUR_SECONDS, secondsAfter, secondsBefore } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { runAlone } from '../kit/locks.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { accounts, people } from '../tables/accounts.ts';
import { configs } from '../tables/configs.ts';
import { links } from '../tables/links.ts';
import { streamingCrashes, type StreamingCrashRow } from '../tables/streaming.ts';
import { members } from '../tables/team.ts';
import { crashMail } from './crash-mail.ts';

export interface CrashNeeds extends Pick<Deps, 'database' | 'clock'> {
  jobs: Jobs;
  panelOrigin: string;
}

const AT_ONCE = 50;

/** Mails the crashes that are due to who wants to know. One process at a time, so that the hourly limit is exact. */
export async function mailCrashes(needs: CrashNeeds): Promise<void> {
  await runAlone(needs.database, 'mails about crashes', async (tx) => {
    const now = needs.clock();
    const { count, toldCount, dueAt } = streamingCrashes;
    const due = await tx
      .select()
      .from(streamingCrashes)
      .where(and(gt(count, toldCount), lte(dueAt, now)))
      .orderBy(asc(dueAt))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    for (const crash of due) await decide(tx, needs, now, crash);
  });
}

async function decide(tx: Tx, { jobs, panelOrigin }: CrashNeeds, now: Date, crash: StreamingCrashRow): Promise<void> {
  const address = await findAddress(tx, crash);
  const ofAccount = eq(streamingCrashes.accountId, crash.accountId);
  const sentThisHour = await tx.$count(
    streamingCrashes,
    and(ofAccount, gt(streamingCrashes.mailedAt, secondsBefore(now, HOUR_SECONDS))),
  );
  const verdict = judgeCrash({
    isWanted: address !== null,
    isOfAccount: address !== null && (await isOfAccount(tx, crash.accountId, address)),
    sentThisHour,
    ageSeconds: (now.getTime() - crash.lastAt.getTime()) / 1000,
  });
  const dueAt = secondsAfter(now, CRASH_MAIL_PAUSE_SECONDS);
  const told = verdict === 'later' ? {} : { toldCount: crash.count };
  const mailed = verdict === 'mail' ? { mailedAt: now } : {};
  if (verdict === 'mail' && address !== null) {
    await enqueueMail(tx, jobs, now, { recipient: address, ...crashMail(crash, panelOrigin) });
  }
  await tx
    .update(streamingCrashes)
    .set({ dueAt, ...told, ...mailed })
    .where(eq(streamingCrashes.id, crash.id));
}

/** Whom the config of the link names; null: nobody. */
async function findAddress(sql: Sql, { linkId, accountId }: StreamingCrashRow): Promise<string | null> {
  const [config] = await sql
    .select({ data: configs.data })
    .from(links)
    .innerJoin(configs, eq(configs.id, links.configId))
    .where(and(eq(links.id, linkId), eq(links.accountId, accountId)));
  if (!config) return null;
  const { mailsOnCrash, developersEmail } = readDocument(config.data, false);
  return mailsOnCrash && developersEmail !== null ? developersEmail : null;
}

/** Whether an address is that of the account’s owner or of a member: they have shown that it is theirs. */
async function isOfAccount(sql: Sql, accountId: string, email: string): Promise<boolean> {
  const found = await sql
    .select({ id: people.id })
    .from(people)
    .leftJoin(accounts, and(eq(accounts.ownerId, people.id), eq(accounts.id, accountId)))
    .leftJoin(members, and(eq(members.personId, people.id), eq(members.accountId, accountId)))
    .where(and(hasEmail(email), or(eq(accounts.id, accountId), eq(members.accountId, accountId))));
  return found.length > 0;
}
