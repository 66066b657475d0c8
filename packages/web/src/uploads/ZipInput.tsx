import type { ComponentProps } from 'react';
import { FileField, FileLink, type FileFieldProps } from '../kit/FileField.tsx';

const ACCEPT = '.zip,application/zip';

type FieldProps = Omit<FileFieldProps, 'accept' | 'isMultiple' | 'onPick'> & { onPick: (file: File) => void };

/** A file field for one ZIP. */
export const ZipField = ({ onPick, ...field }: FieldProps) => (
  <FileField {...field} accept={ACCEPT} onPick={([file]) => file && onPick(file)} />
);

type InputProps = Omit<ComponentProps<typeof FileLink>, 'accept' | 'isMultiple' | 'onPick'> & {
  onPick: (file: File) => void;
};

/** The same, looking like its label. */
export const ZipInput = ({ onPick, ...field }: InputProps) => (
  <FileLink {...field} accept={ACCEPT} onPick={([file]) => file && onPick(file)} />
);
