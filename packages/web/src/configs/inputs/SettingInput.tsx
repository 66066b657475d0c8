import type { ChangeEvent } from 'react';
import { Input, InputNumber, Segmented, Select } from 'antd';
import { type ConfigField, type ConfigFieldName, type FieldValue, noOtherKind } from '@launchyard/domain/configs';
import { plural } from '../../kit/format.ts';
import type { SettingsForm } from '../use-draft.ts';
import { ImageSlot } from './ImageSlot.tsx';
import { InstantInput } from './InstantInput.tsx';
import type { InputProps } from './input-props.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { VideoList } from './VideoList.tsx';

interface Props {
  name: ConfigFieldName;
  field: ConfigField;
  form: SettingsForm;
  isDisabled: boolean;
  /** The ids of its descriptions. */
  describedBy: string | undefined;
}

/** Choices that fit side by side. */
export const isChoiceOfFew = (field: ConfigField): boolean => field.kind === 'choice' && field.choices.length <= 2;

/** The input for a setting's kind. */
export function SettingInput({ name, field, form, isDisabled, describedBy }: Props) {
  const id = form.inputId(name);
  const isWrong = form.errors.has(name);
  const values: Record<string, FieldValue> = form.settings;
  const value = values[name] ?? null;
  const set = (next: FieldValue) => form.set(name, next);
  const input: InputProps = { id, isDisabled, isWrong, describedBy };
  const common = { id, disabled: isDisabled, 'aria-describedby': describedBy, 'aria-invalid': isWrong };
  const status = isWrong ? 'error' : '';
  const line = {
    status,
    spellCheck: false,
    value: asText(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(event.target.value),
  } as const;
  if (field.kind === 'whole' && field.options)
    return <Options field={field} value={value} offered={field.options} set={set} input={input} />;
  switch (field.kind) {
    case 'whole':
    case 'decimal':
      return (
        <InputNumber
          {...common}
          status={status}
          controls={false}
          style={FULL}
          suffix={field.unit}
          value={asNumber(value)}
          onChange={set}
        />
      );
    case 'choice':
      if (isChoiceOfFew(field)) {
        return (
          <Segmented
            block
            {...{ id }}
            aria-labelledby={`${id}-label`}
            disabled={isDisabled}
            options={field.choices.map(({ value: each, label }) => ({ value: each, label }))}
            value={String(value)}
            onChange={set}
          />
        );
      }
      return (
        <Select
          {...common}
          status={status}
          options={field.choices.map(({ value: each, label }) => ({ value: each, label }))}
          value={String(value)}
          onChange={set}
        />
      );
    case 'instant':
      return <InstantInput {...input} value={asText(value)} onChange={set} />;
    case 'secret':
      return (
        <PasswordInput
          {...input}
          isSet={form.hadPassword}
          isRemoved={form.hadPassword && isDisabled && !form.isReadOnly}
          value={form.password}
          onChange={(password) => form.set(name, password)}
        />
      );
    case 'image':
      return (
        <ImageSlot
          {...input}
          name={name}
          field={field}
          context={form.context}
          value={asText(value) || null}
          onChange={set}
        />
      );
    case 'videos':
      return (
        <VideoList
          {...input}
          name={name}
          field={field}
          value={typeof value === 'object' && value !== null ? value : []}
          onChange={set}
        />
      );
    case 'text':
      if (field.hasLines) {
        return (
          <Input.TextArea
            {...common}
            status={status}
            spellCheck={false}
            autoSize={LINES}
            value={asText(value)}
            onChange={(event) => set(event.target.value)}
          />
        );
      }
      return <Input {...common} {...line} type="text" />;
    case 'email':
      return <Input {...common} {...line} type="email" />;
    // The label is in its row, next to it.
    case 'flag':
      return null;
  }
  return noOtherKind(field);
}

const FULL = { width: '100%' };
const LINES = { minRows: 3, maxRows: 8 };

const asText = (value: FieldValue): string => (typeof value === 'string' ? value : '');
const asNumber = (value: FieldValue): number | null => (typeof value === 'number' ? value : null);

interface OptionsProps {
  field: ConfigField & { kind: 'whole' };
  value: FieldValue;
  offered: (current: number) => number[];
  set: (value: number) => void;
  input: InputProps;
}

/** Numbers to choose from, always including the current and the default value. */
function Options({ field, value, offered, set, input }: OptionsProps) {
  const current = asNumber(value) ?? field.fallback ?? field.least;
  const numbers = [...new Set([...offered(current), ...offered(field.fallback ?? field.least)])].toSorted(
    (a, b) => a - b,
  );
  return (
    <Select
      id={input.id}
      disabled={input.isDisabled}
      aria-describedby={input.describedBy}
      options={numbers.map((each) => ({ value: each, label: plural(each, field.unit.replace(/s$/, '')) }))}
      value={current}
      onChange={set}
    />
  );
}
