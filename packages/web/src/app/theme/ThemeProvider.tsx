import { useMemo, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { useMedia } from '../../kit/use-media.ts';
import { useStore } from '../../kit/store.ts';
import { mode } from './mode.ts';
import { themeConfig } from './theme.ts';

/** antd in the panel's clothes: the chosen mode, no click wave, and no movement for those who asked for none. */
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
