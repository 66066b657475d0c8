import { describe, expect, it } from 'vitest';
import { createAdmission, type Place } from './admission.ts';

const admit = (admission: ReturnType<typeof createAdmission>, address: string): Place => {
  const place = admission.admit(address);
  if (!place) throw new Error(`${address} was not admitted`);
  return place;
};

describe('unconfirmed sockets', () => {
  it('are limited per address, and per IPv6 network', () => {
    const admission = createAdmission({ strangers: 2 });
    const first = admit(admission, '192.0.2.1');
    admit(admission, '::ffff:192.0.2.1');
    expect(admission.admit('192.0.2.1')).toBeNull();
    expect(admission.admit('192.0.2.2')).not.toBeNull();
    admit(admission, '2001:db8::1');
    admit(admission, '2001:db8::2');
    expect(admission.admit('2001:db8::3')).toBeNull();
    first.leave();
    first.leave();
    admit(admission, '192.0.2.1');
    expect(admission.admit('192.0.2.1')).toBeNull();
  });

  it('make room for others once confirmed', () => {
    const admission = createAdmission({ strangers: 1, sockets: 2 });
    const [one, two] = [0, 1].map(() => {
      const place = admit(admission, '192.0.2.1');
      expect(place.isStranger()).toBe(true);
      expect(place.confirm('key')).toBe(true);
      return place;
    });
    expect(one?.isStranger()).toBe(false);
    const third = admit(admission, '192.0.2.1');
    expect(third.confirm('key')).toBe(false);
    expect(third.isStranger()).toBe(true);
    two?.leave();
    expect(third.confirm('key')).toBe(true);
  });

  it('are confirmed at most once, and not after they closed', () => {
    const admission = createAdmission({ strangers: 1 });
    const place = admit(admission, '192.0.2.1');
    place.leave();
    expect(place.confirm('key')).toBe(false);
    expect(place.isStranger()).toBe(false);
  });
});
