import { createBrowserRouter } from 'react-router-dom';
import { ofTab } from '../kit/state.ts';
import { routes } from './routes.tsx';

/** Where this tab is, and how it gets elsewhere. */
export const router = ofTab(() => createBrowserRouter(routes));
