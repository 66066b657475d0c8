import { useState } from 'react';
import { Button } from 'antd';
import { TeamMemberUpdateDocument } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import type { ListedMember } from './lists.ts';
import { teamMessages } from './messages.ts';
import { idsOf, RoleFields, type Rights } from './RoleFields.tsx';
import styles from './Team.module.css';

interface Props {
  member: ListedMember;
  onChanged: () => void;
  onClose: () => void;
}

/** The role of a member, and the applications that they are limited to. */
export function ChangeMember({ member: { personId, email, role, apps }, onChanged, onClose }: Props) {
  const [rights, setRights] = useState<Rights>({ role, apps: [...(apps ?? [])] });
  const [error, setError] = useState<string>();
  const { run, isBusy } = useChange(TeamMemberUpdateDocument);
  const save = async () => {
    const done = await run(
      { personId, role: rights.role, appIds: idsOf(rights) },
      {
        refused: ([refusal]) => {
          if (!refusal.field?.includes('appIds')) return false;
          setError(refusal.message);
          return true;
        },
      },
    );
    if (!done) return;
    toastDone(teamMessages.saved(email));
    onChanged();
  };
  return (
    <Dialog
      title={teamMessages.editOf(email)}
      width={520}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            {teamMessages.save}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <RoleFields
          rights={rights}
          appsError={error}
          onChange={(chosen) => {
            setError(undefined);
            setRights(chosen);
          }}
        />
      </div>
    </Dialog>
  );
}
