import { TriangleAlert } from 'lucide-react';
import { Switch } from 'antd';
import { isEnabled, type ConfigField, type NamedField } from '@launchyard/domain/configs';
import { cx } from '../kit/cx.ts';
import { FieldError } from '../kit/FieldError.tsx';
import { isChoiceOfFew, SettingInput } from './inputs/SettingInput.tsx';
import type { SettingRow as Row } from './rows.ts';
import type { SettingsForm } from './use-draft.ts';
import styles from './SettingRow.module.css';

interface Props {
  row: Row;
  form: SettingsForm;
}

/**
 * A setting: a switch, or an input below its label. Dependent settings are inside it, disabled
 * while they have no effect.
 */
export function SettingRow({ row, form }: Props) {
  const { field, dependents } = row;
  if (field.kind === 'flag') {
    return (
      <div className={styles['row']}>
        <Flag named={row} form={form} />
        <Dependents dependents={dependents} form={form} />
      </div>
    );
  }
  return (
    <div className={cx(styles['field'], isShort(field) && dependents.length === 0 && styles['half'])}>
      <Labelled named={row} form={form} />
      <Dependents dependents={dependents} form={form} />
    </div>
  );
}

/** Two of these fit on one line. */
const isShort = (field: ConfigField) =>
  field.kind === 'whole' || field.kind === 'decimal' || (field.kind === 'choice' && !isChoiceOfFew(field));

function Dependents({ dependents, form }: { dependents: readonly NamedField[]; form: SettingsForm }) {
  if (dependents.length === 0) return null;
  return (
    <div className={cx(styles['dependents'], dependents.length > 1 && styles['pair'])}>
      {dependents.map((each) => (
        <div key={each.name} className={styles['dependent']}>
          <Labelled named={each} form={form} />
        </div>
      ))}
    </div>
  );
}

interface PartProps {
  named: NamedField;
  form: SettingsForm;
}

function Flag({ named: { name, field }, form }: PartProps) {
  const id = form.inputId(name);
  const values: Record<string, unknown> = form.settings;
  return (
    <div className={styles['flag']}>
      <div className={styles['words']}>
        <label htmlFor={id}>{field.label}</label>
        {field.hint !== undefined && (
          <p id={`${id}-hint`} className={styles['hint']}>
            {field.hint}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={values[name] === true}
        disabled={form.isReadOnly}
        aria-describedby={field.hint === undefined ? undefined : `${id}-hint`}
        onChange={(isOn) => form.set(name, isOn)}
      />
    </div>
  );
}

function Labelled({ named: { name, field }, form }: PartProps) {
  const id = form.inputId(name);
  const error = form.errors.get(name);
  const warning = form.warnings.get(name);
  // A slot and a list have their own labels.
  const saysItself = field.kind === 'image' || field.kind === 'videos';
  const helps = [error !== undefined && `${id}-error`, error === undefined && field.hint && `${id}-hint`];
  return (
    <>
      {!saysItself && (
        <label htmlFor={id} id={`${id}-label`}>
          {field.label}
        </label>
      )}
      <SettingInput
        name={name}
        field={field}
        form={form}
        isDisabled={form.isReadOnly || !isEnabled(field, form.settings)}
        describedBy={helps.filter(Boolean).join(' ') || undefined}
      />
      {warning !== undefined && (
        <p className={styles['warning']}>
          <TriangleAlert size={14} aria-hidden />
          {warning}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
      {error === undefined && field.hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {field.hint}
        </p>
      )}
    </>
  );
}
