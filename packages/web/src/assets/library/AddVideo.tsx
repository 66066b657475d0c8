import { useState, type ReactNode } from 'react';
import { Button, Input } from 'antd';
import { isMediaAddress, isVideoAddress } from '@launchyard/domain/assets';
import { Field } from '../../kit/Field.tsx';
import { libraryMessages } from './messages.ts';
import styles from './AddVideo.module.css';

interface Props {
  /** Takes an address; null where nothing asks for one. */
  onAdd: ((address: string) => void) | null;
  /** The videos of the library, to pick one. */
  children: ReactNode;
}

/** Applications §2: adds a film by its URL, or one of the library. What lies elsewhere is kept as an address: only a viewer's browser asks it. */
export function AddVideo({ onAdd, children }: Props) {
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);
  const submit = () => {
    const whole = address.trim();
    if (!isMediaAddress(whole, { filesOrigin: null }) || !isVideoAddress(whole)) return setRefused(true);
    onAdd?.(whole);
  };
  return (
    <>
      {onAdd && (
        <form
          noValidate
          className={styles['byAddress']}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field
            label={libraryMessages.byAddress}
            error={isRefused ? libraryMessages.addressRefused : undefined}
            help={libraryMessages.addressHint}
          >
            {(control) => (
              <div className={styles['field']}>
                <Input
                  {...control}
                  data-first=""
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that led here is gone, and with it the focus
                  autoFocus
                  type="url"
                  spellCheck={false}
                  value={address}
                  placeholder="https://"
                  status={isRefused ? 'error' : ''}
                  onChange={(event) => {
                    setRefused(false);
                    setAddress(event.target.value);
                  }}
                />
                <Button htmlType="submit">{libraryMessages.addAddress}</Button>
              </div>
            )}
          </Field>
        </form>
      )}
      <h3 className={styles['title']}>{libraryMessages.orPick}</h3>
      {children}
    </>
  );
}
