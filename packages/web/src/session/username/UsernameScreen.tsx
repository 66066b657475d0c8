import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { newsletterViolations } from '@launchyard/domain/newsletter';
import { DEFAULT_PHONE_COUNTRY, readPhoneNumber } from '@launchyard/domain/phone';
import { checkLeadSource, checkProfileUsername, profileViolations } from '@launchyard/domain/profile';
import { sessionViolations } from '@launchyard/domain/session';
import {
  ProfileFinishDocument,
  UsernameDocument,
  UsernameLogoutDocument,
  type UsernameQuery,
} from '../../generated/by-link/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { faultText } from '../../kit/fault-text.ts';
import { kitMessages } from '../../kit/messages.ts';
import { toastNotDone } from '../../kit/not-done.ts';
import type { Refusal } from '../../kit/outcome.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { useForm } from '../../kit/use-form.ts';
import { AskContext } from '../ask.ts';
import { sessionMessages } from '../messages.ts';
import { SessionForm } from '../SessionForm.tsx';
import { SessionFrame, type FrameProps } from '../SessionFrame.tsx';
import { useSignUpCheck } from '../signup/use-sign-up-check.ts';
import { TextField } from '../TextField.tsx';
import { useAsk } from '../use-ask.ts';
import { countryOf, PhoneFields } from './PhoneFields.tsx';
import { usernameMessages } from './username-messages.ts';
import styles from '../session-form.module.css';

interface Props extends Omit<FrameProps, 'supportUrl'> {
  /** Nobody is signed in. */
  onSignedOut: () => void;
  /** The user has a username, new or not. Resolves when the requested page has loaded. */
  onFinished: () => Promise<void>;
  /** Forgets what this browser keeps of the session that has just ended. */
  onLoggedOut: () => void;
}

/** Access §2: somebody who signed in without a username chooses one, and can do nothing before. */
export function UsernameScreen({ onSignedOut, onFinished, onLoggedOut, ...frame }: Props) {
  const ask = useContext(AskContext);
  const [seen, setSeen] = useState<UsernameQuery | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const logout = useAsk(UsernameLogoutDocument);

  const read = async () => {
    const { data, error } = await ask(UsernameDocument, {});
    setFailure(error ? faultText(error) : null);
    if (!data) return;
    if (!data.viewer) return error ? undefined : onSignedOut();
    if (data.viewer.person.username !== null) return onFinished();
    setSeen(data);
  };
  const arrive = useEffectEvent(read);
  useEffect(() => {
    const begin = async () => arrive();
    void begin();
  }, []);

  const leave = async () => {
    const outcome = await logout({});
    if (outcome.kind === 'done') onLoggedOut();
    else toastNotDone(outcome);
  };

  const joined = seen?.viewer?.accounts.find(({ viewerStanding }) => viewerStanding === 'MEMBER');

  return (
    <SessionFrame {...frame} supportUrl={seen?.publicConfig.supportUrl}>
      <h1>{usernameMessages.title}</h1>
      {failure !== null && (
        <Banner kind="bad" title={failure}>
          <PlainButton kind="link" onClick={() => void read()}>
            {kitMessages.tryAgain}
          </PlainButton>
        </Banner>
      )}
      {!seen && failure === null && <output>{usernameMessages.opening}</output>}
      {seen && (
        <>
          <p className={styles['lead']}>{usernameMessages.lead(seen.viewer?.person.email ?? '')}</p>
          {joined && <p className={styles['lead']}>{usernameMessages.memberElsewhere(joined.label)}</p>}
          <ProfileForm wording={seen.publicConfig.newsletterWording} onFinished={onFinished} onStale={read} />
          <div className={styles['ways']}>
            <PlainButton kind="link" onClick={() => void leave()}>
              {usernameMessages.logout}
            </PlainButton>
          </div>
        </>
      )}
    </SessionFrame>
  );
}

interface FormProps {
  wording: UsernameQuery['publicConfig']['newsletterWording'];
  onFinished: () => Promise<void>;
  /** What the user agrees to has changed meanwhile. */
  onStale: () => Promise<void>;
}

function ProfileForm({ wording, onFinished, onStale }: FormProps) {
  const form = useForm<FieldName>(
    { username: '', phoneCountry: DEFAULT_PHONE_COUNTRY, phoneNumber: '', leadSource: '' },
    { check },
  );
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  const available = useSignUpCheck('username', form.values.username);
  const finish = useAsk(ProfileFinishDocument);
  const username = form.field('username');
  const isTicked = agreedTo === wording.version;

  const submit = async () => {
    if (!form.isRight()) return;
    const { values } = form;
    const outcome = await finish({
      username: values.username.trim(),
      phoneNumber: numberOf(values) ?? '',
      leadSource: values.leadSource,
      newsletterWordingVersion: agreedTo,
    });
    if (outcome.kind === 'done') return onFinished();
    if (outcome.kind === 'fault') return toastNotDone(outcome);
    const [{ code }] = outcome.refusals;
    // Another tab was faster.
    if (code === profileViolations.finished.code) return onFinished();
    if (code === newsletterViolations.wordingUnknown.code) await onStale();
    form.refuse(outcome.refusals);
  };

  return (
    <SessionForm action={sessionMessages.createAccount} isDisabled={!isTicked} onSubmit={submit}>
      <TextField
        {...username}
        label={sessionMessages.username}
        autoComplete="username"
        autoFocus
        error={username.error ?? wordsOf(available.refusal, form.values.username)}
        help={available.isFree ? sessionMessages.free : sessionMessages.usernameHint}
      />
      <PhoneFields country={form.field('phoneCountry')} number={form.field('phoneNumber')} />
      <TextField {...form.field('leadSource')} label={usernameMessages.leadSource} autoComplete="off" />
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => setAgreedTo(target.checked ? wording.version : null)}
        />
        <span>{wording.sentence}</span>
      </label>
    </SessionForm>
  );
}

type FieldName = 'username' | 'phoneCountry' | 'phoneNumber' | 'leadSource';
type Values = Readonly<Record<FieldName, string>>;

const numberOf = ({ phoneNumber, phoneCountry }: Values) => readPhoneNumber(phoneNumber, countryOf(phoneCountry));

const check = (values: Values) => [
  ...checkProfileUsername(values.username.trim()),
  ...(numberOf(values) === null ? [profileViolations.phoneInvalid] : []),
  ...checkLeadSource(values.leadSource),
];

/** Sign-up has one sentence for both; this page says which of them it is. */
function wordsOf(refusal: Refusal | undefined, username: string): string | undefined {
  if (refusal?.code !== sessionViolations.usernameUnusable.code) return refusal?.message;
  return (checkProfileUsername(username.trim())[0] ?? profileViolations.usernameTaken).message;
}
