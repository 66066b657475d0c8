import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ROLE_NOUNS, ROLE_TEXTS, type MemberRole } from '@launchyard/domain/access';
import {
  InvitationAcceptDocument,
  InvitationDeclineDocument,
  InvitationDocument,
  InvitationLogoutDocument,
  type InvitationQuery,
} from '../../generated/by-link/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { faultText } from '../../kit/fault-text.ts';
import { formatDay } from '../../kit/format.ts';
import { kitMessages } from '../../kit/messages.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { AskContext } from '../ask.ts';
import { invitationMessages } from './invitation-messages.ts';
import { sessionMessages } from '../messages.ts';
import { SessionForm } from '../SessionForm.tsx';
import { SessionFrame, type FrameProps } from '../SessionFrame.tsx';
import { useAsk } from '../use-ask.ts';
import styles from '../session-form.module.css';

interface Props extends Omit<FrameProps, 'supportUrl'> {
  token: string;
  signInAddress: string;
  signUpAddress: string;
  /** Leads into the account that was joined. */
  onAccepted: (account: { id: string; username: string }) => void;
  /** Leads somebody without a username to where they choose one. */
  onUnfinished: () => void;
  /** Forgets what this browser keeps of the session that has just ended. */
  onLoggedOut: () => void;
}

type Invited = NonNullable<InvitationQuery['teamInvitation']>;

/** The invitation of a link in an e-mail. Only the person with its address can answer it. */
export function InvitationScreen({ token, signInAddress, signUpAddress, ...props }: Props) {
  const { onAccepted, onUnfinished, onLoggedOut, ...frame } = props;
  const ask = useContext(AskContext);
  const [seen, setSeen] = useState<InvitationQuery | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  const accept = useAsk(InvitationAcceptDocument);
  const decline = useAsk(InvitationDeclineDocument);
  const logout = useAsk(InvitationLogoutDocument);

  const read = async () => {
    const { data, error } = await ask(InvitationDocument, { token });
    setFailure(error ? faultText(error) : null);
    if (data?.viewer?.person.username === null) return onUnfinished();
    if (data) setSeen(data);
  };
  const arrive = useEffectEvent(read);
  // Once, also where effects run twice: each look-up counts.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    void arrive();
  }, []);

  const invitation = seen?.teamInvitation;
  const answer = async (
    run: (input: { invitationId: string }) => Promise<Awaited<ReturnType<typeof accept | typeof decline>>>,
    done: (accountId: string | null) => void,
  ) => {
    if (!invitation) return;
    const outcome = await run({ invitationId: invitation.invitationId });
    if (outcome.kind === 'done') return done('accountId' in outcome.payload ? outcome.payload.accountId : null);
    setFailure(outcome.kind === 'fault' ? faultText(outcome.error) : outcome.refusals[0].message);
  };
  const leave = async () => {
    const outcome = await logout({});
    if (outcome.kind !== 'done')
      return setFailure(outcome.kind === 'fault' ? faultText(outcome.error) : outcome.refusals[0].message);
    onLoggedOut();
    await read();
  };

  return (
    <SessionFrame {...frame} supportUrl={seen?.publicConfig.supportUrl}>
      <h1>{headingOf(seen, isDeclined)}</h1>
      {failure !== null && (
        <Banner kind="bad" title={failure}>
          {!seen && (
            <PlainButton kind="link" onClick={() => void read()}>
              {kitMessages.tryAgain}
            </PlainButton>
          )}
        </Banner>
      )}
      {!seen && failure === null && <output>{invitationMessages.underWay}</output>}
      {isDeclined && <p className={styles['lead']}>{invitationMessages.declinedHint}</p>}
      {seen && !isDeclined && (!invitation || invitation.state === 'EXPIRED') && (
        <>
          <p className={styles['lead']}>
            {invitation ? invitationMessages.expiredHint(invitation.accountUsername) : invitationMessages.notThereHint}
          </p>
          <Link to="/">{invitationMessages.goOn}</Link>
        </>
      )}
      {seen && invitation?.state === 'PENDING' && !isDeclined && (
        <>
          <Terms invitation={invitation} />
          <Answer
            seen={seen}
            invitation={invitation}
            signInAddress={signInAddress}
            signUpAddress={signUpAddress}
            onAccept={() =>
              answer(accept, (id) => id !== null && onAccepted({ id, username: invitation.accountUsername }))
            }
            onDecline={() => answer(decline, () => setDeclined(true))}
            onLogout={leave}
          />
        </>
      )}
    </SessionFrame>
  );
}

function headingOf(seen: InvitationQuery | null, isDeclined: boolean): string {
  if (!seen) return invitationMessages.opening;
  if (isDeclined) return invitationMessages.declined;
  if (!seen.teamInvitation) return invitationMessages.notThere;
  if (seen.teamInvitation.state === 'EXPIRED') return invitationMessages.expired;
  return invitationMessages.title(seen.teamInvitation.accountUsername);
}

const ROLES: Record<Invited['role'], MemberRole> = { EDITOR: 'editor', FINANCE: 'finance', VIEWER: 'viewer' };

/** What accepting means. */
function Terms({ invitation: { email, role, appCount, expiresAt } }: { invitation: Invited }) {
  return (
    <p className={styles['lead']}>
      <b>{invitationMessages.lead(email, ROLE_NOUNS[ROLES[role]])}</b> {ROLE_TEXTS[ROLES[role]]}{' '}
      {appCount !== null && `${invitationMessages.appCount(appCount)} `}
      {invitationMessages.expires(formatDay(expiresAt))}
    </p>
  );
}

interface AnswerProps {
  seen: InvitationQuery;
  invitation: Invited;
  signInAddress: string;
  signUpAddress: string;
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
  onLogout: () => Promise<void>;
}

function Answer({ seen: { viewer }, invitation, signInAddress, signUpAddress, ...on }: AnswerProps) {
  const navigate = useNavigate();
  if (!viewer) {
    return (
      <>
        <p className={styles['lead']}>{invitationMessages.needsAccount}</p>
        <SessionForm
          action={sessionMessages.createAnAccount}
          onSubmit={() => navigate(signUpAddress, { state: { email: invitation.email } })}
        >
          {null}
        </SessionForm>
        <div className={styles['ways']}>
          <span>
            {sessionMessages.haveAccount} <Link to={signInAddress}>{sessionMessages.signIn}</Link>
          </span>
        </div>
      </>
    );
  }
  if (!viewer.teamInvitations?.some(({ invitationId }) => invitationId === invitation.invitationId)) {
    return (
      <>
        <p className={styles['lead']}>{invitationMessages.other(viewer.person.email ?? '')}</p>
        <SessionForm action={invitationMessages.logout} onSubmit={on.onLogout}>
          {null}
        </SessionForm>
      </>
    );
  }
  return (
    <>
      <SessionForm action={invitationMessages.accept} onSubmit={on.onAccept}>
        {null}
      </SessionForm>
      <div className={styles['ways']}>
        <PlainButton kind="link" onClick={() => void on.onDecline()}>
          {invitationMessages.decline}
        </PlainButton>
      </div>
    </>
  );
}
