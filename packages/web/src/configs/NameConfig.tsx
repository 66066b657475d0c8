import { Button } from 'antd';
import { checkConfigName } from '@launchyard/domain/configs';
import { ConfigCreateDocument } from '../generated/graphql.ts';
import { useCreation } from '../kit/mutate.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { InputField } from '../kit/InputField.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { configMessages } from './messages.ts';

interface Props {
  onCreated: (name: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/**
 * Applications §2: names a config. It is created immediately with default settings, and opens for
 * editing.
 */
export function NameConfig({ onCreated, onBack, onClose }: Props) {
  const form = useForm({ name: '' }, { check: ({ name }) => checkConfigName(name.trim()) });
  const { run, isBusy } = useCreation(ConfigCreateDocument);
  const submit = async () => {
    if (!form.isRight()) return;
    const name = form.values.name.trim();
    const done = await run({ name, settings: null }, { refused: (refusals) => form.refuse(refusals) });
    if (!done?.config) return;
    toastDone(configMessages.created(done.config.name));
    onCreated(done.config.name);
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
      <InputField
        {...form.field('name')}
        data-first
        label={configMessages.nameLabel}
        help={configMessages.nameHelp}
        autoComplete="off"
        onPressEnter={() => void submit()}
      />
    </Dialog>
  );
}
