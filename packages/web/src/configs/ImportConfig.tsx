import { useId, useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { Button, Input } from 'antd';
import {
  checkConfigName,
  configViolations,
  MAX_DOCUMENT_LENGTH,
  parseDocument,
  readDocument,
} from '@launchyard/domain/configs';
import { ConfigImportDocument } from '../generated/graphql.ts';
import { FileField } from '../kit/FileField.tsx';
import { useCreation } from '../kit/mutate.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone } from '../kit/toasts.ts';
import { configMessages } from './messages.ts';
import styles from './NameConfig.module.css';

interface Props {
  onImported: (name: string) => void;
  onBack: () => void;
  onClose: () => void;
}

type Field = 'name' | 'document' | 'password';
type Errors = Partial<Record<Field, string>>;

/** Makes a config from a document that was exported: a file, or pasted. What is wrong with it is told before anything is sent. */
export function ImportConfig({ onImported, onBack, onClose }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const { run, isBusy } = useCreation(ConfigImportDocument);
  const asksPassword = wantsPassword(text);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setFileName(file.name);
    const tooLarge = { document: configViolations.documentTooLarge.message };
    // A character has up to three bytes: what is larger need not be read to be judged.
    if (file.size > 3 * MAX_DOCUMENT_LENGTH) return refuse(tooLarge);
    try {
      const content = await file.text();
      if (content.length > MAX_DOCUMENT_LENGTH) return refuse(tooLarge);
      setText(content);
      setErrors({});
      if (name === '') setName(nameOf(file.name));
    } catch {
      // The file went away, or may not be read.
      refuse({ document: configMessages.importUnread });
    }
  };
  const submit = async () => {
    const wanted = name.trim();
    const found: Errors = {
      ...first('name', checkConfigName(wanted)),
      ...first('document', parseDocument(text).violations),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    const wish = { name: wanted, document: text, password: password === '' ? null : password };
    const done = await run(wish, { refused: (refusals) => refuse(placed(refusals, asksPassword)) });
    if (!done?.config) return;
    toastDone(configMessages.imported(done.config.name, done.leftOut));
    onImported(done.config.name);
  };
  const input = (field: Field) => ({
    id: `${id}-${field}`,
    status: errors[field] === undefined ? ('' as const) : ('error' as const),
    'aria-invalid': errors[field] !== undefined,
    'aria-describedby': errors[field] === undefined ? undefined : `${id}-${field}-error`,
  });
  return (
    <Dialog
      title={configMessages.importTitle}
      width={640}
      onBack={onBack}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onBack}>{kitMessages.cancel}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void submit()}>
            {configMessages.importConfig}
          </Button>
        </>
      }
    >
      <div className={styles['field']}>
        <div className={styles['file']}>
          <Button icon={<FileUp size={15} aria-hidden />} onClick={() => picker.current?.click()}>
            {configMessages.importFile}
          </Button>
          {fileName !== null && <span>{fileName}</span>}
          <FileField
            ref={picker}
            isHidden
            accept="application/json,.json"
            label={configMessages.importFile}
            onPick={([file]) => void read(file)}
          />
        </div>
        <label htmlFor={`${id}-document`} className={styles['label']}>
          {configMessages.importText}
        </label>
        <Input.TextArea
          {...input('document')}
          rows={8}
          spellCheck={false}
          className={styles['document']}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FieldError id={`${id}-document-error`} message={errors.document} />
        {errors.document === undefined && <p className={styles['help']}>{configMessages.importHelp}</p>}
      </div>
      <div className={styles['field']}>
        <label htmlFor={`${id}-name`} className={styles['label']}>
          {configMessages.nameLabel}
        </label>
        <Input
          {...input('name')}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FieldError id={`${id}-name-error`} message={errors.name} />
      </div>
      {asksPassword && (
        <div className={styles['field']}>
          <label htmlFor={`${id}-password`} className={styles['label']}>
            {configMessages.importPassword}
          </label>
          <Input.Password
            {...input('password')}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FieldError id={`${id}-password-error`} message={errors.password} />
          {errors.password === undefined && <p className={styles['help']}>{configMessages.importPasswordHelp}</p>}
        </div>
      )}
    </Dialog>
  );

  function refuse(found: Errors): void {
    setErrors(found);
    const wrong = (['document', 'name', 'password'] as const).find((field) => found[field] !== undefined);
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
  }
}

function first(field: Field, violations: readonly { message: string }[]): Errors {
  return violations[0] ? { [field]: violations[0].message } : {};
}

/** Each refusal at its field; what is about a setting is about the document. */
function placed(
  refusals: readonly { message: string; field?: readonly string[] | null | undefined }[],
  asksPassword: boolean,
): Errors {
  const errors: Errors = {};
  for (const { message, field } of refusals) {
    // A password that nobody was asked for stands in the document.
    const place =
      asksPassword && field?.includes('password') ? 'password' : field?.[0] === 'name' ? 'name' : 'document';
    errors[place] ??= message;
  }
  return errors;
}

/** `kiosk (2).json` as a config can be called. */
const nameOf = (file: string): string =>
  file
    .replace(/\.json$/i, '')
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 50);

/** Whether what is pasted asks viewers for a password that it does not hold. */
function wantsPassword(text: string): boolean {
  if (text === '' || text.length > MAX_DOCUMENT_LENGTH) return false;
  const { document, password, violations } = parseDocument(text);
  return violations.length === 0 && password === undefined && readDocument(document, false).requiresPassword;
}
