import { useId, type ReactNode } from 'react';
import { Check, Star } from 'lucide-react';
import { Chip } from '../kit/Chip.tsx';
import { offerMessages as words } from './offer-messages.ts';
import styles from './Offer.module.css';

interface Props {
  name: string;
  /** Unset for the recommended one, which says so. */
  chip?: string;
  price: string;
  /** What the price is for. */
  per?: string;
  button: ReactNode;
  checks?: readonly string[];
  /** What can be chosen of it, or what it is. */
  children: ReactNode;
}

/** The card of a plan. */
export function Offer({ name, chip, price, per, button, checks = [], children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['offer']} data-recommended={chip === undefined}>
      <h2 id={id}>{name}</h2>
      <p>
        {chip === undefined ? (
          <Chip kind="accent" icon={Star}>
            {words.recommended}
          </Chip>
        ) : (
          <Chip>{chip}</Chip>
        )}
      </p>
      <p className={styles['price']}>
        <b>{price}</b> {per}
      </p>
      <div className={styles['choice']}>{children}</div>
      <div className={styles['button']}>{button}</div>
      {checks.length > 0 && (
        <ul>
          {checks.map((text) => (
            <li key={text}>
              <Check size={16} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
