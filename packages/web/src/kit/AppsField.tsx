import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { AppChoicesDocument } from '../generated/graphql.ts';
import { Field } from './Field.tsx';
import { kitMessages } from './messages.ts';
import { useDebounced } from './use-debounced.ts';

interface AppChoice {
  id: string;
  name: string;
}

interface Props {
  label: string;
  error?: string | undefined;
  help?: string;
  chosen: readonly AppChoice[];
  /** The most that can be chosen. */
  max: number;
  onChoose: (apps: AppChoice[]) => void;
}

/** Some applications of the account, found by name; none chosen stands for all. */
export function AppsField({ label, error, help, chosen, max, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const { data, previousData, loading } = useQuery(AppChoicesDocument, { variables: { search }, errorPolicy: 'all' });
  const found = (data ?? previousData)?.viewer?.account.apps?.nodes ?? [];
  const known = new Map([...chosen, ...found].map((app) => [app.id, app]));
  return (
    <Field label={label} error={error} help={help}>
      {(control) => (
        <Select
          {...control}
          mode="multiple"
          maxCount={max}
          placeholder={kitMessages.allApps}
          value={chosen.map(({ id }) => id)}
          loading={loading}
          // What was chosen keeps its name while something else is searched for.
          options={[...known.values()].map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{
            filterOption: (text, option) => `${option?.label}`.toLowerCase().includes(text.toLowerCase()),
            onSearch: setTyped,
          }}
          onChange={(ids) => onChoose(ids.flatMap((id) => known.get(id) ?? []))}
        />
      )}
    </Field>
  );
}
