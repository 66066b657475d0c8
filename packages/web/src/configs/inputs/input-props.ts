/** Props of every input, whatever its kind. */
export interface InputProps {
  id: string;
  isDisabled: boolean;
  isWrong: boolean;
  describedBy: string | undefined;
}
