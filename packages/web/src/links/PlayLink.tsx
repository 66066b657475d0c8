import { Play } from 'lucide-react';
import { Button } from 'antd';
import type { LinkRow_LinkFragment } from '../generated/graphql.ts';
import { useTip } from '../kit/use-tip.tsx';
import { linkMessages } from './messages.ts';
import styles from './LinkRow.module.css';

/** Opens the stream; a meeting opens as its host. */
export function PlayLink({ link }: { link: LinkRow_LinkFragment }) {
  const isMeeting = link.__typename === 'MeetingLink';
  return (
    <Button
      size="small"
      className={styles['play']}
      href={isMeeting ? link.hostUrl : link.url}
      target="_blank"
      rel="noreferrer"
      icon={<Play size={15} aria-hidden />}
      aria-label={isMeeting ? linkMessages.playAsHost(link.name) : linkMessages.playOf(link.name)}
    >
      {linkMessages.play}
    </Button>
  );
}

/** The same as a guest, among the ways to copy the guests' link. */
export function PlayAsGuest({ name, url }: { name: string; url: string }) {
  const label = linkMessages.playAsGuest(name);
  const tip = useTip(linkMessages.play);
  return (
    <>
      <Button
        {...tip.on}
        type="text"
        className={styles['playIcon']}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        icon={<Play size={16} aria-hidden />}
      />
      {tip.bubble}
    </>
  );
}
