import { ofAccount, type Row } from './row.ts';

/** What an account is on, how much it may store, and what is found in it. */
export const planRows: readonly Row[] = [
  ofAccount('find', 'find(text: "a") { id kind name appName configName }'),
  ofAccount('plan', 'plan { kind trialDays daysLeft expiresAt progressPercent }'),
  ofAccount(
    'storage',
    'storage { usedBytes reservedBytes totalBytes purchasedBytes availableBytes usedPercent isCritical }',
  ),
];
