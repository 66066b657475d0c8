import { Button } from 'antd';
import { explainFailure, helpPath, uploadViolations, type BuildAnswers } from '@launchyard/domain/uploads';
import { Banner } from '../../kit/Banner.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { uploadMessages } from '../messages.ts';
import type { PickedFile } from '../scan/picked.ts';
import { describeUnsafe } from './advice.ts';
import { judgePicked, type Capabilities } from './judge.ts';
import styles from './FileStep.module.css';

interface Props {
  id: string;
  picked: Extract<PickedFile, { file: File }>;
  given: BuildAnswers;
  capabilities: Capabilities;
  onAnswerAgain: () => void;
  onCheckAgain: () => void;
}

/** Why the chosen file is refused, in the specification's words, and what to do about it. */
export function FileProblem({ id, picked, given, capabilities, onAnswerAgain, onCheckAgain }: Props) {
  const problem = problemOf(picked, given, capabilities);
  if (problem === null) return null;
  return (
    <div id={id} className={styles['problem']}>
      <Banner kind="bad" title={problem.title}>
        {problem.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {problem.help !== null && (
          <a href={problem.help} target="_blank" rel="noreferrer">
            {uploadMessages.seeDocumentation}
          </a>
        )}
        {problem.action === 'answer' && (
          <Button size="small" onClick={onAnswerAgain}>
            {uploadMessages.answerAgain}
          </Button>
        )}
        {problem.action === 'check' && (
          <Button size="small" onClick={onCheckAgain}>
            {kitMessages.tryAgain}
          </Button>
        )}
      </Banner>
    </div>
  );
}

interface Problem {
  title: string;
  sentences: readonly string[];
  /** The help page about it. */
  help: string | null;
  /** What can be done with the same file. */
  action: 'answer' | 'check' | null;
}

function problemOf(picked: Props['picked'], given: BuildAnswers, capabilities: Capabilities): Problem | null {
  switch (picked.step) {
    case 'scanning':
      return null;
    case 'unreadable':
      return { title: uploadMessages.fileUnreadable, sentences: [], help: null, action: null };
    case 'unchecked':
      return {
        title: uploadMessages.checkBroken,
        sentences: [uploadMessages.checkBrokenHint],
        help: null,
        action: 'check',
      };
    case 'refused': {
      const [first] = picked.refusals;
      if (!first) return null;
      const what = picked.unsafe ? describeUnsafe(picked.unsafe) : explainFailure(first.code).advice;
      return { title: first.message, sentences: [what], help: helpPath(first.code), action: null };
    }
    case 'scanned': {
      const [first] = judgePicked(picked.scan.inspection, given, capabilities).violations;
      if (!first) return null;
      const saidNo = first.code === uploadViolations.noExecutable.code && given.isLinuxBuild === false;
      if (saidNo && picked.scan.inspection.isLinuxDetected)
        return { title: first.message, sentences: [uploadMessages.answeredNo], help: null, action: 'answer' };
      const { advice } = explainFailure(first.code);
      return { title: first.message, sentences: [advice], help: helpPath(first.code), action: null };
    }
  }
}
