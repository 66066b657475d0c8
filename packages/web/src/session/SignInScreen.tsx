import { Link } from 'react-router-dom';
import type { Arrived } from './arrived.ts';
import { sessionMessages } from './messages.ts';
import { SessionFrame, type FrameProps } from './SessionFrame.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './session-form.module.css';

interface Props extends FrameProps {
  signUpAddress: string;
  forgotAddress: string;
  onSignedIn: (person?: Arrived) => void | Promise<void>;
}

export function SignInScreen({ signUpAddress, forgotAddress, onSignedIn, ...frame }: Props) {
  return (
    <SessionFrame {...frame}>
      <h1>{sessionMessages.signIn}</h1>
      <p className={styles['lead']}>
        {sessionMessages.newHere} <Link to={signUpAddress}>{sessionMessages.createAnAccount}</Link>
      </p>
      <SignInForm forgotAddress={forgotAddress} onSignedIn={onSignedIn} />
    </SessionFrame>
  );
}
