import { useState } from 'react';
import { DrawnThumbnail } from './DrawnThumbnail.tsx';

interface Props {
  name: string;
  /** The chosen picture; if there is none or it fails to load, one is drawn from the name. */
  url?: string | null | undefined;
  className?: string | undefined;
}

/** An application's picture. Decorative: the name is next to it. */
export function Thumbnail({ name, url, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!url || url === failed) return <DrawnThumbnail name={name} className={className} />;
  return <img src={url} alt="" className={className} style={COVER} onError={() => setFailed(url)} />;
}

const COVER = { objectFit: 'cover' } as const;
