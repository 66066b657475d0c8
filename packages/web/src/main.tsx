import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import 'virtual:palette.css';
import './app/styles/base.css';
import { App } from './app/App.tsx';
import { quietConsole } from './app/quiet-console.ts';
import { followSystemMode } from './app/theme/mode.ts';
import { watchFaults } from './app/watch-faults.ts';
import { askGateway } from './session/ask.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const report = watchFaults(async () => {
  const { createReporter } = await import('./app/fault-report.ts');
  return createReporter(askGateway);
});
const { PROD: isProduction } = import.meta.env;
if (isProduction) quietConsole(console);
followSystemMode();
// What a page catches and shows is an error of ours as well. In development React writes it to the console.
createRoot(root, isProduction ? { onCaughtError: report } : {}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
