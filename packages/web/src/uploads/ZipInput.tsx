import type { ReactNode, Ref } from 'react';
import styles from './ZipInput.module.css';

interface FieldProps {
  ref?: Ref<HTMLInputElement>;
  id?: string;
  onPick: (file: File) => void;
  describedBy?: string | undefined;
  /** Something else opens it, and stands for it. */
  isHidden?: boolean;
}

/** Takes one ZIP. Choosing the same file twice counts twice. */
export function ZipField({ ref, id, onPick, describedBy, isHidden = false }: FieldProps) {
  return (
    <input
      ref={ref}
      id={id}
      {...(isHidden ? { hidden: true } : { className: 'srOnly', 'data-first': '' })}
      type="file"
      accept=".zip,application/zip"
      aria-describedby={describedBy}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onPick(file);
        event.target.value = '';
      }}
    />
  );
}

interface InputProps {
  id: string;
  onPick: (file: File) => void;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A file field that looks like its label. */
export function ZipInput({ id, onPick, describedBy, className, children }: InputProps) {
  return (
    <label htmlFor={id} className={className ?? styles['choose']}>
      {children}
      <ZipField id={id} onPick={onPick} describedBy={describedBy} />
    </label>
  );
}
