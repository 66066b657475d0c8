import {
  configChangeGet,
  configChanges,
  configDelete,
  configDocumentGet,
  configGet,
  configList,
  configRestoreChange,
  configUpdate,
} from '@launchyard/contract/configs';
import { may } from '@launchyard/domain/access';
import type { SettingsContext } from '@launchyard/domain/configs';
import { parseId } from '@launchyard/domain/kit';
import { parseIds, parseLookUps } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import { listChanges, readChanges } from './changes.ts';
import { createRoutes } from './create-routes.ts';
import { ensureDefaultConfig } from './default.ts';
import { deleteConfig } from './delete.ts';
import { findConfig } from './find.ts';
import type { ConfigLinks } from './link-port.ts';
import { listConfigs, pick, readConfigs } from './list.ts';
import { presenter, reply, wholeDocument } from './present.ts';
import { restoreChange } from './restore.ts';
import { saveConfig } from './save.ts';

/** `filesOrigin` serves the account’s own pictures and videos: only they may be without https. */
export function configRoutes(deps: Deps & SettingsContext & { links: ConfigLinks }): Route[] {
  const { database, clock } = deps;
  const { sql } = database;
  return [
    route(configList, async (question, caller) => {
      const accountId = caller.account.id;
      // Support only reads: a missing default config is created when the owner looks.
      if (may(caller.grant, 'configs.write')) await ensureDefaultConfig(sql, clock(), accountId);
      const { rows, totalCount, answer } = await listConfigs(sql, accountId, question);
      return answer(rows, totalCount, await presenter(sql, caller, rows));
    }),
    route(configGet, async ({ by }, caller) => {
      const rows = await readConfigs(sql, caller.account.id, parseLookUps('config', by));
      const present = await presenter(sql, caller, rows);
      return { configs: by.map((each) => pick(rows, each)).map((row) => row && present(row)) };
    }),
    route(configDocumentGet, async ({ configIds }, caller) => {
      const rows = await readConfigs(sql, caller.account.id, { ids: parseIds('config', configIds), nameKeys: [] });
      return { documents: inOrder('config', configIds, rows, (row) => wholeDocument(caller, row)) };
    }),
    route(configChanges, async ({ configId, ...question }, caller) => {
      const { id } = await findConfig(sql, caller.account.id, parseId('config', configId));
      return listChanges(sql, id, question);
    }),
    route(configChangeGet, async ({ changeIds }, caller) => {
      const rows = await readChanges(sql, caller.account.id, parseIds('configChange', changeIds));
      return { changes: inOrder('configChange', changeIds, rows, ({ shown }) => shown) };
    }),
    ...createRoutes(deps),
    changeRoute(configUpdate, async ({ configId, revision, settings }, caller, inTransaction) => {
      const save = { configId: parseId('config', configId), revision, change: settings, reason: 'updated' } as const;
      return reply(sql, caller, await saveConfig(deps, inTransaction, caller, save));
    }),
    changeRoute(configRestoreChange, async ({ configId, changeId, ...given }, caller, inTransaction) => {
      const restore = { ...given, configId: parseId('config', configId), changeId: parseId('configChange', changeId) };
      return reply(sql, caller, await restoreChange(deps, inTransaction, caller, restore));
    }),
    changeRoute(configDelete, ({ configId }, caller, inTransaction) =>
      deleteConfig(deps, inTransaction, caller, parseId('config', configId)),
    ),
  ];
}
