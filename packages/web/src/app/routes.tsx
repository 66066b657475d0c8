import { Navigate, type RouteObject } from 'react-router-dom';
import { NewPasswordPage } from './pages/NewPasswordPage.tsx';
import { ResetPage } from './pages/ResetPage.tsx';
import { SignInPage } from './pages/SignInPage.tsx';
import { SignUpPage } from './pages/SignUpPage.tsx';
import { PageFault } from './PageFault.tsx';
import { screen } from './screen.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { Titled } from './Titled.tsx';

const paymentResult = {
  lazy: screen(() => import('./pages/PaymentResultPage.tsx')),
  errorElement: <PageFault />,
};

/**
 * Every URL of the panel. The signed-out pages are small and visited first, so the entry includes
 * them. Other screens load when opened; dialogs with a URL open over the home page.
 */
export const routes: RouteObject[] = [
  {
    element: <Titled />,
    errorElement: <PageFault />,
    HydrateFallback: () => null,
    children: [
      { path: '/signin', Component: SignInPage },
      { path: '/signup', Component: SignUpPage },
      { path: '/repass', Component: ResetPage },
      { path: '/help', lazy: screen(() => import('./pages/HelpIndexPage.tsx')) },
      { path: '/help/:page', lazy: screen(() => import('./pages/HelpPage.tsx')) },
      { path: '/enter', lazy: screen(() => import('./pages/EnterPage.tsx')) },
      { path: '/invitation', lazy: screen(() => import('./pages/InvitationPage.tsx')) },
      { path: '/fb-mail', Component: NewPasswordPage },
      { path: '/username', lazy: screen(() => import('./pages/UsernamePage.tsx')) },
      {
        path: '/',
        HydrateFallback: ShellSkeleton,
        lazy: screen(() => import('./Panel.tsx')),
        children: [
          {
            path: 'uploads/:id/timeline',
            lazy: screen(() => import('./pages/UploadTimelinePage.tsx')),
            errorElement: <PageFault />,
          },
          {
            path: 'developer-section',
            lazy: screen(() => import('./pages/DeveloperPage.tsx')),
            errorElement: <PageFault />,
          },
          {
            path: 'operations',
            lazy: screen(() => import('./pages/OperationsPage.tsx')),
            errorElement: <PageFault />,
          },
          { path: 'plans', lazy: () => import('./pages/PlansPage.tsx'), errorElement: <PageFault /> },
          { path: 'payment-success', ...paymentResult },
          { path: 'payment-failure', ...paymentResult },
          { path: 'credit-card-success', ...paymentResult },
          { path: 'credit-card-failure', ...paymentResult },
          { path: 'utilities', lazy: screen(() => import('./pages/UtilitiesPage.tsx')), errorElement: <PageFault /> },
          { path: 'team', lazy: screen(() => import('./pages/TeamPage.tsx')), errorElement: <PageFault /> },
          {
            path: 'team/audit-log',
            lazy: screen(() => import('./pages/AuditLogPage.tsx')),
            errorElement: <PageFault />,
          },
          { path: 'support', lazy: screen(() => import('./pages/SupportPage.tsx')), errorElement: <PageFault /> },
          {
            path: 'support/cases/:caseId',
            lazy: screen(() => import('./pages/SupportCasePage.tsx')),
            errorElement: <PageFault />,
          },
          {
            lazy: screen(() => import('./pages/HomePage.tsx')),
            errorElement: <PageFault />,
            children: [
              { index: true, element: null },
              { path: 'stream-monitor', lazy: screen(() => import('./pages/HomeMonitorPage.tsx')) },
              { path: 'apps/:name/links', lazy: screen(() => import('./pages/LinksPage.tsx')) },
              { path: 'apps/:name/links/configs', lazy: screen(() => import('./pages/ConfigsPage.tsx')) },
              ...configRoutes('apps/:name/links/configs'),
              { path: 'configs', lazy: screen(() => import('./pages/ConfigsPage.tsx')) },
              ...configRoutes('configs'),
              { path: 'apps/:name/versions', lazy: screen(() => import('./pages/VersionsPage.tsx')) },
              { path: 'notifications', lazy: screen(() => import('./pages/NotificationsPage.tsx')) },
              { path: 'newsletter', lazy: screen(() => import('./pages/NewsletterPage.tsx')) },
              { path: 'sessions', lazy: screen(() => import('./pages/SessionsPage.tsx')) },
              { path: 'account/:tab?', lazy: screen(() => import('./pages/AccountPage.tsx')) },
              { path: 'bin', lazy: screen(() => import('./pages/BinPage.tsx')) },
              { path: 'library/:screen?', lazy: screen(() => import('./pages/LibraryPage.tsx')) },
              { path: 'uploads/new', lazy: screen(() => import('./pages/NewUploadPage.tsx')) },
              { path: 'uploads/:id', lazy: screen(() => import('./pages/UploadPage.tsx')) },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/**
 * The pages of one config. Sibling routes are case-sensitive: a config named like one of them has a
 * URL in capitals.
 */
function configRoutes(base: string): RouteObject[] {
  return [
    { path: `${base}/new`, caseSensitive: true, lazy: screen(() => import('./pages/NewConfigPage.tsx')) },
    { path: `${base}/import`, caseSensitive: true, lazy: screen(() => import('./pages/ImportConfigPage.tsx')) },
    {
      path: `${base}/:config`,
      lazy: screen(() => import('./pages/ConfigPage.tsx')),
      children: [
        { index: true, element: null },
        { path: 'library/:screen?', lazy: screen(() => import('./pages/ConfigLibraryPage.tsx')) },
      ],
    },
  ];
}
