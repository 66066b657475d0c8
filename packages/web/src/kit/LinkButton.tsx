import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props {
  to: string;
  kind?: 'primary' | 'default' | 'text';
  icon?: ReactNode;
  children: ReactNode;
}

/** A link within the panel that looks like a button; it opens in a new tab like any other link. */
export function LinkButton({ to, kind = 'default', icon, children }: Props) {
  const href = useHref(to);
  const go = useLinkClickHandler(to);
  return (
    <Button
      type={kind}
      href={href}
      icon={icon}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with an href, antd's button is an anchor
      onClick={(event) => go(event as React.MouseEvent<HTMLAnchorElement>)}
    >
      {children}
    </Button>
  );
}
