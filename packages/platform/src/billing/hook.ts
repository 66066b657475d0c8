import { z } from 'zod';
import { PAYMENT_EVENTS_PATH } from '@launchyard/contract/payments';
import { signedHook, type Hook } from '../hooks/hook.ts';
import type { PaymentProvider } from '../providers/payments/payment-provider.ts';
import type { BillingDeps } from './deps.ts';
import { applyEvent } from './events.ts';

/** The events of the payment provider, signed as Stripe signs them. Each is answered once it is applied. */
export const billingHook = (
  needs: Pick<BillingDeps, 'database' | 'clock' | 'jobs' | 'panelOrigin'>,
  payments: Pick<PaymentProvider, 'readEvent'>,
  secrets: readonly string[],
): Hook =>
  signedHook({
    path: PAYMENT_EVENTS_PATH,
    header: 'stripe-signature',
    secrets,
    input: z.unknown(),
    async handle(body) {
      const event = payments.readEvent(body);
      if (event !== null) await applyEvent(needs, event);
    },
  });
