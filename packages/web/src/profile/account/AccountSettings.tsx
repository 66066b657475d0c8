import { startTransition, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { AtSign, KeyRound, Smartphone } from 'lucide-react';
import { Button } from 'antd';
import { checkChangedPhone, checkChangedUsername } from '@launchyard/domain/profile';
import {
  AccountPasswordResetDocument,
  AccountSettingsDocument,
  PhoneNumberChangeDocument,
  UsernameChangeDocument,
  type AccountSettingsQuery,
} from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useChange } from '../../kit/mutate.ts';
import { toastDone } from '../../kit/toasts.ts';
import { DeleteRow } from './DeleteRow.tsx';
import { EditableRow, Row } from './EditableRow.tsx';
import { LogoRow, type LogoSending } from './LogoRow.tsx';
import { accountMessages } from './messages.ts';

interface Props {
  logo: LogoSending;
  /** The account was deleted, and the user signed out. */
  onDeleted: () => void | Promise<void>;
}

/** Account §2, 'Account Settings': what the user can change of themselves, each with a question before it is done. */
export function AccountSettings({ logo, onDeleted }: Props) {
  const { data, error, refetch } = useSuspenseQuery(AccountSettingsDocument, { errorPolicy: 'all' });
  const viewer = data?.viewer;
  if (!viewer) {
    return (
      <FaultBlock
        title={accountMessages.fault}
        reassurance={accountMessages.faultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const { person, account, profile, accounts } = viewer;
  const owned = accounts.filter(({ viewerStanding }) => viewerStanding === 'OWNER');
  return (
    <>
      <LogoRow {...logo} name={account.label} url={account.logoUrl} />
      <UsernameRow username={person.username ?? ''} />
      <PhoneRow
        phoneNumber={profile?.phoneNumber ?? null}
        isKnown={profile !== null}
        onChanged={() => startTransition(() => void refetch())}
      />
      <Row label={accountMessages.email} value={person.email ?? accountMessages.none} />
      <PasswordRow person={person} />
      <DeleteRow names={owned.map(({ label }) => label)} onDeleted={onDeleted} />
    </>
  );
}

/** Its links carry the name, and the shell shows it. */
function UsernameRow({ username }: { username: string }) {
  const { run, isBusy } = useChange(UsernameChangeDocument, { refetchQueries: ['Shell'] });
  return (
    <EditableRow
      field="username"
      label={accountMessages.username}
      value={username}
      shown={username}
      autoComplete="username"
      check={(typed) => checkChangedUsername(typed, username)}
      question={{
        icon: AtSign,
        title: accountMessages.usernameTitle,
        hint: accountMessages.usernameHint,
        confirmText: accountMessages.usernameChange,
      }}
      isBusy={isBusy}
      save={async (typed, refused) => (await run({ username: typed }, { refused })) !== null}
      onSaved={() => toastDone(accountMessages.usernameChanged)}
    />
  );
}

interface PhoneProps {
  phoneNumber: string | null;
  /** False if it could not be loaded. */
  isKnown: boolean;
  onChanged: () => void;
}

function PhoneRow({ phoneNumber, isKnown, onChanged }: PhoneProps) {
  const { run, isBusy } = useChange(PhoneNumberChangeDocument);
  if (!isKnown) return <Row label={accountMessages.phoneNumber} value={accountMessages.none} />;
  return (
    <EditableRow
      field="phoneNumber"
      label={accountMessages.phoneNumber}
      value={phoneNumber ?? ''}
      shown={phoneNumber ?? accountMessages.none}
      type="tel"
      autoComplete="tel"
      check={(typed) => checkChangedPhone(typed, phoneNumber)}
      question={{
        icon: Smartphone,
        title: accountMessages.phoneTitle,
        hint: accountMessages.phoneHint,
        confirmText: accountMessages.phoneChange,
      }}
      isBusy={isBusy}
      save={async (typed, refused) => (await run({ phoneNumber: typed }, { refused })) !== null}
      onSaved={() => {
        toastDone(accountMessages.phoneChanged);
        onChanged();
      }}
    />
  );
}

type Person = NonNullable<AccountSettingsQuery['viewer']>['person'];

function PasswordRow({ person: { email } }: { person: Person }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useChange(AccountPasswordResetDocument);
  const send = async () => {
    const sent = await run({ email: email ?? '' });
    setAsking(false);
    if (sent) toastDone(accountMessages.linkSent);
  };
  return (
    <Row label={accountMessages.password} value={accountMessages.passwordHint} isQuiet>
      <Button onClick={() => setAsking(true)}>{accountMessages.changePassword}</Button>
      {isAsking && (
        <ConfirmDialog
          icon={KeyRound}
          title={accountMessages.passwordTitle}
          confirmText={accountMessages.sendLink}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          {accountMessages.passwordText(email ?? '')}
        </ConfirmDialog>
      )}
    </Row>
  );
}
