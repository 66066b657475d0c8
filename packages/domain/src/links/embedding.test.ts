import { describe, expect, test } from 'vitest';
import { checkEmbeddingDomain, embeddingDomain, frameAncestors, MAX_DOMAIN_LENGTH } from './index.ts';

const LONG = `${'a.'.repeat(MAX_DOMAIN_LENGTH / 2)}com`;

describe('a website is named by its domain alone', () => {
  test.each([
    ['shop.example.com', null],
    ['  Shop.Example.COM\n', null],
    ['a-1.b2.io', null],
    ['', 'EMBEDDING_DOMAIN_MISSING'],
    [' \n', 'EMBEDDING_DOMAIN_MISSING'],
    ['https://shop.example.com', 'EMBEDDING_DOMAIN_ONLY'],
    ['https:', 'EMBEDDING_DOMAIN_ONLY'],
    ['data:', 'EMBEDDING_DOMAIN_ONLY'],
    ['shop.example.com:8443', 'EMBEDDING_DOMAIN_ONLY'],
    ['shop.example.com/stream', 'EMBEDDING_DOMAIN_ONLY'],
    ['shop.example.com?a', 'EMBEDDING_DOMAIN_ONLY'],
    ['me@shop.example.com', 'EMBEDDING_DOMAIN_ONLY'],
    ['[::1]', 'EMBEDDING_DOMAIN_ONLY'],
    ['*', 'EMBEDDING_DOMAIN_WILDCARD'],
    ['*.co.uk', 'EMBEDDING_DOMAIN_WILDCARD'],
    ['https://*', 'EMBEDDING_DOMAIN_WILDCARD'],
    ['https://*.co.uk', 'EMBEDDING_DOMAIN_WILDCARD'],
    ['münchen.example', 'EMBEDDING_DOMAIN_LETTERS'],
    ['аpple.com', 'EMBEDDING_DOMAIN_LETTERS'],
    ['xn--pple-43d.com', 'EMBEDDING_DOMAIN_LETTERS'],
    ['www.XN--pple-43d.com', 'EMBEDDING_DOMAIN_LETTERS'],
    ['example.com\u202E', 'EMBEDDING_DOMAIN_LETTERS'],
    ['example.com; script-src *', 'EMBEDDING_DOMAIN_WILDCARD'],
    ["example.com; script-src 'unsafe-inline'", 'EMBEDDING_DOMAIN_FORMAT'],
    ["'self'", 'EMBEDDING_DOMAIN_FORMAT'],
    ['"example.com"', 'EMBEDDING_DOMAIN_FORMAT'],
    ['a.example\r\nset-cookie.x', 'EMBEDDING_DOMAIN_FORMAT'],
    ['a.example b.example', 'EMBEDDING_DOMAIN_FORMAT'],
    ['a.example,b.example', 'EMBEDDING_DOMAIN_FORMAT'],
    ['a.example\0.com', 'EMBEDDING_DOMAIN_FORMAT'],
    ['localhost', 'EMBEDDING_DOMAIN_FORMAT'],
    ['printer.local', 'EMBEDDING_DOMAIN_FORMAT'],
    ['10.0.0.1', 'EMBEDDING_DOMAIN_FORMAT'],
    ['0x7f.1', 'EMBEDDING_DOMAIN_FORMAT'],
    ['com', 'EMBEDDING_DOMAIN_FORMAT'],
    ['.example.com', 'EMBEDDING_DOMAIN_FORMAT'],
    ['example.com.', 'EMBEDDING_DOMAIN_FORMAT'],
    ['-a.example.com', 'EMBEDDING_DOMAIN_FORMAT'],
    ['under_score.example.com', 'EMBEDDING_DOMAIN_FORMAT'],
    [`${'a'.repeat(63)}.example`, null],
    [`${'a'.repeat(64)}.example`, 'EMBEDDING_DOMAIN_FORMAT'],
    [LONG.slice(-MAX_DOMAIN_LENGTH), null],
    [LONG, 'EMBEDDING_DOMAIN_TOO_LONG'],
  ])('%j: %s', (given, code) => {
    expect(checkEmbeddingDomain(given)[0]?.code ?? null).toBe(code);
  });
});

test.each([
  [[], "'none'"],
  [['shop.example.com'], 'https://shop.example.com'],
  [['a.example', 'b.example'], 'https://a.example https://b.example'],
])('%j may frame a page as %s', (domains, sources) => {
  expect(frameAncestors(domains.map(embeddingDomain))).toBe(sources);
});
