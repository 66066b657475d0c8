import { Input } from 'antd';
import { configMessages } from '../messages.ts';
import type { InputProps } from './input-props.ts';

interface Props extends InputProps {
  /** ISO 8601, or ''. */
  value: string;
  onChange: (value: string | null) => void;
}

/**
 * A date and time in the customer's time zone; stored as an instant. The browser's own field,
 * because it knows the local format.
 */
export function InstantInput({ id, isDisabled, isWrong, describedBy, value, onChange }: Props) {
  return (
    <>
      <Input
        id={id}
        type="datetime-local"
        disabled={isDisabled}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={[describedBy, `${id}-zone`].filter(Boolean).join(' ')}
        value={toLocal(value)}
        onChange={(event) => onChange(toInstant(event.target.value))}
      />
      <p id={`${id}-zone`} className="srOnly">
        {configMessages.yourTime(timeZone())}
      </p>
    </>
  );
}

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `2026-12-31T18:00`, local time. */
function toLocal(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

function toInstant(local: string): string | null {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
