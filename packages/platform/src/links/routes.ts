import * as embedding from '@launchyard/contract/embedding';
import * as contract from '@launchyard/contract/links';
import { parseId } from '@launchyard/domain/kit';
import { parseLinkId, type StreamBases } from '@launchyard/domain/links';
import { findConfig } from '../configs/find.ts';
import { parseLinkIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { changeLink, rename, setConfig, setVersion } from './change.ts';
import { createdLink } from './created-link.ts';
import { deleteLink } from './delete.ts';
import { addEmbeddingDomain, listEmbeddingDomains, removeEmbeddingDomain } from './embedding.ts';
import { getLinks, listLinks, listLinksOf } from './list.ts';
import { presentLink, presentMeeting, presentStreaming, type PresentedRow } from './present.ts';

type LinkDeps = Deps & { bases: StreamBases };

/** `bases` is where the addresses of links begin. */
export function linkRoutes(deps: LinkDeps): Route[] {
  const { sql } = deps.database;
  const streaming = (row: PresentedRow) => presentStreaming(deps.bases, row);
  const meeting = (row: PresentedRow) => presentMeeting(deps.bases, row);
  const either = (row: PresentedRow) => presentLink(deps.bases, row);
  return [
    route(contract.streamingLinkList, async (question, caller) =>
      listLinks(sql, caller, 'streaming', listed(question), streaming),
    ),
    route(contract.meetingLinkList, async (question, caller) =>
      listLinks(sql, caller, 'meeting', listed(question), meeting),
    ),
    route(contract.linkGet, async ({ linkIds }, caller) => ({
      links: await getLinks(sql, caller, { publicIds: linkIds, ids: parseLinkIds(linkIds) }, either),
    })),
    route(contract.linksOfConfig, async ({ configId, ...question }, caller) => {
      const { id } = await findConfig(sql, caller.account.id, parseId('config', configId));
      return listLinksOf(sql, caller, id, question, either);
    }),
    changeRoute(contract.streamingLinkCreate, async (input, caller, inTransaction) => ({
      link: streaming(await createdLink(deps, inTransaction, caller, 'streaming', newLink(input))),
    })),
    changeRoute(contract.meetingLinkCreate, async (input, caller, inTransaction) => ({
      link: meeting(await createdLink(deps, inTransaction, caller, 'meeting', newLink(input))),
    })),
    changeRoute(contract.linkSetConfig, async ({ configId, ...target }, caller, inTransaction) => ({
      link: either(
        await changeLink(deps, inTransaction, caller, named(target), setConfig(parseId('config', configId))),
      ),
    })),
    changeRoute(contract.linkSetVersion, async ({ appVersionId, ...target }, caller, inTransaction) => {
      const versionId = appVersionId === null ? undefined : parseId('appVersion', appVersionId);
      return { link: either(await changeLink(deps, inTransaction, caller, named(target), setVersion(versionId))) };
    }),
    changeRoute(contract.linkRename, async ({ name, ...target }, caller, inTransaction) => ({
      link: either(await changeLink(deps, inTransaction, caller, named(target), rename(name))),
    })),
    changeRoute(contract.linkDelete, async (target, caller, inTransaction) => ({
      linkId: target.linkId,
      binItem: await deleteLink(deps, inTransaction, caller, named(target)),
    })),
    route(embedding.embeddingDomainList, async (_question, { account }) => ({
      domains: await listEmbeddingDomains(sql, account.id),
    })),
    changeRoute(embedding.embeddingDomainAdd, async ({ domain }, caller, inTransaction) => ({
      domain: await addEmbeddingDomain(deps, inTransaction, caller, domain),
    })),
    changeRoute(embedding.embeddingDomainRemove, async ({ domain }, caller, inTransaction) => ({
      domain: await removeEmbeddingDomain(deps, inTransaction, caller, domain),
    })),
  ];
}

/** The links that a list is about. */
const listed = <Question extends { appId?: string | undefined }>({ appId, ...question }: Question) => ({
  ...question,
  appId: appId === undefined ? undefined : parseId('app', appId),
});

/** The link that a call is about. */
const named = <Target extends { linkId: string }>({ linkId, ...target }: Target) => ({
  ...target,
  link: parseLinkId(linkId),
});

/** The input of a create, and what its idempotency key stands for: the input as given. */
function newLink({
  idempotencyKey,
  ...asked
}: {
  idempotencyKey: string;
  appId: string;
  configId?: string | undefined;
  appVersionId?: string | undefined;
}) {
  const { appId, configId, appVersionId } = asked;
  return {
    idempotencyKey,
    asked,
    versionId: appVersionId === undefined ? undefined : parseId('appVersion', appVersionId),
    appId: parseId('app', appId),
    configId: configId === undefined ? undefined : parseId('config', configId),
  };
}
