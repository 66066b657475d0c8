import { useId, useState } from 'react';
import type { Refusal } from './outcome.ts';

/** From the services or from the form's rules; a message of the screen itself has no code. */
type FieldRefusal = Pick<Refusal, 'message' | 'field'> & Partial<Pick<Refusal, 'code'>>;

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface Options<Name extends string> {
  /** The rules that need no request. */
  check?: (values: Values<Name>) => readonly FieldRefusal[];
  /**
   * The screen shows refusals that name no field, as `general`; this field gets the focus for them,
   * null for none. Unset, they appear at the first field.
   */
  generalAt?: Name | null;
}

interface State<Name extends string> {
  values: Values<Name>;
  /** Without a field, it is the general one. */
  refused: readonly { at: Name | undefined; code: Refusal['code'] | undefined; message: string }[];
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;

/** The values of a form, and why they were refused. `initial` has its fields in display order. */
export function useForm<Name extends string>(initial: Values<Name>, options: Options<NoInfer<Name>> = {}) {
  const { check = () => [], generalAt } = options;
  const formId = useId();
  const [fields] = useState(() => namesOf(initial));
  const [{ values, refused }, setState] = useState<State<Name>>({ values: initial, refused: [] });
  const idOf = (name: Name) => `${formId}-${name}`;
  const finds = (typed: Values<Name>, code: Refusal['code'] | undefined) =>
    check(typed).some((each) => each.code === code);
  const errorAt = (name?: Name) => refused.find(({ at }) => at === name)?.message;

  /**
   * An error stays until it is right. One that our rules do not find is for the services to judge
   * again once its field has changed.
   */
  const set = (name: Name, value: string) =>
    setState((before) => {
      const after = { ...before.values, [name]: value };
      const stays = ({ at, code }: State<Name>['refused'][number]) =>
        at === undefined || finds(after, code) || (at !== name && !finds(before.values, code));
      return { values: after, refused: before.refused.filter(stays) };
    });

  /** Shows each refusal at the field it names, and focuses the first of these fields. */
  const refuse = (refusals: readonly FieldRefusal[], shown: readonly Name[] = fields) => {
    const elsewhere = generalAt === undefined ? fields[0] : undefined;
    const found = refusals.map(({ code, message, field }) => {
      return { at: shown.find((name) => field?.includes(name)) ?? elsewhere, code, message };
    });
    setState((before) => ({ ...before, refused: found }));
    const wrong = fields.find((name) => found.some(({ at }) => at === name)) ?? generalAt;
    if (found.length > 0 && wrong) document.getElementById(idOf(wrong))?.focus();
  };

  return {
    values,
    general: errorAt(),
    set,
    refuse,
    /** Whether the values follow the rules; if not, it shows why. */
    isRight(): boolean {
      const found = check(values);
      refuse(found);
      return found.length === 0;
    },
    field: (name: Name) => ({
      id: idOf(name),
      value: values[name],
      error: errorAt(name),
      onChange: (value: string) => set(name, value),
    }),
  };
}

function namesOf<Name extends string>(record: Values<Name>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}
