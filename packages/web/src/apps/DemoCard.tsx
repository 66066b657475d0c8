import type { FragmentType } from '@apollo/client';
import { Play, Trash2 } from 'lucide-react';
import { Button } from 'antd';
import { DemoCard_AccountFragmentDoc, type DemoCard_AccountFragment } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { DeleteDemo } from './DeleteDemo.tsx';
import { appListMessages } from './messages.ts';
import styles from './DemoCard.module.css';

const DEMO_QUESTIONS = ['delete-demo'] as const;

/**
 * The demo application of a new account, which can be opened and removed. One line next to the
 * first upload, a card in the list.
 */
export function DemoCard({
  account,
  isLine = false,
}: {
  account: FragmentType<DemoCard_AccountFragment>;
  isLine?: boolean;
}) {
  const { demoApp: demo } = useFragmentData(DemoCard_AccountFragmentDoc, account);
  const { asked, ask, end } = useAsked(DEMO_QUESTIONS);
  if (!demo) return null;
  const Frame = isLine ? 'section' : 'li';
  return (
    <Frame className={styles[isLine ? 'line' : 'card']} aria-label={demo.name}>
      <div className={styles['picture']}>
        <Thumbnail name={demo.name} />
      </div>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h2 title={demo.name}>{demo.name}</h2>
          <Chip kind="accent">{appListMessages.demo}</Chip>
        </div>
        <p>{appListMessages.demoHint}</p>
      </div>
      <div className={styles['actions']}>
        <Button
          type={isLine ? 'default' : 'text'}
          size={isLine ? 'middle' : 'small'}
          icon={<Play size={15} aria-hidden />}
          href={demo.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {appListMessages.play}
        </Button>
        {demo.viewerCanDelete && (
          <IconButton icon={Trash2} label={appListMessages.remove(demo.name)} onClick={() => ask('delete-demo')} />
        )}
      </div>
      {asked && <DeleteDemo name={demo.name} onClose={end} />}
    </Frame>
  );
}
