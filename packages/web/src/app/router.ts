import { createBrowserRouter } from 'react-router-dom';
import { ofTab } from '../kit/state.ts';
import { routes } from './routes.tsx';

/** The tab's location and navigation. */
export const router = ofTab(() => createBrowserRouter(routes));
