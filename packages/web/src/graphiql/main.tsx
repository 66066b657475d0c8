import { createRoot } from 'react-dom/client';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { fetcher } from './fetcher.ts';
import { savedQueries } from './saved-queries.ts';
import { savedQueriesPlugin } from './saved-queries-plugin.tsx';

const plugins = [savedQueriesPlugin, HISTORY_PLUGIN];

const root = document.getElementById('root');
if (!root) throw new Error('graphiql.html has no #root');
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    plugins={plugins}
    visiblePlugin={savedQueriesPlugin}
    defaultTabs={[...savedQueries]}
    defaultEditorToolsVisibility="variables"
    initialVariables={savedQueries[0]?.variables}
  />,
);
