import { useEffect, useState } from 'react';

/** A dialog is closed by no longer being there, so antd does not see it close: gives the focus back to what had it. */
export function useFocusReturn(): void {
  const [origin] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (origin instanceof HTMLElement && origin.isConnected) setTimeout(() => origin.focus());
    },
    [origin],
  );
}
