import { useRef, useState } from 'react';
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
import { Field } from '../kit/Field.tsx';
import { InputField } from '../kit/InputField.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { configMessages } from './messages.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import styles from './ImportConfig.module.css';

interface Props {
  onImported: (name: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/**
 * Creates a config from an exported document: a file, or pasted text. Errors are shown before
 * anything is sent.
 */
export function ImportConfig({ onImported, onBack, onClose }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const form = useForm({ document: '', name: '', password: '' }, { check });
  const [fileName, setFileName] = useState<string | null>(null);
  const { run, isBusy } = useCreation(ConfigImportDocument);
  const asksPassword = wantsPassword(form.values.document);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setFileName(file.name);
    const tooLarge = [configViolations.documentTooLarge];
    // A character has up to three bytes: anything larger is refused unread.
    if (file.size > 3 * MAX_DOCUMENT_LENGTH) return form.refuse(tooLarge);
    try {
      const content = await file.text();
      if (content.length > MAX_DOCUMENT_LENGTH) return form.refuse(tooLarge);
      form.refuse([]);
      form.set('document', content);
      if (form.values.name === '') form.set('name', nameOf(file.name));
    } catch {
      // The file is gone or cannot be read.
      form.refuse([{ message: configMessages.importUnread, field: ['document'] }]);
    }
  };
  const submit = async () => {
    if (!form.isRight()) return;
    const { document, name, password } = form.values;
    const wish = { name: name.trim(), document, password: password || null };
    // An error at a setting concerns the document, and so does a password that the form did not ask
    // for.
    const shown = asksPassword ? (['password', 'name'] as const) : (['name'] as const);
    const done = await run(wish, { refused: (refusals) => form.refuse(refusals, shown) });
    if (!done?.config) return;
    toastDone(configMessages.imported(done.config.name, done.leftOut));
    onImported(done.config.name);
  };
  const pasted = form.field('document');
  const password = form.field('password');
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
      <div className={styles['fields']}>
        <Field {...pasted} label={configMessages.importText} help={configMessages.importHelp}>
          {(control) => (
            <Input.TextArea
              {...control}
              rows={8}
              spellCheck={false}
              className={styles['document']}
              value={pasted.value}
              status={pasted.error === undefined ? '' : 'error'}
              onChange={(event) => pasted.onChange(event.target.value)}
            />
          )}
        </Field>
        <InputField {...form.field('name')} label={configMessages.nameLabel} autoComplete="off" />
        {asksPassword && (
          <NewPasswordField
            {...password}
            label={configMessages.importPassword}
            help={configMessages.importPasswordHelp}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Whatever is wrong within the document is shown at the document. */
const check = ({ document, name }: { document: string; name: string }) => [
  ...parseDocument(document).violations.map((each) => ({ ...each, field: ['document'] })),
  ...checkConfigName(name.trim()),
];

/** `kiosk (2).json` as a valid config name. */
const nameOf = (file: string): string =>
  file
    .replace(/\.json$/i, '')
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 50);

/** Whether the pasted document requires a viewer password that it does not contain. */
function wantsPassword(text: string): boolean {
  if (text === '' || text.length > MAX_DOCUMENT_LENGTH) return false;
  const { document, password, violations } = parseDocument(text);
  return violations.length === 0 && password === undefined && readDocument(document, false).requiresPassword;
}
