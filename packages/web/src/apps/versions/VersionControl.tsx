import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { Layers } from 'lucide-react';
import { Switch } from 'antd';
import {
  AccountSetVersionControlDocument,
  VersionControl_AccountFragmentDoc,
  type VersionControl_AccountFragment,
} from '../../generated/graphql.ts';
import { useChange } from '../../kit/mutate.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { toastDone } from '../../kit/toasts.ts';
import { useFragmentData } from '../../kit/use-fragment-data.ts';
import { versionMessages } from './messages.ts';
import styles from './VersionControl.module.css';

/**
 * Whether versions are kept. Only the owner can change it, after a question that explains the
 * effect; others see the current setting.
 */
export function VersionControl({ account: masked }: { account: FragmentType<VersionControl_AccountFragment> }) {
  const account = useFragmentData(VersionControl_AccountFragmentDoc, masked);
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useChange(AccountSetVersionControlDocument);
  const isOn = account.hasVersionControl;
  const confirm = async () => {
    const done = await run({ hasVersionControl: !isOn });
    setAsked(false);
    if (done) toastDone(isOn ? versionMessages.controlIsOff : versionMessages.controlIsOn);
  };
  return (
    <>
      <label className={styles['switch']}>
        {versionMessages.control}
        <Switch
          size="small"
          checked={isOn}
          disabled={!account.viewerCanSetVersionControl}
          onChange={() => setAsked(true)}
        />
      </label>
      {isAsked && (
        <ConfirmDialog
          icon={Layers}
          title={isOn ? versionMessages.controlOff : versionMessages.controlOn}
          confirmText={isOn ? versionMessages.controlOffAnswer : versionMessages.controlOnAnswer}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        >
          {(isOn ? versionMessages.controlOffHint : versionMessages.controlOnHint).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{versionMessages.controlScope(account.label)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
