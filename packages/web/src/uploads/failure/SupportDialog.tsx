import { Copy, Mail } from 'lucide-react';
import { Button } from 'antd';
import { copyText } from '../../kit/copy.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { uploadMessages } from '../messages.ts';
import styles from './SupportDialog.module.css';

interface Props {
  /** What support needs: ids and codes, no names and no URLs. */
  text: string;
  supportUrl: string;
  onClose: () => void;
}

/** Shows the text for support before it is sent, and a link to send it. */
export function SupportDialog({ text, supportUrl, onClose }: Props) {
  return (
    <Dialog
      title={uploadMessages.contactSupport}
      width={520}
      onClose={onClose}
      foot={
        <div className={styles['foot']}>
          <Button icon={<Copy size={15} aria-hidden />} onClick={() => void copyText(text)}>
            {kitMessages.copyForSupport}
          </Button>
          <Button
            type="primary"
            icon={<Mail size={15} aria-hidden />}
            href={withText(supportUrl, text)}
            target="_blank"
            rel="noreferrer"
          >
            {uploadMessages.writeToSupport}
          </Button>
        </div>
      }
    >
      <p>{uploadMessages.supportNeeds}</p>
      <pre className={styles['text']}>{text}</pre>
    </Dialog>
  );
}

/** An e-mail starts with the text; a support site has its own form. */
function withText(supportUrl: string, text: string): string {
  if (!supportUrl.startsWith('mailto:')) return supportUrl;
  return `${supportUrl}${supportUrl.includes('?') ? '&' : '?'}body=${encodeURIComponent(text)}`;
}
