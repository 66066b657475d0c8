import { Check } from 'lucide-react';
import { sessionMessages } from '../messages.ts';
import { STEPS, type Step } from './steps.ts';
import styles from './Stepper.module.css';

/** Access §4: the four steps, with the completed and the current ones marked. */
export function Stepper({ step }: { step: Step }) {
  const at = STEPS.indexOf(step);
  return (
    <>
      <ol className={styles['steps']} aria-label={sessionMessages.signUpSteps}>
        {STEPS.map((each, index) => (
          <li
            key={each}
            data-state={index < at ? 'done' : index === at ? 'now' : 'waiting'}
            aria-current={index === at ? 'step' : undefined}
          >
            {index < at && <Check size={12} aria-hidden />}
            {sessionMessages[each]}
          </li>
        ))}
      </ol>
      <output className="srOnly">{sessionMessages.stepOf(at + 1, STEPS.length, sessionMessages[step])}</output>
    </>
  );
}
