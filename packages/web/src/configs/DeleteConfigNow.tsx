import { useEffect, useEffectEvent } from 'react';
import { DeleteConfig } from './DeleteConfig.tsx';
import { useDeleteConfig, type DeletableConfig } from './use-delete-config.ts';

interface Props {
  config: DeletableConfig;
  /** Whether to ask first. An address always asks: following one must delete nothing. */
  isAsked: boolean;
  /** It is deleted, or stays. */
  onEnd: () => void;
}

/** Deletes a config. For other areas, which show configs, too. */
export function DeleteConfigNow({ config, isAsked, onEnd }: Props) {
  const deletion = useDeleteConfig(config, onEnd);
  const run = useEffectEvent(() => void deletion.run().then(onEnd));
  useEffect(() => {
    if (!isAsked) run();
  }, [isAsked]);
  return isAsked && <DeleteConfig config={config} deletion={deletion} onKeep={onEnd} />;
}
