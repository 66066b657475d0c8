import { startTransition, useEffect, useRef, useState } from 'react';
import { CloudAlert, Copy, RotateCw } from 'lucide-react';
import { copyText } from './copy.ts';
import { faultOf, supportText } from './fault.ts';
import { kitMessages } from './messages.ts';
import { PlainButton } from './PlainButton.tsx';
import { StateBlock } from './StateBlock.tsx';

interface Props {
  /** What did not work, in the specification's words where it has some. */
  title: string;
  reassurance?: string;
  error: unknown;
  onRetry: () => void;
}

const FIRST_WAIT_SECONDS = 5;
const MAX_WAIT_SECONDS = 60;

/** A fault of ours in place of a list: calm, tries again by itself with growing pauses, and can be handed to support. */
export function FaultBlock({ title, reassurance, error, onRetry }: Props) {
  const fault = faultOf(error);
  // What is there stays until there is something else.
  const retry = () => startTransition(onRetry);
  const seconds = useRetry(retry);
  const sentence = [reassurance, kitMessages.retriesIn(seconds)].filter(Boolean).join(' ');
  return (
    <StateBlock icon={CloudAlert} kind="bad" title={title} sentence={sentence}>
      <PlainButton icon={<RotateCw size={16} aria-hidden />} onClick={retry}>
        {kitMessages.tryAgain}
      </PlainButton>
      <PlainButton
        kind="text"
        icon={<Copy size={16} aria-hidden />}
        onClick={() => void copyText(supportText(fault, title))}
      >
        {kitMessages.copyForSupport}
      </PlainButton>
    </StateBlock>
  );
}

/** Counts down, asks again, and waits twice as long the next time. */
function useRetry(onRetry: () => void): number {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const [wait, setWait] = useState(FIRST_WAIT_SECONDS);
  const [left, setLeft] = useState(FIRST_WAIT_SECONDS);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      const next = Math.min(MAX_WAIT_SECONDS, wait * 2);
      setWait(next);
      setLeft(next);
      retry.current();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, wait]);
  return left;
}
