import type { FragmentType } from '@apollo/client';
import { CodeXml, Copy, Play, Trash2 } from 'lucide-react';
import { Button } from 'antd';
import { LinkRow_StreamingLinkFragmentDoc, type LinkRow_StreamingLinkFragment } from '../generated/graphql.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { useFragmentData } from '../kit/useFragmentData.ts';
import { linkMessages } from './messages.ts';
import { UrlText } from './UrlText.tsx';
import styles from './LinkRow.module.css';

interface Props {
  link: FragmentType<LinkRow_StreamingLinkFragment>;
  latestVersion: number | null;
  onDelete: (link: { id: string; name: string }) => void;
}

export function LinkRow({ link: masked, latestVersion, onDelete }: Props) {
  const link = useFragmentData(LinkRow_StreamingLinkFragmentDoc, masked);
  return (
    <tr className={styles['row']}>
      <td className={styles['name']}>{link.name}</td>
      <td className={styles['config']}>{link.configName}</td>
      <td className={styles['version']}>
        {link.version ?? (
          <>
            {linkMessages.latest} {latestVersion !== null && <span>{linkMessages.nowVersion(latestVersion)}</span>}
          </>
        )}
      </td>
      <td className={styles['url']}>
        <div className={styles['well']}>
          <UrlText url={link.url} />
          <CopyButton icon={Copy} label={linkMessages.copyUrl} text={link.url} doneText={linkMessages.urlCopied} />
          <CopyButton
            icon={CodeXml}
            label={linkMessages.copyIframe}
            text={link.iframeSnippet}
            doneText={linkMessages.iframeCopied}
          />
        </div>
      </td>
      <td className={styles['actions']}>
        <Button
          size="small"
          href={link.url}
          target="_blank"
          rel="noreferrer"
          icon={<Play size={15} aria-hidden />}
          aria-label={linkMessages.playOf(link.name)}
        >
          {linkMessages.play}
        </Button>
        {link.viewerCanDelete && (
          <IconButton icon={Trash2} label={linkMessages.remove(link.name)} onClick={() => onDelete(link)} />
        )}
      </td>
    </tr>
  );
}
