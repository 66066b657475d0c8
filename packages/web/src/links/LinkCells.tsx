import type { LinkRow_LinkFragment } from '../generated/graphql.ts';
import { LinkWell } from './LinkWell.tsx';
import { linkMessages } from './messages.ts';
import { PlayAsGuest } from './PlayLink.tsx';
import styles from './LinkRow.module.css';

/** The URLs of a link: one, or one for each side of a meeting. `note` is why they open no stream here. */
export function LinkCells({ link, note }: { link: LinkRow_LinkFragment; note: string | null }) {
  const below = note === null ? null : <p className={styles['note']}>{note}</p>;
  if (link.__typename === 'StreamingLink') {
    return (
      <td className={styles['url']}>
        <LinkWell
          url={link.url}
          iframe={link.iframeSnippet}
          copyUrl={linkMessages.copyUrl}
          copyIframe={linkMessages.copyIframe}
        />
        {below}
      </td>
    );
  }
  return (
    <>
      <td className={styles['side']}>
        <span className={styles['head']} aria-hidden="true">
          {linkMessages.hostLink}
        </span>
        <LinkWell
          url={link.hostUrl}
          iframe={link.hostIframeSnippet}
          copyUrl={linkMessages.copyHostUrl}
          copyIframe={linkMessages.copyHostIframe}
        />
        {below}
      </td>
      <td className={styles['side']}>
        <span className={styles['head']} aria-hidden="true">
          {linkMessages.guestLink}
        </span>
        <LinkWell
          url={link.guestUrl}
          iframe={link.guestIframeSnippet}
          copyUrl={linkMessages.copyGuestUrl}
          copyIframe={linkMessages.copyGuestIframe}
          tool={<PlayAsGuest name={link.name} url={link.guestUrl} />}
        />
      </td>
    </>
  );
}
