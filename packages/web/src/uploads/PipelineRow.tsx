import {
  Check,
  CloudUpload,
  Download,
  FileSearch,
  ListOrdered,
  PackageOpen,
  Pause,
  Play,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useGlide } from '../kit/use-glide.ts';
import { uploadMessages } from './messages.ts';
import styles from './PipelineRow.module.css';

export interface PipelineNode {
  label: string;
  state: 'done' | 'now' | 'waiting' | 'held' | 'failed' | 'notReached';
  /** The progress of the running stage, 0 to 100. */
  percent: number;
  /** Its duration or period, the time left, or why it has stopped. */
  note: string;
}

const ICONS: readonly LucideIcon[] = [FileSearch, CloudUpload, Download, PackageOpen, ListOrdered, Play];

/**
 * The six stages side by side; stacked on phones. Icon and label show the state, colour only adds
 * to them.
 */
export function PipelineRow({ nodes }: { nodes: readonly PipelineNode[] }) {
  return (
    <ol className={styles['row']} aria-label={uploadMessages.stages}>
      {nodes.map((node, index) => (
        <li
          key={ICONS[index]?.displayName ?? index}
          data-state={node.state}
          className={styles['stage']}
          aria-current={node.state === 'now' ? 'step' : undefined}
        >
          <span className={styles['node']}>
            <NodeIcon node={node} icon={ICONS[index] ?? Play} />
          </span>
          <span className={styles['label']}>
            {node.label}
            <span className="srOnly">, {uploadMessages.stageState[node.state]}</span>
          </span>
          <span className={styles['note']}>{node.note}</span>
        </li>
      ))}
    </ol>
  );
}

function NodeIcon({ node: { state, percent }, icon: Icon }: { node: PipelineNode; icon: LucideIcon }) {
  if (state === 'done') return <Check size={16} aria-hidden />;
  if (state === 'failed') return <X size={16} aria-hidden />;
  if (state === 'held') return <Pause size={15} aria-hidden />;
  if (state !== 'now') return <Icon size={15} aria-hidden />;
  return (
    <>
      <Arc percent={percent} />
      <Icon size={15} aria-hidden />
    </>
  );
}

const RADIUS = 16.5;
const LENGTH = 2 * Math.PI * RADIUS;
/** Makes a stage visible as soon as it starts. */
const SHORTEST_PERCENT = 4;
/** A smaller step moves too few pixels along the arc to animate. */
const SMALLEST_STEP_PERCENT = 5;

function Arc({ percent }: { percent: number }) {
  const shown = Math.max(SHORTEST_PERCENT, percent);
  const glides = useGlide(shown, SMALLEST_STEP_PERCENT);
  return (
    <svg className={styles['arc']} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r={RADIUS} className={styles['arcTrack']} />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        className={styles['arcDone']}
        data-glides={glides}
        strokeDasharray={`${(LENGTH * shown) / 100} ${LENGTH}`}
      />
    </svg>
  );
}
