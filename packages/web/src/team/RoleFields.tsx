import { Select } from 'antd';
import { MAX_MEMBER_APPS } from '@launchyard/domain/team';
import type { MemberRole } from '../generated/graphql.ts';
import { AppsField } from '../kit/AppsField.tsx';
import { Field } from '../kit/Field.tsx';
import { teamMessages } from './messages.ts';
import { canBeLimited, GIVEN_ROLES } from './roles.ts';

/** What somebody may do in the account. No applications stands for all. */
export interface Rights {
  role: MemberRole;
  apps: { id: string; name: string }[];
}

interface Props {
  rights: Rights;
  appsError: string | undefined;
  onChange: (rights: Rights) => void;
}

/** Chooses a role, and the applications that it is limited to. */
export function RoleFields({ rights, appsError, onChange }: Props) {
  const { role, apps } = rights;
  return (
    <>
      <Field
        label={teamMessages.role}
        error={undefined}
        help={GIVEN_ROLES.find(({ value }) => value === role)?.text ?? ''}
      >
        {(control) => (
          <Select
            {...control}
            value={role}
            options={GIVEN_ROLES}
            onChange={(chosen) => onChange({ role: chosen, apps: canBeLimited(chosen) ? apps : [] })}
          />
        )}
      </Field>
      {canBeLimited(role) && (
        <AppsField
          label={teamMessages.apps}
          help={teamMessages.appsHelp}
          error={appsError}
          chosen={apps}
          max={MAX_MEMBER_APPS}
          onChoose={(chosen) => onChange({ role, apps: chosen })}
        />
      )}
    </>
  );
}

/** The ids of the applications, as the API takes them. */
export const idsOf = ({ apps }: Rights): string[] | null => (apps.length === 0 ? null : apps.map(({ id }) => id));
