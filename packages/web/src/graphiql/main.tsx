import { createRoot } from 'react-dom/client';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { graphiqlToken } from '../kit/graphiql-tab.ts';
import { customerQueries } from './customer-queries.ts';
import { createFetcher } from './fetcher.ts';
import { NoToken } from './NoToken.tsx';
import { savedQueries } from './saved-queries.ts';
import { createSavedQueriesPlugin } from './saved-queries-plugin.tsx';

/** The title of the plugin that GraphiQL always has. */
const DOCUMENTATION = 'Documentation Explorer';

const root = document.getElementById('root');
if (!root) throw new Error('graphiql.html has no #root');
// The gateway writes `token` there for everybody but support staff.
createRoot(root).render(<Start token={graphiqlToken()} isStaff={root.dataset['asksWith'] === 'session'} />);

function Start({ token, isStaff }: { token: string | null; isStaff: boolean }) {
  return token === null && !isStaff ? <NoToken /> : <Editor token={token} />;
}

function Editor({ token }: { token: string | null }) {
  const queries = token === null ? savedQueries : customerQueries;
  const saved = createSavedQueriesPlugin(queries);
  return (
    <GraphiQL
      fetcher={createFetcher(token)}
      // What is asked with a customer's key stays in this tab.
      {...(token === null ? {} : { storage: sessionStorage })}
      plugins={[saved, HISTORY_PLUGIN]}
      visiblePlugin={location.hash === '#docs' ? DOCUMENTATION : saved}
      defaultTabs={[...queries]}
      defaultEditorToolsVisibility="variables"
      initialVariables={queries[0]?.variables}
    />
  );
}
