import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { TURN_CREDENTIAL_SECONDS } from '@launchyard/domain/signalling';
import { turnServer } from './turn.ts';

test('a credential is a session’s, ends after two minutes, and is what coturn computes', () => {
  const now = new Date('2026-03-01T12:00:00.900Z');
  const urls = ['turn:turn.example:3478'];
  const server = turnServer({ urls, secret: 'shared' }, 'a-session', now);
  const username = `${Date.parse('2026-03-01T12:00:00Z') / 1000 + TURN_CREDENTIAL_SECONDS}:a-session`;
  const credential = createHmac('sha1', 'shared').update(username).digest('base64');
  expect(server).toEqual({ urls, username, credential });
  expect(turnServer({ urls, secret: 'shared' }, 'another', now).credential).not.toBe(credential);
});
