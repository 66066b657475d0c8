import { expect, it } from 'vitest';
import { panelPolicy } from './security-headers.ts';

const connect = (alternateFiles?: string) =>
  panelPolicy({ panel: 'https://panel.example', files: 'https://files.example', alternateFiles })
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'));

it('allows the panel to send parts to the files origin, and to the alternate one if that is another', () => {
  const own = "connect-src 'self' wss://panel.example https://files.example";
  expect(connect()).toBe(own);
  expect(connect('https://files.example')).toBe(own);
  expect(connect('https://other.example')).toBe(`${own} https://other.example`);
});
