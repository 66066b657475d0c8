import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import 'virtual:palette.css';
import './app/styles/base.css';
import { App } from './app/App.tsx';
import { followSystemMode } from './app/theme/mode.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
followSystemMode();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
