import { ofAccount, type Row } from './row.ts';

/** What an account is on, and how much it may store. */
export const planRows: readonly Row[] = [
  ofAccount('plan', 'plan { kind trialDays daysLeft endsAt progressPercent }'),
  ofAccount(
    'storage',
    'storage { usedBytes reservedBytes totalBytes purchasedBytes availableBytes usedPercent isCritical }',
  ),
];
