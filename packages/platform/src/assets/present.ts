import type { z } from 'zod';
import type { asset } from '@launchyard/contract/assets';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import type { AssetRow } from '../tables/assets.ts';
import { assetUrl } from './url.ts';
import { findUsers } from './used-by.ts';

type Shown = z.input<typeof asset>;

/** A function that presents these library files; their users are queried once for all. */
export async function assetPresenter(
  { sql, filesOrigin }: { sql: Sql; filesOrigin: string },
  accountId: string,
  rows: readonly AssetRow[],
): Promise<(row: AssetRow) => Shown> {
  const usersOf = await findUsers(
    sql,
    accountId,
    rows.flatMap(({ key }) => key ?? []),
  );
  return (row) => {
    const { key, mediaType, sizeBytes, width, height } = row;
    if (key === null || mediaType === null || sizeBytes === null || width === null || height === null) {
      throw new Error(`asset ${row.id} is on its way`);
    }
    return {
      id: formatId('asset', row.id),
      kind: row.kind,
      name: row.name,
      url: assetUrl(filesOrigin, key, mediaType),
      mediaType,
      sizeBytes,
      width,
      height,
      createdAt: instant(row.createdAt),
      createdBy: row.createdBy,
      ...usersOf(key),
    };
  };
}
