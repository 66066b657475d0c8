import {
  accountGet,
  budgetTake,
  passwordResetFinish,
  passwordResetStart,
  personGet,
  sessionList as sessionListCall,
  sessionRevoke,
  sessionRevokeOthers,
  sessionState,
  signIn as signInCall,
  signInCodeCreate,
  signInWithCode as signInWithCodeCall,
  signOut as signOutCall,
  signUpCheck,
  signUpFinish,
  signUpSendAgain,
  signUpStart,
  versionControlSet,
} from '@launchyard/contract/session';
import { phoneChange, profileFinish, profileGet, usernameChange } from '@launchyard/contract/profile';
import { parseId } from '@launchyard/domain/kit';
import { takePoints } from '../access/budget.ts';
import { presentAccount, presentPerson } from '../accounts/present.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, publicChangeRoute, publicRoute, route, type Route } from '../http/routes.ts';
import { instant } from '../kit/present.ts';
import { describePeople, describeSession } from './describe.ts';
import { changePhone, changeUsername, readPhone } from './profile/change.ts';
import { finishProfile } from './profile/finish.ts';
import { finishPasswordReset } from './reset/finish.ts';
import { startPasswordReset, type ResetDeps } from './reset/start.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.ts';
import { createSignInCode, signInWithCode } from './sign-in-code.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { checkAvailable } from './sign-up/check.ts';
import { presentSignUp, type SignUpDeps } from './sign-up/code.ts';
import { finishSignUp } from './sign-up/finish.ts';
import { sendCodeAgain } from './sign-up/send-again.ts';
import { startSignUp } from './sign-up/start.ts';
import { setVersionControl } from './version-control.ts';

export function sessionRoutes(deps: ResetDeps & SignUpDeps): Route[] {
  return [
    publicChangeRoute(signInCall, async (input, visitor, inTransaction) =>
      presentSignedIn(await signIn(deps, inTransaction, input, visitor)),
    ),
    publicRoute(signUpCheck, async (wanted, visitor) => {
      await checkAvailable(deps, wanted, visitor);
      return {};
    }),
    publicRoute(signUpStart, async (input, visitor) => ({
      signUp: presentSignUp(await startSignUp(deps, input, visitor)),
    })),
    publicRoute(signUpSendAgain, async ({ signUpId }, visitor) => ({
      signUp: presentSignUp(await sendCodeAgain(deps, parseId('signUp', signUpId), visitor)),
    })),
    publicChangeRoute(signUpFinish, async ({ signUpId, code }, visitor, inTransaction) => {
      const given = { signUpId: parseId('signUp', signUpId), code };
      return presentSignedIn(await finishSignUp(deps, inTransaction, given, visitor));
    }),
    publicRoute(passwordResetStart, async ({ email }, visitor) => {
      await startPasswordReset(deps, email, visitor);
      return {};
    }),
    publicChangeRoute(passwordResetFinish, async (given, visitor, inTransaction) => ({
      endedKeyCount: await finishPasswordReset(deps, inTransaction, given, visitor),
    })),
    changeRoute(signInCodeCreate, async (_, caller, inTransaction) => {
      const { code, expiresAt } = await createSignInCode(deps, inTransaction, caller);
      return { code, expiresAt: instant(expiresAt) };
    }),
    publicChangeRoute(signInWithCodeCall, async ({ code }, visitor, inTransaction) =>
      presentSignedIn(await signInWithCode(deps, inTransaction, code, visitor)),
    ),
    changeRoute(profileFinish, async (given, caller, inTransaction) => ({
      person: presentPerson(await finishProfile(deps, inTransaction, caller, given)),
    })),
    route(profileGet, async (_, caller) => ({ phoneNumber: await readPhone(deps.database.sql, caller) })),
    changeRoute(phoneChange, async ({ phoneNumber }, caller, inTransaction) => ({
      phoneNumber: await changePhone(inTransaction, caller, phoneNumber),
    })),
    changeRoute(usernameChange, async ({ username }, caller, inTransaction) => ({
      person: presentPerson(await changeUsername(deps, inTransaction, caller, username)),
    })),
    changeRoute(signOutCall, async (_, caller, inTransaction) => ({
      signedOut: await signOut(deps, inTransaction, caller),
    })),
    route(sessionListCall, async (_, caller) => ({ sessions: await listSessions(deps, caller) })),
    changeRoute(sessionRevoke, async ({ sessionId }, caller, inTransaction) => {
      await revokeSession(deps, inTransaction, caller, parseId('session', sessionId));
      return {};
    }),
    changeRoute(sessionRevokeOthers, async (_, caller, inTransaction) => ({
      endedCount: await revokeOtherSessions(deps, inTransaction, caller),
    })),
    route(sessionState, (_, caller) => describeSession(deps, caller)),
    route(budgetTake, ({ points }, { credential }) => takePoints(deps, credential, points)),
    changeRoute(versionControlSet, async ({ hasVersionControl }, caller, inTransaction) => ({
      account: presentAccount(await setVersionControl(deps, inTransaction, caller, hasVersionControl), caller.grant),
    })),
    route(personGet, async ({ personIds }, caller) => ({
      people: await describePeople(deps.database.sql, caller, {
        publicIds: personIds,
        ids: parseIds('person', personIds),
      }),
    })),
    route(accountGet, async (_, caller) => ({ account: presentAccount(caller.account, caller.grant) })),
  ];
}

const presentSignedIn = ({ token, expiresAt, person, device }: SignedIn) => ({
  token,
  expiresAt: instant(expiresAt),
  person: presentPerson(person),
  device: { token: device.token, expiresAt: instant(device.expiresAt) },
});
