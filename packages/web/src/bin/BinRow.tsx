import { use, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { AppWindow, Image, Layers, Link2, SlidersHorizontal, Undo2, Users, type LucideIcon } from 'lucide-react';
import { Button } from 'antd';
import { formatBytes } from '@launchyard/domain/kit';
import { BinRow_BinItemFragmentDoc, type BinItemKind, type BinRow_BinItemFragment } from '../generated/graphql.ts';
import { actorText } from '../kit/actor-text.ts';
import { cx } from '../kit/cx.ts';
import { formatMoment } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { RestoreContext } from '../kit/use-toast-deleted.ts';
import { binMessages } from './messages.ts';
import styles from './BinRow.module.css';

interface Props {
  item: FragmentType<BinRow_BinItemFragment>;
  onRestored: () => void;
}

const ICONS: Record<BinItemKind, LucideIcon> = {
  APP: AppWindow,
  APP_VERSION: Layers,
  STREAMING_LINK: Link2,
  MEETING_LINK: Users,
  CONFIG: SlidersHorizontal,
  ASSET: Image,
};

export function BinRow({ item: masked, onRestored }: Props) {
  const item = useFragmentData(BinRow_BinItemFragmentDoc, masked);
  const restore = use(RestoreContext);
  const [isBusy, setBusy] = useState(false);
  const Icon = ICONS[item.kind];
  const bringBack = async () => {
    setBusy(true);
    await restore?.(item);
    setBusy(false);
    onRestored();
  };
  return (
    <tr className={cx(table['row'], styles['row'])}>
      <th scope="row" className={cx(table['name'], styles['name'])} title={item.name}>
        <Icon size={16} aria-hidden />
        {item.name}
      </th>
      <td className={cx(table['fact'], styles['kind'])}>{binMessages.kinds[item.kind]}</td>
      <td className={styles['size']}>{item.sizeBytes > 0 ? formatBytes(item.sizeBytes) : binMessages.none}</td>
      <td className={cx(table['fact'], styles['deleted'])}>
        {binMessages.deletedBy(formatMoment(item.deletedAt), actorText(item.deletedBy))}
      </td>
      <td className={cx(table['fact'], styles['until'])}>
        <span className={table['unit']}>{binMessages.keptUntil} </span>
        {formatMoment(item.expiresAt)}
      </td>
      <td className={cx(table['actions'], styles['actions'])}>
        <Button
          size="small"
          loading={isBusy}
          icon={<Undo2 size={15} aria-hidden />}
          aria-label={binMessages.restoreOf(item.name)}
          onClick={() => void bringBack()}
        >
          {binMessages.restore}
        </Button>
      </td>
    </tr>
  );
}
