import { useMemo, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { useMedia } from '../../kit/use-media.ts';
import { useStore } from '../../kit/store.ts';
import { mode } from './mode.ts';
import { themeConfig } from './theme.ts';

/**
 * antd with the panel's theme: the chosen mode, no click wave, and no motion for users who prefer
 * less.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const current = useStore(mode);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeConfig(current, isStill), [current, isStill]);
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
