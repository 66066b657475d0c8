import { Select } from 'antd';
import { MIB } from '@launchyard/domain/kit';
import { formatSpeed } from '../kit/format.ts';
import { useStore } from '../kit/store.ts';
import { uploadMessages } from './messages.ts';
import { changeSpeedLimit, chosenLimit } from './transfer/speed-memory.ts';

const MEGABYTES = [1, 2, 5, 10, 20, 50, 100];

const OPTIONS = [
  { value: 0, label: uploadMessages.noLimit },
  ...MEGABYTES.map((megabytes) => ({ value: megabytes * MIB, label: formatSpeed(megabytes * MIB).replace('.00', '') })),
];

/** The total speed of this browser's uploads, to leave bandwidth for others. */
export function SpeedLimitSelect() {
  const limit = useStore(chosenLimit);
  return (
    <Select
      size="small"
      className="quiet"
      aria-label={uploadMessages.limit}
      prefix={limit === null ? undefined : uploadMessages.limit}
      value={limit ?? 0}
      options={OPTIONS}
      popupMatchSelectWidth={false}
      onChange={(value) => changeSpeedLimit(value === 0 ? null : value)}
    />
  );
}
