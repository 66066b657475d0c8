import { and, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { uploadList } from '@launchyard/contract/uploads';
import type { Caller } from '../access/caller.ts';
import type { Sql } from '../kit/database.ts';
import { byAge, pageQuery } from '../kit/pages.ts';
import { uploads } from '../tables/uploads.ts';
import { presentUploads, readableBy } from './find.ts';
import { selectUploads } from './rows.ts';

/** A list request; `appId` is a UUID, or null for an invalid id. */
export type UploadQuestion = Omit<z.infer<(typeof uploadList)['input']>, 'appId'> & {
  appId: string | null | undefined;
};

/** A page of the uploads that a caller may read, newest first by default. */
export async function listUploads(
  sql: Sql,
  caller: Caller,
  question: UploadQuestion,
): Promise<z.input<(typeof uploadList)['reply']>> {
  const wanted = whichUploads(caller, question);
  const page = pageQuery(byAge(uploads.id, question.orderBy?.direction), question);
  const rows = await selectUploads(sql)
    .where(and(wanted, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const shown = await presentUploads(sql, rows);
  return page.answer(rows, await sql.$count(uploads, wanted), ({ id }) => {
    const upload = shown.get(id);
    if (!upload) throw new Error('an upload was read but not presented');
    return upload;
  });
}

function whichUploads(caller: Caller, { states, appId, createdFrom, createdBefore }: UploadQuestion): SQL | undefined {
  return and(
    readableBy(caller),
    states && inArray(uploads.state, states),
    // An invalid id has no uploads, like that of a foreign application.
    appId === undefined ? undefined : inArray(uploads.appId, appId ? [appId] : []),
    createdFrom === undefined ? undefined : gte(uploads.createdAt, new Date(createdFrom)),
    createdBefore === undefined ? undefined : lt(uploads.createdAt, new Date(createdBefore)),
  );
}
