import { startTransition } from 'react';
import { CloudAlert, Copy, RotateCw } from 'lucide-react';
import { Button } from 'antd';
import { copyText } from './copy.ts';
import { faultOf, supportText } from './fault.ts';
import { kitMessages } from './messages.ts';
import { StateBlock } from './StateBlock.tsx';
import { useRetry } from './useRetry.ts';

interface Props {
  /** What did not work, in the specification's words where it has some. */
  title: string;
  reassurance?: string;
  error: unknown;
  onRetry: () => void;
}

/** A fault of ours in place of a list: calm, tries again by itself with growing pauses, and can be handed to support. */
export function FaultBlock({ title, reassurance, error, onRetry }: Props) {
  const fault = faultOf(error);
  // What is there stays until there is something else.
  const retry = () => startTransition(onRetry);
  const seconds = useRetry(retry);
  const sentence = [reassurance, kitMessages.retriesIn(seconds)].filter(Boolean).join(' ');
  return (
    <StateBlock icon={CloudAlert} kind="bad" title={title} sentence={sentence}>
      <Button icon={<RotateCw size={16} aria-hidden />} onClick={retry}>
        {kitMessages.tryAgain}
      </Button>
      <Button
        type="text"
        icon={<Copy size={16} aria-hidden />}
        onClick={() => void copyText(supportText(fault, title))}
      >
        {kitMessages.copyForSupport}
      </Button>
    </StateBlock>
  );
}
