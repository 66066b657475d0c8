import { useEffect, useEffectEvent } from 'react';
import { DeleteConfig } from './DeleteConfig.tsx';
import { useDeleteConfig } from './useDeleteConfig.ts';

interface Props {
  config: { id: string; name: string; usedByCount: number };
  /** It is deleted, or stays. */
  onEnd: () => void;
}

/** Deletes a config: asks first, unless that is hidden. For other areas, which show configs, too. */
export function DeleteConfigNow({ config, onEnd }: Props) {
  const deletion = useDeleteConfig(config, onEnd);
  const isAsked = deletion.isAsked;
  const run = useEffectEvent(() => void deletion.run().then(onEnd));
  useEffect(() => {
    if (!isAsked) run();
  }, [isAsked]);
  return isAsked && <DeleteConfig config={config} deletion={deletion} onKeep={onEnd} />;
}
