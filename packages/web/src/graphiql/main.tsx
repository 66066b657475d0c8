import { createRoot } from 'react-dom/client';
import { GraphiQL } from 'graphiql';
import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { examples } from './examples.ts';
import { fetcher } from './fetcher.ts';

const root = document.getElementById('root');
if (!root) throw new Error('graphiql.html has no #root');
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={examples}
    defaultEditorToolsVisibility="variables"
    initialVariables={examples[0]?.variables}
  />,
);
