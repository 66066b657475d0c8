import { Input } from 'antd';
import { Field, type FieldProps } from '../kit/Field.tsx';

type Props = Omit<FieldProps, 'aside' | 'isWrong'> & { value: string; onChange: (value: string) => void };

/** A password that viewers will need. Browsers neither fill in nor reuse one of the user’s own. */
export function NewPasswordField({ value, onChange, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <Input.Password
          {...control}
          autoComplete="new-password"
          value={value}
          status={field.error === undefined ? '' : 'error'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
