import { CodeXml, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../kit/CopyButton.tsx';
import { linkMessages } from './messages.ts';
import { UrlText } from './UrlText.tsx';
import styles from './LinkWell.module.css';

interface Props {
  url: string;
  iframe: string;
  copyUrl: string;
  copyIframe: string;
  /** Before the copy buttons. */
  tool?: ReactNode;
}

/** A URL with its actions. */
export function LinkWell({ url, iframe, copyUrl, copyIframe, tool }: Props) {
  return (
    <div className={styles['well']}>
      <UrlText url={url} />
      {tool}
      <CopyButton icon={Copy} label={copyUrl} text={url} doneText={linkMessages.urlCopied} />
      <CopyButton icon={CodeXml} label={copyIframe} text={iframe} doneText={linkMessages.iframeCopied} />
    </div>
  );
}
