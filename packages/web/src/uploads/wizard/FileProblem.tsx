import { Button } from 'antd';
import { uploadViolations, type BuildAnswers } from '@launchyard/domain/uploads';
import { Banner } from '../../kit/Banner.tsx';
import { uploadMessages } from '../messages.ts';
import type { PickedFile } from '../scan/picked.ts';
import { adviceFor, describeUnsafe } from './advice.ts';
import { judgePicked, type Capabilities } from './judge.ts';
import styles from './FileStep.module.css';

interface Props {
  id: string;
  picked: Extract<PickedFile, { file: File }>;
  given: BuildAnswers;
  capabilities: Capabilities;
  documentationUrl: string;
  onAnswerAgain: () => void;
}

/** Why the chosen file is not taken, in the specification's words, and what to do about it. */
export function FileProblem({ id, picked, given, capabilities, documentationUrl, onAnswerAgain }: Props) {
  const problem = problemOf(picked, given, capabilities);
  if (problem === null) return null;
  return (
    <div id={id} className={styles['problem']}>
      <Banner kind="bad" title={problem.title}>
        {problem.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {problem.way === 'documentation' && (
          <a href={documentationUrl} target="_blank" rel="noreferrer">
            {uploadMessages.seeDocumentation}
          </a>
        )}
        {problem.way === 'answer' && (
          <Button size="small" onClick={onAnswerAgain}>
            {uploadMessages.answerAgain}
          </Button>
        )}
      </Banner>
    </div>
  );
}

interface Problem {
  title: string;
  sentences: readonly string[];
  way: 'documentation' | 'answer' | null;
}

function problemOf(picked: Props['picked'], given: BuildAnswers, capabilities: Capabilities): Problem | null {
  switch (picked.step) {
    case 'scanning':
      return null;
    case 'unreadable':
      return { title: picked.problem, sentences: [], way: null };
    case 'refused': {
      const [first] = picked.refusals;
      if (!first) return null;
      const what = picked.unsafe ? describeUnsafe(picked.unsafe) : adviceFor(first);
      return { title: first.message, sentences: what === null ? [] : [what], way: null };
    }
    default: {
      const [first] = judgePicked(picked.scan.inspection, given, capabilities).violations;
      if (!first) return null;
      const saidNo = first.code === uploadViolations.noExecutable.code && given.isLinuxBuild === false;
      if (saidNo && picked.scan.inspection.isLinuxDetected)
        return { title: first.message, sentences: [uploadMessages.answeredNo], way: 'answer' };
      const advice = adviceFor(first);
      return { title: first.message, sentences: advice === null ? [] : [advice], way: 'documentation' };
    }
  }
}
