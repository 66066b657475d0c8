import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SignUpStartDocument } from '../../generated/session/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { toastNotDone } from '../../kit/not-done.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { sessionMessages } from '../messages.ts';
import type { Refusal } from '../refusals.ts';
import { SessionFrame, type FrameProps } from '../SessionFrame.tsx';
import { useAsk } from '../use-ask.ts';
import { CodeStep, SendAgain } from './CodeStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { Stepper } from './Stepper.tsx';
import { STEPS, type Entered, type Pending, type Step } from './steps.ts';
import styles from '../session-form.module.css';

interface Props extends FrameProps {
  signInAddress: string;
  onSignedUp: () => void | Promise<void>;
}

const TITLES: Record<Step, string> = {
  email: sessionMessages.emailTitle,
  password: sessionMessages.passwordTitle,
  username: sessionMessages.usernameTitle,
  code: sessionMessages.codeTitle,
};

/**
 * Access §4: e-mail, password, username, code. Nothing is reserved before the code is confirmed.
 */
export function SignUpScreen({ signInAddress, onSignedUp, ...frame }: Props) {
  const [step, setStep] = useState<Step>('email');
  const [entered, setEntered] = useState<Entered>({ email: '', password: '', username: '' });
  const [pending, setPending] = useState<Pending | null>(null);
  const [refused, setRefused] = useState<Refusal | undefined>();
  const [start, isAsking] = useAsk(SignUpStartDocument);

  const enter = (part: Partial<Entered>) => setEntered((before) => ({ ...before, ...part }));
  const go = (to: Step) => {
    setRefused(undefined);
    setStep(to);
  };
  /** Returns to the step it concerns, with the reason. */
  const sendBack = (refusal: Refusal) => {
    const about = STEPS.find((each) => each === refusal.field[0]);
    setRefused(refusal);
    if (about) setStep(about);
  };
  const askForCode = async () => {
    const outcome = await start({ ...entered, email: entered.email.trim() });
    if (outcome.kind === 'fault') return toastNotDone(outcome);
    if (outcome.kind === 'refused') return sendBack(outcome.refusals[0]);
    setPending(outcome.payload.signUp);
    go('code');
  };

  const previous = STEPS[STEPS.indexOf(step) - 1];
  return (
    <SessionFrame {...frame}>
      <Stepper step={step} />
      <h1>{TITLES[step]}</h1>
      <Lead step={step} signInAddress={signInAddress} email={pending?.email ?? ''} onChange={() => go('email')} />
      {refused && refused.field.length === 0 && <Banner kind="bad" title={refused.message} />}
      {step === 'email' && (
        <NameStep
          field="email"
          value={entered.email}
          refused={refused}
          onChange={(email) => enter({ email })}
          onContinue={() => go('password')}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={entered.email}
          value={entered.password}
          onChange={(password) => enter({ password })}
          onContinue={() => go('username')}
        />
      )}
      {step === 'username' && (
        <NameStep
          field="username"
          value={entered.username}
          refused={refused}
          help={sessionMessages.usernameHint}
          isGoingOn={isAsking}
          onChange={(username) => enter({ username })}
          onContinue={() => void askForCode()}
        />
      )}
      {step === 'code' && pending && (
        <CodeStep entered={entered} pending={pending} onRefused={sendBack} onSignedUp={onSignedUp} />
      )}
      {previous && (
        <div className={styles['ways']}>
          <PlainButton kind="text" icon={<ArrowLeft size={14} aria-hidden />} onClick={() => go(previous)}>
            {sessionMessages.back}
          </PlainButton>
          {step === 'code' && pending && <SendAgain pending={pending} onSentAgain={setPending} />}
        </div>
      )}
    </SessionFrame>
  );
}

interface LeadProps {
  step: Step;
  signInAddress: string;
  email: string;
  onChange: () => void;
}

function Lead({ step, signInAddress, email, onChange }: LeadProps) {
  if (step === 'code') {
    return (
      <p className={styles['lead']}>
        {sessionMessages.codeSent}
        <br />
        <b>{email}</b>
        <PlainButton kind="link" size="small" onClick={onChange}>
          {sessionMessages.change}
        </PlainButton>
      </p>
    );
  }
  if (step !== 'email') return <p className={styles['lead']} />;
  return (
    <p className={styles['lead']}>
      {sessionMessages.emailHint} {sessionMessages.haveAccount} <Link to={signInAddress}>{sessionMessages.signIn}</Link>
    </p>
  );
}
