import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, TypeInfo, visit, visitWithTypeInfo, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../generated/graphql.ts';
import { followedQueries, queriesThatShow } from './content-reads.ts';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'));

/** Requested on demand and not kept on screen, or refetched on its own. */
const NOT_KEPT = [
  'AppAfterUpload',
  'AssetPlaces',
  'AuditExport',
  'AuditSubject',
  'BinPlaces',
  // It is read on by itself, part by part.
  'BuildLog',
  'ConfigDocument',
  'ConfigHistoryPlaces',
  'FindLinkPage',
  'LinkPlaces',
  'LinkToCopy',
  // Of a change that is about to be made, whose price is asked anew when it is outdated.
  'PlanPreview',
  // Of other accounts, whose changes are not announced here; each read is in the customer’s audit log.
  'SupportCasePage',
  'SupportHome',
  'UploadMissingParts',
  'UploadQueuePlace',
  'VersionPlaces',
];

/**
 * What a type, or a field as `Type.field`, shows. Whatever belongs to an application is deleted
 * with it.
 */
const SHOWN: ReadonlyArray<[RegExp, readonly generated.ContentArea[]]> = [
  [/^(App|AppVersion|LatestMove|Upload)(Connection)?$/, ['APPS']],
  [/^(Streaming|Meeting|Named)?Link(Connection)?$|\.\w+LinkCount$|^Config\.usedByCount$/, ['APPS', 'LINKS']],
  [/^Config(Connection)?$/, ['CONFIGS']],
  [/^Asset(Connection)?$/, ['ASSETS']],
  [/^(StreamingSession(Connection)?|StreamingFigures)$/, ['STREAMING']],
  [/^(PlanState|Card|Checkout|Invoice(Connection)?)$/, ['PLAN']],
  [/^StorageUsage$/, ['APPS', 'ASSETS']],
  [/^Found$/, ['APPS', 'LINKS', 'CONFIGS']],
  [/^BinItem(Connection)?$/, ['APPS', 'LINKS', 'CONFIGS', 'ASSETS']],
];

function areasIn(document: DocumentNode): Set<generated.ContentArea> {
  const types = new TypeInfo(schema);
  const areas = new Set<generated.ContentArea>();
  const enter = () => {
    const names = [getNamedType(types.getType())?.name, `${types.getParentType()?.name}.${types.getFieldDef()?.name}`];
    for (const [pattern, shown] of SHOWN) {
      if (names.some((name) => name !== undefined && pattern.test(name))) for (const area of shown) areas.add(area);
    }
  };
  visit(document, visitWithTypeInfo(types, { Field: { enter } }));
  return areas;
}

const queries = Object.values(generated)
  .filter((each): each is typeof generated.HomeDocument => typeof each === 'object' && 'definitions' in each)
  .flatMap((document) => {
    const [query] = document.definitions;
    const name = query?.kind === 'OperationDefinition' && query.operation === 'query' ? query.name?.value : undefined;
    return name === undefined || NOT_KEPT.includes(name) ? [] : [{ name, document }];
  });

test.each(queries)('$name is refetched for everything it shows', ({ name, document }) => {
  const missing = Array.from(areasIn(document)).filter((area) => !queriesThatShow(new Set([area])).has(name));
  expect(missing).toEqual([]);
});

test('every query that is refetched, and every one on the list of uncached ones, exists', () => {
  const names = Object.keys(generated);
  expect([...NOT_KEPT, ...followedQueries()].filter((name) => !names.includes(`${name}Document`))).toEqual([]);
});
