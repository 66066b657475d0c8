import { useEffect, useEffectEvent } from 'react';
import { DeleteConfig } from './DeleteConfig.tsx';
import { useDeleteConfig, type DeletableConfig } from './use-delete-config.ts';

interface Props {
  config: DeletableConfig;
  /** Whether to ask first. A URL always asks: following a link must not delete anything. */
  isAsked: boolean;
  /** It was deleted, or kept. */
  onEnd: () => void;
}

/** Deletes a config. For other areas that show configs. */
export function DeleteConfigNow({ config, isAsked, onEnd }: Props) {
  const deletion = useDeleteConfig(config, onEnd);
  const run = useEffectEvent(() => void deletion.run().then(onEnd));
  useEffect(() => {
    if (!isAsked) run();
  }, [isAsked]);
  return isAsked && <DeleteConfig config={config} deletion={deletion} onKeep={onEnd} />;
}
