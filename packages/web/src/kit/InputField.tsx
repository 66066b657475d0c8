import { Input, type InputProps } from 'antd';
import { Field, type FieldProps } from './Field.tsx';

type Props = Omit<FieldProps, 'aside' | 'isWrong'> &
  Omit<InputProps, 'onChange' | 'value' | 'id'> & { value: string; onChange: (value: string) => void };

/** A labelled line of text. */
export function InputField({ label, id, error, help, onChange, ...input }: Props) {
  return (
    <Field label={label} id={id} error={error} help={help}>
      {(control) => (
        <Input
          {...control}
          {...input}
          spellCheck={false}
          status={error === undefined ? '' : 'error'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
