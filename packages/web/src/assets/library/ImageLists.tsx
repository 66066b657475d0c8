import { Segmented } from 'antd';
import { useIsPhone } from '../../kit/use-media.ts';
import { libraryMessages } from './messages.ts';
import type { LibraryList } from './tabs.ts';

const LISTS = ['images', 'logos'] as const;

/** Which images are shown: those for configs, or the logos. */
export function ImageLists({ list, onList }: { list: LibraryList; onList: (list: LibraryList) => void }) {
  const isPhone = useIsPhone();
  return (
    <Segmented
      size={isPhone ? 'middle' : 'small'}
      aria-label={libraryMessages.show}
      options={LISTS.map((value) => ({ value, label: libraryMessages.lists[value] }))}
      value={list}
      onChange={onList}
    />
  );
}
