import { ofAccount, type Row } from './row.ts';

/** An account's plan, its storage, and its search. */
export const planRows: readonly Row[] = [
  ofAccount('owner', 'owner { id username email role }'),
  ofAccount(
    'find',
    'find(text: "a") { __typename ... on App { id name } ... on Link { id name app { id name } } ... on Config { id name } }',
  ),
  ofAccount(
    'plan',
    'plan { __typename ... on Trial { expiresAt trialDays daysLeft progressPercent } ... on TrialExpired { expiresAt trialDays progressPercent } ... on ConcurrentUsersPlan { state count paidCount startedAt monthStartedAt monthEndsAt daysLeft nextBill { dueAt totalCents } } }',
  ),
  ofAccount('streamedTime', 'streamedTime { seconds minutes startedAt }'),
  ofAccount(
    'storage',
    'storage { usedBytes reservedBytes totalBytes purchasedBytes availableBytes usedPercent isCritical }',
  ),
];
