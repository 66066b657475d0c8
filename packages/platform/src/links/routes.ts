import { inArray } from 'drizzle-orm';
import * as contract from '@launchyard/contract/links';
import { parseId } from '@launchyard/domain/kit';
import type { LinkKind, StreamBases } from '@launchyard/domain/links';
import { apps } from '../apps/tables.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import type { Caller } from '../session/caller.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { changeLink, rename, setConfig, setVersion } from './change.ts';
import { createdLink } from './createdLink.ts';
import { deleteLink } from './delete.ts';
import { getLinks, listLinks } from './list.ts';
import { presentMeeting, presentStreaming, type PresentedRow } from './present.ts';
import { findServable } from './served.ts';

type LinkDeps = Deps & { bases: StreamBases };

/** `bases` is where the addresses of links begin. */
export function linkRoutes(deps: LinkDeps): Route[] {
  const { sql } = deps.database;
  return [
    ...streamingRoutes(deps),
    ...meetingRoutes(deps),
    route(contract.linkVersions, async ({ appIds }, caller) => {
      const ids = appIds.map((id) => parseId('app', id));
      const isAsked = inArray(
        apps.id,
        ids.filter((id) => id !== null),
      );
      const found = await findServable(sql, caller.account.id, isAsked);
      return { versions: ids.map((id) => found.get(id ?? '') ?? null) };
    }),
  ];
}

function streamingRoutes(deps: LinkDeps): Route[] {
  const { sql } = deps.database;
  const kind: LinkKind = 'streaming';
  const present = (row: PresentedRow) => presentStreaming(deps.bases, row);
  const change = async (
    { streamingLinkId: linkId, revision }: { streamingLinkId: string; revision: number },
    caller: Caller,
    inTransaction: InTransaction,
    decide: Parameters<typeof changeLink>[4],
  ) => ({ link: present(await changeLink(deps, inTransaction, caller, { kind, linkId, revision }, decide)) });
  return [
    route(contract.streamingLinkList, (question, caller) => listLinks(sql, caller, kind, question, present)),
    route(contract.streamingLinkGet, async ({ streamingLinkIds }, caller) => ({
      links: await getLinks(sql, caller, kind, streamingLinkIds, present),
    })),
    changeRoute(contract.streamingLinkCreate, async (input, caller, inTransaction) => ({
      link: present(await createdLink(deps, inTransaction, caller, kind, input)),
    })),
    changeRoute(contract.streamingLinkSetConfig, (input, caller, inTransaction) =>
      change(input, caller, inTransaction, setConfig(input.configId)),
    ),
    changeRoute(contract.streamingLinkSetVersion, (input, caller, inTransaction) =>
      change(input, caller, inTransaction, setVersion(input.version)),
    ),
    changeRoute(contract.streamingLinkRename, (input, caller, inTransaction) =>
      change(input, caller, inTransaction, rename(input.name)),
    ),
    changeRoute(contract.streamingLinkDelete, async ({ streamingLinkId, revision }, caller, inTransaction) => ({
      streamingLinkId,
      binItem: await deleteLink(deps, inTransaction, caller, { kind, linkId: streamingLinkId, revision }),
    })),
  ];
}

function meetingRoutes(deps: LinkDeps): Route[] {
  const { sql } = deps.database;
  const kind: LinkKind = 'meeting';
  const present = (row: PresentedRow) => presentMeeting(deps.bases, row);
  const change = async (
    { meetingLinkId: linkId, revision }: { meetingLinkId: string; revision: number },
    caller: Caller,
    inTransaction: InTransaction,
    decide: Parameters<typeof changeLink>[4],
  ) => ({ link: present(await changeLink(deps, inTransaction, caller, { kind, linkId, revision }, decide)) });
  return [
    route(contract.meetingLinkList, (question, caller) => listLinks(sql, caller, kind, question, present)),
    route(contract.meetingLinkGet, async ({ meetingLinkIds }, caller) => ({
      links: await getLinks(sql, caller, kind, meetingLinkIds, present),
    })),
    changeRoute(contract.meetingLinkCreate, async (input, caller, inTransaction) => ({
      link: present(await createdLink(deps, inTransaction, caller, kind, input)),
    })),
    changeRoute(contract.meetingLinkSetConfig, (input, caller, inTransaction) =>
      change(input, caller, inTransaction, setConfig(input.configId)),
    ),
    changeRoute(contract.meetingLinkSetVersion, (input, caller, inTransaction) =>
      change(input, caller, inTransaction, setVersion(input.version)),
    ),
    changeRoute(contract.meetingLinkRename, (input, caller, inTransaction) =>
      change(input, caller, inTransaction, rename(input.name)),
    ),
    changeRoute(contract.meetingLinkDelete, async ({ meetingLinkId, revision }, caller, inTransaction) => ({
      meetingLinkId,
      binItem: await deleteLink(deps, inTransaction, caller, { kind, linkId: meetingLinkId, revision }),
    })),
  ];
}
