import { useId } from 'react';
import { Upload } from 'lucide-react';
import { endingsOf } from '@launchyard/domain/assets';
import { FileLink } from '../../kit/FileField.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { accountMessages } from './messages.ts';
import styles from './LogoRow.module.css';

/** How a new logo is sent; the library does it. */
export interface LogoSending {
  isSending: boolean;
  send: (file: File) => void;
}

interface Props extends LogoSending {
  name: string;
  url: string | null;
}

/** Account §2: the profile logo, and Upload New. */
export function LogoRow({ name, url, isSending, send }: Props) {
  const id = useId();
  return (
    <div className={styles['logo']}>
      <Portrait name={name} url={url} className={styles['picture']} />
      <div className={styles['words']}>
        <strong>{name}</strong>
        <span id={`${id}-hint`} aria-live="polite">
          {isSending ? accountMessages.logoSending : accountMessages.logoHint}
        </span>
      </div>
      <FileLink
        id={id}
        className={styles['choose']}
        accept={endingsOf('logo').join(',')}
        describedBy={`${id}-hint`}
        isFirst={false}
        isDisabled={isSending}
        onPick={([file]) => file && send(file)}
      >
        <Upload size={15} aria-hidden />
        {accountMessages.logoUpload}
      </FileLink>
    </div>
  );
}
