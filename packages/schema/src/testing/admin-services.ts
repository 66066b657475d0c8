import { Failed } from '@launchyard/contract/kit';
import { adminActList, payPerLaunchSet } from '@launchyard/contract/support';
import { checkReason, supportViolations } from '@launchyard/domain/support';
import { on, pageOf, throwing } from './answers.ts';

on(payPerLaunchSet, ({ accountId, isPayPerLaunch, reason }, { accounts, person }) => {
  if (person.role !== 'admin') throw new Failed('FORBIDDEN', 'support');
  const found = accounts.find(({ account }) => account.id === accountId);
  const [refusal] = checkReason(reason);
  if (refusal) throwing(refusal);
  if (!found) return throwing(supportViolations.accountNotFound);
  found.account.isPayPerLaunch = isPayPerLaunch;
  return { account: { ...found.account, standing: 'support' as const, isOwn: false } };
});
on(adminActList, (input) => pageOf([], input));
