import { useState } from 'react';
import { Copy } from 'lucide-react';
import { Button, Input } from 'antd';
import { checkToken } from '@launchyard/domain/developer';
import { ClientTokenCreateDocument } from '../generated/graphql.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Field } from '../kit/Field.tsx';
import { InputField } from '../kit/InputField.tsx';
import { useCreation } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { developerMessages } from './messages.ts';
import styles from './Developer.module.css';

type Fields = Record<'clientEmail' | 'expiresInMinutes' | 'object', string>;

const asked = ({ expiresInMinutes, ...fields }: Fields) => ({
  ...fields,
  expiresInMinutes: expiresInMinutes.trim() === '' ? null : Number(expiresInMinutes),
});

/** Access §2: generates a token for one client. */
export function Token() {
  const form = useForm<keyof Fields>(
    { clientEmail: '', expiresInMinutes: '', object: '' },
    { check: (fields) => checkToken(asked(fields)) },
  );
  const [token, setToken] = useState<string | null>(null);
  const { run, isBusy } = useCreation(ClientTokenCreateDocument);
  const submit = async () => {
    if (!form.isRight()) return;
    const done = await run(asked(form.values), {
      refused: (refusals) => form.refuse(refusals),
      faultWords: developerMessages.tokenFailed,
    });
    if (!done) return;
    setToken(done.token);
    toastDone(developerMessages.tokenGenerated);
  };
  const { error, id, value, onChange } = form.field('object');
  return (
    <section className={styles['card']} aria-labelledby="token">
      <div className={styles['form']} data-padded>
        <div className={styles['words']}>
          <h2 id="token">{developerMessages.token}</h2>
          <p>{developerMessages.tokenHint}</p>
        </div>
        <InputField
          {...form.field('clientEmail')}
          label={developerMessages.clientEmail}
          type="email"
          autoComplete="off"
        />
        <InputField
          {...form.field('expiresInMinutes')}
          label={developerMessages.tokenExpiry}
          inputMode="numeric"
          suffix={developerMessages.minutes}
          autoComplete="off"
        />
        <Field label={developerMessages.object} id={id} error={error}>
          {(control) => (
            <Input.TextArea
              {...control}
              rows={4}
              spellCheck={false}
              status={error === undefined ? '' : 'error'}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
        <Button type="primary" loading={isBusy} onClick={() => void submit()}>
          {developerMessages.generateToken}
        </Button>
        {token !== null && (
          <div>
            <code className={styles['secret']}>{token}</code>
            <CopyButton
              icon={Copy}
              label={developerMessages.copyToken}
              text={token}
              doneText={developerMessages.tokenCopied}
            />
          </div>
        )}
      </div>
    </section>
  );
}
