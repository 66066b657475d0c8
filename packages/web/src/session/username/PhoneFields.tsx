import { phoneCountries, type PhoneCountry } from '@launchyard/domain/phone';
import { Field } from '../../kit/Field.tsx';
import { TextField } from '../TextField.tsx';
import { usernameMessages } from './username-messages.ts';
import styles from './PhoneFields.module.css';

interface FormField {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A phone number, and the country that it is of unless it begins with a calling code. */
export function PhoneFields({ country, number }: { country: FormField; number: FormField }) {
  const { onChange, ...select } = country;
  return (
    <div className={styles['pair']}>
      <Field label={usernameMessages.country} id={select.id} error={select.error}>
        {(control) => (
          <select
            {...control}
            className={styles['country']}
            autoComplete="country"
            value={select.value}
            onChange={({ target }) => onChange(target.value)}
          >
            {COUNTRIES.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField {...number} label={usernameMessages.phoneNumber} type="tel" autoComplete="tel" />
    </div>
  );
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

const COUNTRIES = phoneCountries()
  .map(({ country, callingCode }) => ({ code: country, label: `${NAMES.of(country) ?? country} (+${callingCode})` }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

export const countryOf = (value: string): PhoneCountry | undefined =>
  COUNTRIES.find(({ code }) => code === value)?.code;
