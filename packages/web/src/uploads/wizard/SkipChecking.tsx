import { useId } from 'react';
import { Switch } from 'antd';
import { useStore } from '../../kit/store.ts';
import { AdminWell } from '../AdminWell.tsx';
import { uploadMessages } from '../messages.ts';
import { answers } from './answers.ts';

/** Applications §6: for administrators. The services check that, and refuse it for anyone else. */
export function SkipChecking() {
  const id = useId();
  const { skipsZipChecking } = useStore(answers);
  return (
    <AdminWell hint={<span id={`${id}-hint`}>{uploadMessages.skipHint}</span>}>
      <label htmlFor={id}>
        <Switch
          id={id}
          checked={skipsZipChecking}
          aria-describedby={`${id}-hint`}
          onChange={(skips) => answers.update((given) => ({ ...given, skipsZipChecking: skips }))}
        />
        {uploadMessages.skipZipChecking}
      </label>
    </AdminWell>
  );
}
