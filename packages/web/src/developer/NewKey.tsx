import { useState } from 'react';
import { Button, Checkbox, Select } from 'antd';
import { checkKeyName, KEY_DAYS, MAX_KEY_APPS } from '@launchyard/domain/developer';
import { ApiKeyCreateDocument, type ApiKeyScope } from '../generated/graphql.ts';
import { AppsField } from '../kit/AppsField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { InputField } from '../kit/InputField.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useCreation } from '../kit/mutate.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { developerMessages } from './messages.ts';
import { SCOPES } from './scopes.ts';
import styles from './Developer.module.css';

interface Props {
  onMade: (secret: string | null) => void;
  onClose: () => void;
}

const NEVER = 0;
const EXPIRIES = KEY_DAYS.map((days) => ({
  value: days ?? NEVER,
  label: days === null ? developerMessages.expiryNever : developerMessages.expiryDays(days),
}));

/** Creates a key for one program. */
export function NewKey({ onMade, onClose }: Props) {
  const form = useForm({ name: '' }, { check: ({ name }) => checkKeyName(name) });
  const [scopes, setScopes] = useState<ApiKeyScope[]>([]);
  const [apps, setApps] = useState<{ id: string; name: string }[]>([]);
  const [days, setDays] = useState<number>(KEY_DAYS[1]);
  const { run, isBusy } = useCreation(ApiKeyCreateDocument);
  const submit = async () => {
    if (!form.isRight()) return;
    const limits = {
      appIds: apps.length > 0 ? apps.map(({ id }) => id) : null,
      expiresInDays: days === NEVER ? null : days,
    };
    const done = await run(
      { name: form.values.name, scopes, ...limits },
      { refused: (refusals) => form.refuse(refusals) },
    );
    if (!done) return;
    onMade(done.secret);
    if (done.secret === null) toastFault(developerMessages.secretLost);
    else toastDone(developerMessages.generated);
  };
  return (
    <Dialog
      title={developerMessages.newKey}
      width={520}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void submit()}>
            {developerMessages.create}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <InputField
          {...form.field('name')}
          data-first
          label={developerMessages.name}
          help={developerMessages.nameHelp}
          autoComplete="off"
          onPressEnter={() => void submit()}
        />
        <fieldset>
          <legend>{developerMessages.scopes}</legend>
          <p>{developerMessages.scopesHint}</p>
          <Checkbox.Group options={SCOPES} value={scopes} onChange={setScopes} />
        </fieldset>
        <AppsField label={developerMessages.apps} chosen={apps} max={MAX_KEY_APPS} onChoose={setApps} />
        <Field label={developerMessages.expiry} error={undefined}>
          {(control) => <Select {...control} value={days} options={EXPIRIES} onChange={(value) => setDays(value)} />}
        </Field>
      </div>
    </Dialog>
  );
}
