import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { PageFault } from './PageFault.tsx';

/** Every address of the panel. Screens load when they are opened; dialogs with an address lie over the home page. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <PageFault />,
    HydrateFallback: () => null,
    children: [
      { path: '/signin', lazy: () => import('./pages/SignInPage.tsx') },
      { path: '/signup', lazy: () => import('./pages/SignUpPage.tsx') },
      { path: '/repass', lazy: () => import('./pages/ResetPage.tsx') },
      { path: '/help', lazy: () => import('./pages/HelpIndexPage.tsx') },
      { path: '/help/:page', lazy: () => import('./pages/HelpPage.tsx') },
      { path: '/fb-mail', lazy: () => import('./pages/NewPasswordPage.tsx') },
      {
        path: '/',
        lazy: () => import('./Panel.tsx'),
        children: [
          {
            path: 'uploads/:id/timeline',
            lazy: () => import('./pages/UploadTimelinePage.tsx'),
            errorElement: <PageFault />,
          },
          {
            lazy: () => import('./pages/HomePage.tsx'),
            errorElement: <PageFault />,
            children: [
              { index: true, element: null },
              { path: 'apps/:name/links', lazy: () => import('./pages/LinksPage.tsx') },
              { path: 'uploads/new', lazy: () => import('./pages/NewUploadPage.tsx') },
              { path: 'uploads/:id', lazy: () => import('./pages/UploadPage.tsx') },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
