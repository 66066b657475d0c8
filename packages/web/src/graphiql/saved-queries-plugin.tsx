import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { BookmarkCheck } from 'lucide-react';
import type { SavedQuery } from './saved-queries.ts';

/** The saved queries next to the editor: always there, whatever happens to the tabs. */
export const createSavedQueriesPlugin = (queries: readonly SavedQuery[]): GraphiQLPlugin => ({
  title: 'Saved queries',
  icon: () => <BookmarkCheck aria-hidden />,
  content: () => <SavedQueries queries={queries} />,
});

function SavedQueries({ queries }: { queries: readonly SavedQuery[] }) {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  /** Opens a new tab, so nobody loses an unfinished query. */
  const open = ({ query, variables }: SavedQuery) => {
    actions.addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };
  return (
    <section className="savedQueries" aria-label="Saved queries">
      <h2>Saved queries</h2>
      <p>Each opens as a copy in a tab of its own. What you change there is yours; the saved query stays as it is.</p>
      <ul>
        {queries.map((each) => (
          <li key={each.name}>
            <button type="button" disabled={!queryEditor || !variableEditor} onClick={() => open(each)}>
              <strong>{each.name}</strong>
              <span>{each.hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
