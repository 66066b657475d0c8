import { useId, useState } from 'react';
import type { Refusal } from './outcome.ts';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/** The values of a form, and why they were refused. Fields are given in display order. */
export function useForm<Name extends string>(fields: readonly [Name, ...Name[]]) {
  const formId = useId();
  const [values, setValues] = useState<Errors<Name>>({});
  const [errors, setErrors] = useState<Errors<Name>>({});
  const idOf = (name: Name) => `${formId}-${name}`;
  const valueOf = (name: Name): string => values[name] ?? '';
  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    // It may be valid now.
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  /** Shows the errors and focuses the first one. */
  const refuse = (found: Errors<Name>) => {
    setErrors(found);
    const wrong = fields.find((name) => found[name] !== undefined);
    if (wrong !== undefined) document.getElementById(idOf(wrong))?.focus();
  };
  return {
    valueOf,
    set,
    refuse,
    /**
     * The same for refusals, each at the field it names; those that name none go to the first
     * field.
     */
    refuseAll(refusals: readonly Pick<Refusal, 'message' | 'field'>[], shown: readonly Name[] = fields) {
      const found: Errors<Name> = {};
      for (const { message, field } of refusals)
        found[shown.find((name) => field?.includes(name)) ?? fields[0]] ??= message;
      refuse(found);
    },
    field: (name: Name) => ({
      id: idOf(name),
      value: valueOf(name),
      error: errors[name],
      onChange: (value: string) => set(name, value),
    }),
  };
}
