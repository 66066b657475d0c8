import { Failed } from '@launchyard/contract/kit';
import { adminActList, payPerLaunchSet } from '@launchyard/contract/support';
import { lookingIn, maySetPayPerLaunch } from '@launchyard/domain/access';
import { checkReason, supportViolations } from '@launchyard/domain/support';
import { on, pageOf, throwing } from './answers.ts';

on(payPerLaunchSet, ({ accountId, isPayPerLaunch, reason }, { accounts, grant }) => {
  if (!maySetPayPerLaunch(grant)) throw new Failed('FORBIDDEN', 'support');
  const found = accounts.find(({ account }) => account.id === accountId);
  const [refusal] = checkReason(reason);
  if (refusal) throwing(refusal);
  if (!found) return throwing(supportViolations.accountNotFound);
  found.account.isPayPerLaunch = isPayPerLaunch;
  return { account: { ...found.account, grant: lookingIn(grant.staff) } };
});
on(adminActList, (input) => pageOf([], input));
