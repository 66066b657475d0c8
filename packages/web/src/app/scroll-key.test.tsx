import { act } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { testClient } from '../test-kit/api.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { Titled } from './Titled.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
});

const home = {
  element: <Outlet />,
  children: ['/', 'configs', 'bin'].map((path) => ({ path, element: <p>{path}</p> })),
};
const panel = { path: '/', element: <Outlet />, children: [home, { path: 'plans', element: <p>Plans</p> }] };

/** The panel at home, scrolled, with dialogs over it. */
async function openHome() {
  const { router } = await renderRoutes([{ element: <Titled />, children: [panel] }], '/', testClient({}));
  window.scrollTo(0, 500);
  return { go: (to: string) => act(async () => router.navigate(to)), back: () => act(async () => router.navigate(-1)) };
}

test('the page behind a dialog does not scroll while the dialog opens, changes and closes', async () => {
  const { go } = await openHome();
  for (const to of ['/configs', '/bin', '/']) {
    await go(to);
    expect(window.scrollY).toBe(500);
  }
});

test('a page starts at its top, and Back restores the scroll position', async () => {
  const { go, back } = await openHome();
  await go('/configs');
  await go('/plans');
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 200);
  await go('/');
  expect(window.scrollY).toBe(0);
  await back();
  expect(window.scrollY).toBe(200);
  await back();
  expect(window.scrollY).toBe(500);
});
