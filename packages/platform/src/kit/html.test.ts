import { expect, test } from 'vitest';
import { escapeHtml } from './html.ts';

test('no text can break out of its element or attribute', () => {
  expect(escapeHtml(`<b a="1" c='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;');
  expect(escapeHtml('Größe 50 % 💥')).toBe('Größe 50 % 💥');
});
