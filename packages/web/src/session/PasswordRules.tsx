import { Check, Circle } from 'lucide-react';
import { metPasswordRules, PASSWORD_RULES } from '@launchyard/domain/session';
import { sessionMessages } from './messages.ts';
import styles from './session-form.module.css';

/** The rules for a new password, ticked while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const met = metPasswordRules(password);
  return (
    <ul className={styles['rules']} aria-label={sessionMessages.passwordNeeds}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = met.includes(rule);
        const Icon = isMet ? Check : Circle;
        return (
          <li key={rule} data-met={isMet}>
            <Icon size={14} aria-hidden />
            {sessionMessages.rules[rule]}
            <span className="srOnly">: {isMet ? sessionMessages.ruleMet : sessionMessages.ruleOpen}</span>
          </li>
        );
      })}
    </ul>
  );
}
