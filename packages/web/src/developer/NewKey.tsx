import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Select } from 'antd';
import { checkKeyName, KEY_DAYS, MAX_KEY_APPS } from '@launchyard/domain/developer';
import { ApiKeyCreateDocument, KeyAppsDocument, type ApiKeyScope } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { InputField } from '../kit/InputField.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useCreation } from '../kit/mutate.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { useDebounced } from '../kit/use-debounced.ts';
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
  const [appIds, setAppIds] = useState<string[]>([]);
  const [days, setDays] = useState<number>(KEY_DAYS[1]);
  const { run, isBusy } = useCreation(ApiKeyCreateDocument);
  const submit = async () => {
    if (!form.isRight()) return;
    const limits = { appIds: appIds.length > 0 ? appIds : null, expiresInDays: days === NEVER ? null : days };
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
        <AppsField chosen={appIds} onChoose={setAppIds} />
        <Field label={developerMessages.expiry} error={undefined}>
          {(control) => <Select {...control} value={days} options={EXPIRIES} onChange={(value) => setDays(value)} />}
        </Field>
      </div>
    </Dialog>
  );
}

function AppsField({ chosen, onChoose }: { chosen: string[]; onChoose: (appIds: string[]) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const { data, previousData, loading } = useQuery(KeyAppsDocument, { variables: { search }, errorPolicy: 'all' });
  const apps = (data ?? previousData)?.viewer?.account.apps?.nodes ?? [];
  return (
    <Field label={developerMessages.apps} error={undefined}>
      {(control) => (
        <Select
          {...control}
          mode="multiple"
          maxCount={MAX_KEY_APPS}
          placeholder={developerMessages.allApps}
          value={chosen}
          loading={loading}
          options={apps.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          onChange={(appIds) => onChoose(appIds)}
        />
      )}
    </Field>
  );
}
