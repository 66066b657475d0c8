import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { PaymentProvider } from '../providers/payments/payment-provider.ts';

/** What billing needs beside the usual. Without a provider nothing can be bought. */
export interface BillingDeps extends Deps {
  jobs: Jobs;
  payments: PaymentProvider | null;
  /** Where customers come back to from the payment page. */
  panelOrigin: string;
}

/** The same where something is charged. */
export type ChargingDeps = BillingDeps & { payments: PaymentProvider };
