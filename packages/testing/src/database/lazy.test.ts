import { expect, test, vi } from 'vitest';
import { Lazy } from './lazy.ts';

test('it is made once, when it is first asked for, and again if that failed', async () => {
  const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue('made');
  const lazy = new Lazy(make);
  expect(lazy.made).toBeUndefined();
  expect(await Promise.allSettled([lazy.get(), lazy.get()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(lazy.made).toBeUndefined();
  expect(await Promise.all([lazy.get(), lazy.get(), lazy.made])).toEqual(['made', 'made', 'made']);
  expect(make).toHaveBeenCalledTimes(2);
});
