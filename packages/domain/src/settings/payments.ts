import { z } from 'zod';
import { define } from './define.ts';
import { port, secret, url } from './shapes.ts';

/** The settings of billing: who takes payments, and those of the embedded engine, which takes test cards. */
export const paymentSettings = {
  BILLING: define(
    'embedded or none. Who takes payments: the embedded engine takes test cards only, and no money moves. If none, nothing can be bought.',
    z.enum(['embedded', 'none'], { error: 'must be embedded or none' }).optional(),
    undefined,
    'embedded in development, none in production',
  ),
  CHECKOUT_PORT: define(
    'The port of the embedded payment engine: its checkout pages, and REST for the services.',
    port.optional(),
    undefined,
    'PORT + 7',
  ),
  CHECKOUT_PUBLIC_URL: define(
    'The public address of CHECKOUT_PORT.',
    url.optional(),
    undefined,
    'http://127.0.0.1:CHECKOUT_PORT',
  ),
  PAYMENTS_TOKEN: define(
    'The bearer token that the services send to the embedded payment engine. Unset: derived from SIGNING_SECRET.',
    secret.optional(),
    undefined,
    'made once',
    true,
  ),
  PAYMENTS_WEBHOOK_SECRET: define(
    'The key that signs the events of the payment provider. Unset: derived from SIGNING_SECRET.',
    secret.optional(),
    undefined,
    'made once',
    true,
  ),
};

/** Who takes payments. In production nobody does, unless it is said: the embedded engine takes no money. */
export const billingOf = ({ MODE, BILLING }: { MODE: string; BILLING: 'embedded' | 'none' | undefined }) =>
  BILLING ?? (MODE === 'development' ? 'embedded' : 'none');
