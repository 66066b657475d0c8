/** What the parts of an input need, whatever its kind. */
export interface InputProps {
  id: string;
  isDisabled: boolean;
  isWrong: boolean;
  describedBy: string | undefined;
}
