import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../test-kit/fake-services.ts';
import {
  bearer,
  codeOf,
  panelHeaders,
  startTestGateway,
  TOKENS,
  until,
  writeManifest,
  type TestGateway,
} from '../test-kit/test-gateway.ts';
import { errorCode, openSocket, withKey } from '../test-kit/test-socket.ts';

const VIEWER = 'query Viewer { viewer { id } }';
const OLD = 'query Old { nothing }';
const CHANGES = 'subscription Changes { changes { number } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const persisted = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

let gateway: TestGateway;
beforeAll(async () => {
  const manifests = [
    writeManifest({ [`sha256:${sha256(VIEWER)}`]: VIEWER, [`sha256:${sha256(CHANGES)}`]: CHANGES }),
    writeManifest({ [sha256(OLD)]: OLD }),
  ];
  gateway = await startTestGateway({ isPersistedOnly: true, manifests });
  return () => gateway.close();
});

const asPanel = () => panelHeaders(gateway.port);
const asStaff = () => panelHeaders(gateway.port, TOKENS.staff);

describe('a session of the panel', () => {
  it('runs the panel’s persisted operations, by hash with or without its prefix', async () => {
    for (const hash of [sha256(VIEWER), `sha256:${sha256(VIEWER)}`]) {
      expect((await gateway.post(persisted(hash), asPanel())).data).toEqual({ viewer: { id: 'per_ann' } });
    }
  });

  it('runs persisted operations of an older release', async () => {
    expect((await gateway.post(persisted(sha256(OLD)), asPanel())).data).toEqual({ nothing: null });
  });

  it('runs the document of the hash, whatever is sent with it', async () => {
    const answered = await gateway.post({ ...persisted(sha256(OLD)), query: '{ fails }' }, asPanel());
    expect(answered.data).toEqual({ nothing: null });
  });

  it('runs no document of its own except { __typename }', async () => {
    for (const query of [VIEWER, '{ nothing }', 'query { __typename nothing }', `{ __typename } ${OLD}`]) {
      const answered = await gateway.post({ query }, asPanel());
      expect(codeOf(answered)).toBe('FORBIDDEN');
      expect(answered.data).toBeUndefined();
    }
    expect((await gateway.post({ query: ' query { __typename }\n' }, asPanel())).data).toEqual({ __typename: 'Query' });
  });

  it('is told to reload when its hash is unknown', async () => {
    expect(codeOf(await gateway.post(persisted(sha256('other')), asPanel()))).toBe('PANEL_OUTDATED');
  });

  it('cannot ask for the schema, by POST or over a socket', async () => {
    for (const query of [
      getIntrospectionQuery(),
      '{ __type(name: "Query") { name } }',
      '{ a: __schema { types { name } } }',
    ]) {
      expect(codeOf(await gateway.post({ query }, asPanel()))).toBe('FORBIDDEN');
    }
    const socket = await openSocket(gateway.port, asPanel());
    await socket.init({});
    socket.subscribe('1', getIntrospectionQuery());
    socket.subscribe('2', 'subscription { __schema { types { name } } }');
    expect(errorCode(await socket.wait('1', 'error'))).toBe('FORBIDDEN');
    expect(errorCode(await socket.wait('2', 'error'))).toBe('FORBIDDEN');
    socket.close();
  });

  it('has the same restrictions over a socket', async () => {
    const socket = await openSocket(gateway.port, asPanel());
    await socket.init({});
    socket.subscribe('free', CHANGES);
    socket.subscribe('outdated', '', { extensions: { ...persisted(sha256('other')).extensions, client: 'panel' } });
    socket.subscribe('unknown', '', persisted(sha256('other')));
    expect(errorCode(await socket.wait('free', 'error'))).toBe('FORBIDDEN');
    expect(errorCode(await socket.wait('outdated', 'error'))).toBe('PANEL_OUTDATED');
    expect(errorCode(await socket.wait('unknown', 'error'))).toBe('PERSISTED_QUERY_NOT_FOUND');
    const before = gateway.services.received.length;
    socket.subscribe('good', '', { ...persisted(sha256(CHANGES)), operationName: null, variables: {} });
    await until(() => gateway.services.received.slice(before).some((call) => call.path === '/events-since'));
    expect(socket.of('good')).toEqual([]);
    socket.close();
  });
});

describe('a caller without a credential', () => {
  it('runs only persisted documents and { __typename }', async () => {
    expect(codeOf(await gateway.post({ query: '{ nothing }' }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await gateway.post({ query: getIntrospectionQuery() }))).toBe('UNAUTHENTICATED');
    expect((await gateway.post(persisted(sha256(OLD)))).data).toEqual({ nothing: null });
    expect((await gateway.post({ query: '{__typename}' })).data).toEqual({ __typename: 'Query' });
  });

  it('learns that a hash is unknown', async () => {
    expect(codeOf(await gateway.post(persisted(sha256('other'))))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('gets no name suggestions for a misspelt field', async () => {
    const answered = await gateway.post({ query: '{ vewer { id } }' });
    expect(JSON.stringify(answered)).not.toContain('viewer');
  });

  it('gains nothing from text that only looks like a key', async () => {
    for (const body of [{ query: getIntrospectionQuery() }, { query: '{ __typename }' }, persisted(sha256(OLD))]) {
      const answered = await gateway.post(body, bearer(TOKENS.unknown));
      expect(codeOf(answered)).toBe('UNAUTHENTICATED');
      expect(answered.status).toBe(401);
      expect(answered.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });
});

describe('keys and support staff', () => {
  it('may send any document, introspect the schema, and get name suggestions', async () => {
    for (const headers of [bearer(TOKENS.key), bearer(TOKENS.staff), asStaff()]) {
      expect((await gateway.post({ query: VIEWER }, headers)).errors).toBeUndefined();
      expect((await gateway.post({ query: getIntrospectionQuery() }, headers)).errors).toBeUndefined();
      const misspelt = await gateway.post({ query: '{ vewer { id } }' }, headers);
      expect(misspelt.errors?.[0]?.message).toContain('Did you mean "viewer"');
    }
  });

  it('may send any document over a socket', async () => {
    const socket = await openSocket(gateway.port);
    await socket.init(withKey);
    socket.subscribe('1', 'subscription { changes { numbr } }');
    const refused = await socket.wait('1', 'error');
    expect(JSON.stringify(refused)).toContain('Did you mean');
    socket.close();
  });

  it('are confirmed once, not for each document', async () => {
    const token = 'lyk_anotherKey';
    gateway.services.people.set(token, { id: 'per_bob', credential: 'key', role: 'customer', accountId: 'acc_bob' });
    const before = gateway.services.received.length;
    for (let i = 0; i < 3; i++) await gateway.post({ query: '{ nothing }' }, bearer(token));
    const asked = gateway.services.received.slice(before).filter((call) => call.path === '/session/state');
    expect(asked).toHaveLength(1);
  });
});

describe('while credentials cannot be confirmed', () => {
  it('anybody with one runs the panel’s persisted operations, but no document of their own', async () => {
    for (const path of ['/session/state', '/budget-take']) {
      gateway.services.answers.set(path, () => fault(503, 'UNAVAILABLE'));
    }
    const callers = [bearer('lyk_keyNotSeenBefore'), panelHeaders(gateway.port, 'lys_sessionNotSeenBefore')];
    for (const headers of callers) {
      for (const query of ['{ nothing }', '{ vewer { id } }', getIntrospectionQuery()]) {
        const answered = await gateway.post({ query }, headers);
        expect(codeOf(answered)).toBe('UPSTREAM_UNAVAILABLE');
        expect(answered.status).not.toBe(401);
      }
      expect((await gateway.post(persisted(sha256(OLD)), headers)).data).toEqual({ nothing: null });
    }
    for (const path of ['/session/state', '/budget-take']) gateway.services.answers.delete(path);
  });
});
