import { useState } from 'react';
import { Input } from 'antd';
import { Unplug } from 'lucide-react';
import { MAX_END_WORD_LENGTH } from '@launchyard/domain/streaming';
import { StreamingSessionEndDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Field } from '../kit/Field.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { streamingMessages as words } from './messages.ts';

interface Props {
  id: string;
  appName: string;
  isMeeting: boolean;
  onCancel: () => void;
  onEnded: () => void;
}

/** Ends a session, with a word to its visitor. */
export function EndSession({ id, appName, isMeeting, onCancel, onEnded }: Props) {
  const [word, setWord] = useState('');
  const { run, isBusy } = useChange(StreamingSessionEndDocument);
  const end = async () => {
    const input = { streamingSessionId: id, word: word.trim() === '' ? null : word.trim() };
    if (!(await run(input, { faultWords: words.endFailed }))) return;
    toastDone(words.endedToast);
    onEnded();
  };
  return (
    <ConfirmDialog
      icon={Unplug}
      kind="bad"
      title={words.endTitle(appName)}
      confirmText={words.end}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={() => void end()}
      onCancel={onCancel}
    >
      <p>{isMeeting ? words.endMeetingHint : words.endHint}</p>
      <Field label={words.word} error={undefined}>
        {(control) => (
          <Input
            {...control}
            value={word}
            maxLength={MAX_END_WORD_LENGTH}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
