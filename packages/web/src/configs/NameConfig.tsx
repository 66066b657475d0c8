import { useId, useState } from 'react';
import { Button, Input } from 'antd';
import { checkConfigName } from '@launchyard/domain/configs';
import { ConfigCreateDocument } from '../generated/graphql.ts';
import { useCreation } from '../kit/mutate.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone } from '../kit/toasts.ts';
import { configMessages } from './messages.ts';
import styles from './NameConfig.module.css';

interface Props {
  onCreated: (name: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Applications §2: name a config. It is there at once, with everything as by default, and opens to be changed. */
export function NameConfig({ onCreated, onBack, onClose }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { run, isBusy } = useCreation(ConfigCreateDocument);
  const submit = async () => {
    const wanted = name.trim();
    const [violation] = checkConfigName(wanted);
    if (violation) return refuse(violation.message);
    const done = await run({ name: wanted, settings: null }, { refused: ([{ message }]) => refuse(message) });
    if (!done?.config) return;
    toastDone(configMessages.created(done.config.name));
    onCreated(done.config.name);
  };
  const refuse = (message: string) => {
    setError(message);
    document.getElementById(id)?.focus();
  };
  return (
    <Dialog
      title={kitMessages.addNewConfig}
      width={480}
      onBack={onBack}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onBack}>{kitMessages.cancel}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void submit()}>
            {configMessages.create}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className={styles['label']}>
        {configMessages.nameLabel}
      </label>
      <Input
        id={id}
        data-first
        autoComplete="off"
        spellCheck={false}
        value={name}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
        onPressEnter={() => void submit()}
      />
      <FieldError id={`${id}-error`} message={error} />
      {error === undefined && (
        <p id={`${id}-help`} className={styles['help']}>
          {configMessages.nameHelp}
        </p>
      )}
    </Dialog>
  );
}
