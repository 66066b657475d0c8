import type { ReactNode, Ref } from 'react';
import styles from './FileField.module.css';

export interface FileFieldProps {
  ref?: Ref<HTMLInputElement>;
  id?: string | undefined;
  /** The accepted file types, as in the `accept` attribute. */
  accept: string;
  isMultiple?: boolean;
  onPick: (files: readonly File[]) => void;
  describedBy?: string | undefined;
  /** Another element opens it, and represents it. */
  isHidden?: boolean;
  label?: string | undefined;
  /** Focused when its dialog opens. */
  isFirst?: boolean;
  autoFocus?: boolean;
  isDisabled?: boolean;
}

/** Accepts files. Choosing the same file twice counts twice. */
export function FileField({
  ref,
  id,
  accept,
  isMultiple = false,
  onPick,
  describedBy,
  isHidden = false,
  label,
  isFirst = false,
  autoFocus = false,
  isDisabled = false,
}: FileFieldProps) {
  return (
    <input
      ref={ref}
      id={id}
      {...(isHidden ? { hidden: true } : { className: 'srOnly' })}
      {...(isFirst ? { 'data-first': '' } : {})}
      type="file"
      accept={accept}
      multiple={isMultiple}
      disabled={isDisabled}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only if the button that led here is gone, and took the focus with it
      autoFocus={autoFocus}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onPick(files);
      }}
    />
  );
}

interface Props extends FileFieldProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A file field that looks like its label. */
export function FileLink({ className, children, ...field }: Props) {
  return (
    <label htmlFor={field.id} className={className ?? styles['choose']}>
      {children}
      <FileField isFirst {...field} />
    </label>
  );
}
