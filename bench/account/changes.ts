import { randomUUID } from 'node:crypto';
import type { LargeWorld } from '@launchyard/testing/growth/large-world';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { Subject } from './subject.ts';

/** A change made by a screen: a panel operation, and a function that prepares its variables, which is not measured. */
export interface Change {
  operation: string;
  what: string;
  arrange: (world: LargeWorld, subject: Subject) => Promise<Record<string, unknown>>;
}

const change = (operation: string, what: string, arrange: Change['arrange']): Change => ({ operation, what, arrange });

/** The changes that people make in this area. Each runs repeatedly, on fresh rows if it consumes them. */
export const changes: readonly Change[] = [
  change('StreamingLinkCreate', 'a link', async (_, { app }) => ({
    input: { appId: app.id, idempotencyKey: randomUUID() },
  })),
  change('LinkSetConfig', 'another config', async (world, subject) => {
    const { id, revision } = await readLink(world, subject);
    const configId = revision % 2 === 0 ? subject.config.id : await defaultConfig(world, subject);
    return { input: { linkId: id, revision, configId } };
  }),
  change('LinkSetVersion', 'another version', async (world, subject) => {
    const { id, revision } = await readLink(world, subject);
    const versions = await readVersions(world, subject);
    return { input: { linkId: id, revision, appVersionId: versions[revision % versions.length] } };
  }),
  change('LinkRename', 'another name', async (world, subject) => {
    const { id, revision } = await readLink(world, subject);
    return { input: { linkId: id, revision, name: `Renamed ${revision}` } };
  }),
  change('LinkDelete', 'into the bin', async (world, subject) => ({
    input: { linkId: await newLink(world, subject) },
  })),
  change('BinItemRestore', 'a link', async (world, subject) => {
    const input = { linkId: await newLink(world, subject) };
    return { input: { binItemId: await deleted(world, subject, 'LinkDelete', input) } };
  }),
  change('ConfigCreate', 'a config', async () => ({
    input: { name: newName(), settings: {}, idempotencyKey: randomUUID() },
  })),
  change('ConfigUpdate', 'a setting is saved', async (world, subject) => {
    const { id, revision } = await readConfig(world, subject);
    return { input: { configId: id, revision, settings: { autoPlays: revision % 2 === 0 } } };
  }),
  change('ConfigDelete', 'an unused config', async (world, subject) => ({
    input: { configId: await newConfig(world, subject) },
  })),
  change('AppDelete', 'an application', async (world, subject) => ({
    input: { appId: (await makeTestedApp(world, subject.owner, newName())).id },
  })),
  change('BinItemRestore', 'an application', async (world, subject) => {
    const { id } = await makeTestedApp(world, subject.owner, newName());
    return { input: { binItemId: await deleted(world, subject, 'AppDelete', { appId: id }) } };
  }),
];

const newName = () => `new${randomUUID().slice(0, 8)}`;
const as = ({ owner: { session } }: Subject) => ({ session });

async function defaultConfig(world: LargeWorld, subject: Subject): Promise<string> {
  const answer = await world.askAsPanel('ConfigEditor', { name: 'default', app: '', hasApp: false }, as(subject));
  return idIn(answer, 'cfg');
}

async function readLink(world: LargeWorld, subject: Subject): Promise<{ id: string; revision: number }> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on StreamingLink { revision } } }';
  const answer = await world.graphql(query, { id: subject.linkId }, as(subject));
  return { id: subject.linkId, revision: revisionIn(answer.data) };
}

async function readVersions(world: LargeWorld, subject: Subject): Promise<string[]> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Link { app { linkableVersions { id } } } } }';
  const answer = await world.graphql(query, { id: subject.linkId }, as(subject));
  return [...JSON.stringify(answer.data).matchAll(/ver_[0-9a-z]{26}/g)].map(([id]) => id);
}

async function readConfig(world: LargeWorld, subject: Subject): Promise<{ id: string; revision: number }> {
  const answer = await world.askAsPanel(
    'ConfigEditor',
    { name: subject.config.name, app: '', hasApp: false },
    as(subject),
  );
  return { id: subject.config.id, revision: revisionIn(answer) };
}

async function newLink(world: LargeWorld, subject: Subject): Promise<string> {
  const input = { appId: subject.app.id, idempotencyKey: randomUUID() };
  return idIn(await world.askAsPanel('StreamingLinkCreate', { input }, as(subject)), 'lnk');
}

async function newConfig(world: LargeWorld, subject: Subject): Promise<string> {
  const input = { name: newName(), settings: {}, idempotencyKey: randomUUID() };
  return idIn(await world.askAsPanel('ConfigCreate', { input }, as(subject)), 'cfg');
}

async function deleted(world: LargeWorld, subject: Subject, operation: string, input: object): Promise<string> {
  return idIn(await world.askAsPanel(operation, { input }, as(subject)), 'bin');
}

/** The first public id of that kind in a response. */
function idIn(answer: unknown, prefix: string): string {
  const text = JSON.stringify(answer);
  const id = new RegExp(`${prefix}_[0-9a-z]{26}`).exec(text)?.[0];
  if (id === undefined) throw new Error(`no ${prefix}_… in the response: ${text}`);
  return id;
}

function revisionIn(answer: unknown): number {
  const text = JSON.stringify(answer);
  const revision = /"revision":(\d+)/.exec(text)?.[1];
  if (revision === undefined) throw new Error(`no revision in the response: ${text}`);
  return Number(revision);
}
