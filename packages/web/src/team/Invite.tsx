import { useState } from 'react';
import { Mail } from 'lucide-react';
import { Button } from 'antd';
import { checkInvitedEmail } from '@launchyard/domain/team';
import { TeamInvitationCreateDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { InputField } from '../kit/InputField.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { teamMessages } from './messages.ts';
import { idsOf, RoleFields, type Rights } from './RoleFields.tsx';
import { GIVEN_ROLES, roleWord } from './roles.ts';
import styles from './Team.module.css';

const FIRST: Rights = { role: 'EDITOR', apps: [] };

/** Access §4: invites somebody by e-mail, after a question. */
export function Invite({ onInvited }: { onInvited: () => void }) {
  const form = useForm({ email: '', appIds: '' }, { check: ({ email }) => checkInvitedEmail(email) });
  const [rights, setRights] = useState(FIRST);
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useChange(TeamInvitationCreateDocument);
  const email = form.values.email.trim();
  const ask = () => {
    if (form.isRight()) setAsked(true);
  };
  const invite = async () => {
    const done = await run(
      { email, role: rights.role, appIds: idsOf(rights) },
      { refused: (refusals) => form.refuse(refusals), faultWords: teamMessages.inviteFailed },
    );
    setAsked(false);
    if (!done) return;
    toastDone(teamMessages.invited);
    form.set('email', '');
    setRights(FIRST);
    onInvited();
  };
  return (
    <form
      className={styles['invite']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <InputField
        {...form.field('email')}
        label={teamMessages.email}
        placeholder={teamMessages.emailPlaceholder}
        type="email"
        autoComplete="off"
      />
      <RoleFields rights={rights} appsError={form.field('appIds').error} onChange={setRights} />
      <Button type="primary" htmlType="submit">
        {teamMessages.invite}
      </Button>
      {isAsked && (
        <ConfirmDialog
          icon={Mail}
          title={teamMessages.inviteTitle(email, roleWord(rights.role))}
          confirmText={teamMessages.invite}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void invite()}
          onCancel={() => setAsked(false)}
        >
          <p>
            {GIVEN_ROLES.find(({ value }) => value === rights.role)?.text}{' '}
            {rights.apps.length > 0 && `${rights.apps.map(({ name }) => name).join(', ')}. `}
            {teamMessages.inviteHint}
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
