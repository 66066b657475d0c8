import { readEmbeddedEvent } from './embedded-events.ts';
import { embeddedPayments } from './embedded-payments.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The embedded payment engine over REST. */
export interface PaymentsAddress {
  /** Without a trailing slash. */
  url: string;
  token: string;
}

/** The provider of the settings; null: nothing can be bought. */
export const openPayments = (address: PaymentsAddress | undefined): PaymentProvider | null =>
  address ? embeddedPayments(address) : null;

/** Reads the events of that provider, which needs no token. */
export const paymentEvents: Pick<PaymentProvider, 'readEvent'> = { readEvent: readEmbeddedEvent };
