import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { checkNewEmail, checkNewPassword, checkNewUsername } from '@launchyard/domain/session';
import { SignUpStartDocument } from '../../generated/session/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { toastNotDone } from '../../kit/not-done.ts';
import type { Refusal } from '../../kit/outcome.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { useForm } from '../../kit/use-form.ts';
import { sessionMessages } from '../messages.ts';
import { SessionFrame, type FrameProps } from '../SessionFrame.tsx';
import { useAsk } from '../use-ask.ts';
import { CodeStep, SendAgain } from './CodeStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { Stepper } from './Stepper.tsx';
import { STEPS, type Pending, type SignUpForm, type Step } from './steps.ts';
import styles from '../session-form.module.css';

interface Props extends FrameProps {
  signInAddress: string;
  /** The address that is invited to a team: it cannot be changed. Unset if there is none. */
  invitedEmail?: string | undefined;
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
export function SignUpScreen({ signInAddress, invitedEmail, onSignedUp, ...frame }: Props) {
  const [step, setStep] = useState<Step>('email');
  const form = useForm<Step>(
    { email: invitedEmail ?? '', password: '', username: '', code: '' },
    { check, generalAt: null },
  );
  const [pending, setPending] = useState<Pending | null>(null);
  const start = useAsk(SignUpStartDocument);

  const go = (to: Step) => {
    form.refuse([]);
    setStep(to);
  };
  /** Returns to the step it concerns, with the reason. */
  const sendBack = (refusals: readonly Refusal[]) => {
    const about = STEPS.find((each) => refusals[0]?.field?.includes(each));
    form.refuse(refusals);
    if (about) setStep(about);
  };
  const askForCode = async () => {
    const { email, password, username } = form.values;
    const outcome = await start({ email: email.trim(), password, username });
    if (outcome.kind === 'fault') return toastNotDone(outcome);
    if (outcome.kind === 'refused') return sendBack(outcome.refusals);
    setPending(outcome.payload.signUp);
    form.set('code', '');
    go('code');
  };

  const previous = STEPS[STEPS.indexOf(step) - 1];
  return (
    <SessionFrame {...frame}>
      <Stepper step={step} />
      <h1>{TITLES[step]}</h1>
      <Lead step={step} signInAddress={signInAddress} email={pending?.email ?? ''} onChange={() => go('email')} />
      {form.general !== undefined && <Banner kind="bad" title={form.general} />}
      {step === 'email' && (
        <NameStep
          form={form}
          field="email"
          isFixed={invitedEmail !== undefined}
          help={invitedEmail === undefined ? undefined : sessionMessages.invitedEmail}
          onContinue={() => go('password')}
        />
      )}
      {step === 'password' && <PasswordStep form={form} onContinue={() => go('username')} />}
      {step === 'username' && (
        <NameStep form={form} field="username" help={sessionMessages.usernameHint} onContinue={askForCode} />
      )}
      {step === 'code' && pending && (
        <CodeStep form={form} pending={pending} onRefused={sendBack} onSignedUp={onSignedUp} />
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

const check = ({ email, password, username }: SignUpForm['values']) => [
  ...checkNewEmail(email.trim()),
  ...checkNewPassword(password),
  ...checkNewUsername(username.trim()),
];

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
