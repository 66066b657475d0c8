import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { Bills } from './Bills.tsx';
import { changeMessages as words } from './messages.ts';
import { RefusalBanner } from './RefusalBanner.tsx';
import type { AskedPreview } from './use-preview.ts';
import styles from './change.module.css';

/** The bills of a change; before they are known, their place; or why there are none. */
export function PreviewPart({ asked: { outcome, again }, card }: { asked: AskedPreview; card: string | null }) {
  if (outcome === null) return <div className={styles['pending']} aria-busy />;
  if (outcome.kind === 'done') return <Bills preview={outcome.payload} card={card} />;
  if (outcome.kind === 'refused') return <RefusalBanner refusal={outcome.refusals[0]} />;
  return (
    <FaultBlock title={words.previewFault} reassurance={words.previewFaultHint} error={outcome.error} onRetry={again} />
  );
}
