import { useState } from 'react';
import { Mail } from 'lucide-react';
import { Button, Input } from 'antd';
import { checkInvitedEmails, INVITATIONS_PER_HOUR, readInvitedEmails } from '@launchyard/domain/team';
import { Banner } from '../kit/Banner.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Field } from '../kit/Field.tsx';
import { kitMessages } from '../kit/messages.ts';
import { reasonOf } from '../kit/not-done.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { teamMessages } from './messages.ts';
import { idsOf, RoleFields, type Rights } from './RoleFields.tsx';
import { GIVEN_ROLES, roleNoun } from './roles.ts';
import { useInvitations, type NotInvited } from './use-invitations.ts';
import styles from './Team.module.css';

const FIRST: Rights = { role: 'EDITOR', apps: [] };

/** Access §4: invites people by e-mail, after a question. */
export function Invite({ onInvited }: { onInvited: () => void }) {
  const form = useForm(
    { email: '', appIds: '' },
    { check: ({ email }) => checkInvitedEmails(readInvitedEmails(email)) },
  );
  const [rights, setRights] = useState(FIRST);
  /** The addresses that the question is about. */
  const [asked, setAsked] = useState<string[] | null>(null);
  const [missed, setMissed] = useState<{ people: NotInvited[]; of: number } | null>(null);
  const { invite, isBusy } = useInvitations();
  const ask = () => {
    if (form.isRight()) setAsked(readInvitedEmails(form.values.email));
  };
  const run = async (emails: string[]) => {
    const people = await invite(emails, { role: rights.role, appIds: idsOf(rights) });
    setAsked(null);
    form.set('email', people.map(({ email }) => email).join(', '));
    if (people.length < emails.length) {
      toastDone(teamMessages.invited);
      onInvited();
    }
    if (people.length === 0) setRights(FIRST);
    const [only] = people;
    if (!only || emails.length > 1) return setMissed(only ? { people, of: emails.length } : null);
    setMissed(null);
    if (only.outcome.kind === 'refused') form.refuse(only.outcome.refusals);
    else toastFault(teamMessages.inviteFailed);
  };
  const { value, error, onChange, id } = form.field('email');
  return (
    <form
      className={styles['invite']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Field label={teamMessages.email} id={id} error={error} help={teamMessages.emailHelp(INVITATIONS_PER_HOUR)}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 1, maxRows: 8 }}
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            placeholder={teamMessages.emailPlaceholder}
            status={error === undefined ? '' : 'error'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onPressEnter={(event) => {
              if (event.shiftKey) return;
              event.preventDefault();
              ask();
            }}
          />
        )}
      </Field>
      <RoleFields rights={rights} appsError={form.field('appIds').error} onChange={setRights} />
      <Button type="primary" htmlType="submit">
        {teamMessages.invite}
      </Button>
      {missed && (
        <div className={styles['missed']}>
          <Banner kind="bad" title={teamMessages.notInvited(missed.people.length, missed.of)}>
            <ul>
              {missed.people.map(({ email, outcome }) => (
                <li key={email}>
                  <b>{email}</b>: {reasonOf(outcome)}
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          icon={Mail}
          title={teamMessages.inviteTitle(asked, roleNoun(rights.role))}
          confirmText={teamMessages.invite}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void run(asked)}
          onCancel={() => setAsked(null)}
        >
          {asked.length > 1 && <p>{asked.join(', ')}</p>}
          <p>
            {GIVEN_ROLES.find(({ value: role }) => role === rights.role)?.text}{' '}
            {rights.apps.length > 0 && `${rights.apps.map(({ name }) => name).join(', ')}. `}
            {teamMessages.inviteHint}
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
