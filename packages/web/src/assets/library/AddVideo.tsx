import { useState, type ReactNode } from 'react';
import { Button, Input } from 'antd';
import { isMediaAddress, isVideoAddress } from '@launchyard/domain/assets';
import { Field } from '../../kit/Field.tsx';
import { libraryMessages } from './messages.ts';
import styles from './AddVideo.module.css';

interface Props {
  /** Receives a URL; null if nothing needs one. */
  onAdd: ((address: string) => void) | null;
  /** The library's videos to choose from. */
  children: ReactNode;
}

/**
 * Applications §2: adds a film by its URL, or one from the library. Only the URL of an external
 * film is stored: viewers' browsers load it from there.
 */
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
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that led here is gone, and took the focus with it
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
