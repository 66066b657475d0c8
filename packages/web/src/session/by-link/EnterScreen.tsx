import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { sessionViolations } from '@launchyard/domain/session';
import { EnterDocument, SessionCreateWithCodeDocument } from '../../generated/by-link/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { faultText } from '../../kit/fault-text.ts';
import { kitMessages } from '../../kit/messages.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import type { Arrived } from '../arrived.ts';
import { AskContext } from '../ask.ts';
import { enterMessages } from './enter-messages.ts';
import { SessionForm } from '../SessionForm.tsx';
import { SessionFrame, type FrameProps } from '../SessionFrame.tsx';
import { useAsk } from '../use-ask.ts';
import styles from '../session-form.module.css';

interface Props extends Omit<FrameProps, 'supportUrl'> {
  code: string;
  signInAddress: string;
  /** Resolves when the requested page has loaded. */
  onSignedIn: (person?: Arrived) => Promise<void>;
  /** Leads on without changing the session. */
  onStay: (person: Arrived) => void;
}

/** Why it did not work; a fault may pass. */
interface Failure {
  text: string;
  canRetry: boolean;
}

/** Who is signed in already; null for nobody, undefined until known. */
type Present = (Arrived & { email: string }) | null | undefined;

/**
 * Access §4 as read: signs in with the one-time code of the address. Asks first if that would
 * replace somebody who is signed in here: a link from elsewhere must not do so by itself.
 */
export function EnterScreen({ code, signInAddress, onSignedIn, onStay, ...frame }: Props) {
  const ask = useContext(AskContext);
  const enterWith = useAsk(SessionCreateWithCodeDocument);
  const [present, setPresent] = useState<Present>();
  const [supportUrl, setSupportUrl] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(
    code === '' ? { text: sessionViolations.signInCodeExpired.message, canRetry: false } : null,
  );

  const enter = async () => {
    const outcome = await enterWith({ code });
    if (outcome.kind === 'done') return onSignedIn(outcome.payload.viewer?.person);
    if (outcome.kind === 'fault') setFailure({ text: faultText(outcome.error), canRetry: true });
    else setFailure({ text: outcome.refusals[0].message, canRetry: false });
  };
  const begin = async () => {
    const { data, error } = await ask(EnterDocument, {});
    setSupportUrl(data?.publicConfig.supportUrl);
    if (error) return setFailure({ text: faultText(error), canRetry: true });
    const person = data?.viewer?.person;
    setPresent(person ? { ...person, email: person.email ?? '' } : null);
    if (!data?.viewer && code !== '') await enter();
  };
  const arrive = useEffectEvent(begin);
  // Once, also where effects run twice: the code works once.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    void arrive();
  }, []);

  const stay = present && (
    <PlainButton kind="link" onClick={() => onStay(present)}>
      {enterMessages.stayAs(present.email)}
    </PlainButton>
  );
  return (
    <SessionFrame {...frame} supportUrl={supportUrl}>
      <h1>{enterMessages.title}</h1>
      {failure !== null && (
        <Banner kind="bad" title={failure.text}>
          {failure.canRetry && (
            <PlainButton
              kind="link"
              onClick={() => {
                setFailure(null);
                void begin();
              }}
            >
              {kitMessages.tryAgain}
            </PlainButton>
          )}{' '}
          {stay || <Link to={signInAddress}>{enterMessages.signIn}</Link>}
        </Banner>
      )}
      {failure === null && !present && <output>{enterMessages.underWay}</output>}
      {failure === null && present && (
        <>
          <p className={styles['lead']}>{enterMessages.replaces(present.email)}</p>
          <SessionForm action={enterMessages.replace} onSubmit={enter}>
            {null}
          </SessionForm>
          <div className={styles['ways']}>{stay}</div>
        </>
      )}
    </SessionFrame>
  );
}
