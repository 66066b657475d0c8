import { useEffect, useState } from 'react';
import { Check, type LucideIcon } from 'lucide-react';
import { copyText } from './copy.ts';
import { IconButton } from './IconButton.tsx';

interface Props {
  icon: LucideIcon;
  label: string;
  text: string;
  /** The toast's text. */
  doneText: string;
}

/** Copies, and shows a check mark instead of its icon for two seconds. */
export function CopyButton({ icon, label, text, doneText }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <IconButton
      icon={isCopied ? Check : icon}
      label={label}
      onClick={() => void copyText(text, doneText).then(setCopied)}
    />
  );
}
