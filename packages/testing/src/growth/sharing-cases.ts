import { randomUUID } from 'node:crypto';
import * as embedding from '@launchyard/contract/embedding';
import * as signed from '@launchyard/contract/signed-links';
import { ask, type Case } from './case.ts';

/** The calls about links that end, and about websites that embed streams. */
export const sharingCases: readonly Case[] = [
  ask(signed.signedLinkList, async (subject) => ({ linkId: await subject.newLink() })),
  ask(signed.signedLinkGet, async (subject) => ({ signedLinkIds: [await subject.newSignedLink()] })),
  ask(signed.signedLinkCreate, async (subject) => ({
    linkId: await subject.newLink(),
    maxUses: 1,
    idempotencyKey: randomUUID(),
  })),
  ask(signed.signedLinkRevoke, async (subject) => ({ signedLinkId: await subject.newSignedLink() })),
  ask(embedding.embeddingDomainList, () => ({})),
  ask(embedding.embeddingDomainAdd, () => ({ domain: 'shop.example.com' })),
  ask(embedding.embeddingDomainRemove, async (subject) => ({ domain: await subject.newEmbeddingDomain() })),
];
