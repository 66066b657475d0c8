import { matchPath } from 'react-router-dom';
import { brand } from './brand.ts';

type Words = string | ((given: Record<string, string | undefined>, query: URLSearchParams) => string);

/** The title of each page in the browser's tab and history. The first match wins. */
const TITLES: readonly (readonly [string, Words])[] = [
  ['/signin', 'Sign in'],
  ['/signup', 'Sign up'],
  ['/repass', 'Forgot password'],
  ['/fb-mail', 'New password'],
  ['/username', 'Username'],
  ['/enter', 'Signing in'],
  ['/help', 'Help'],
  ['/help/:page', 'Help'],
  ['/', 'Streaming Apps'],
  ['/plans', 'Plans'],
  ['/payment-success', 'Payment'],
  ['/payment-failure', 'Payment'],
  ['/credit-card-success', 'Payment card'],
  ['/credit-card-failure', 'Payment card'],
  ['/developer-section', 'Developer Section'],
  ['/invitation', 'Invitation'],
  ['/utilities', 'Utilities'],
  ['/stream-monitor', 'Stream Monitor'],
  ['/team', 'Team'],
  ['/team/audit-log', 'Audit log'],
  ['/support', 'Support'],
  ['/support/cases/:caseId', 'Support case'],
  ['/operations', 'Operations'],
  ['/notifications', 'Notifications'],
  ['/bin', 'Bin'],
  ['/sessions', 'Sessions'],
  ['/newsletter', 'Newsletter'],
  ['/account/*', 'My Account'],
  ['/library/*', 'Asset Library'],
  ['/uploads/new', (_, query) => (query.has('app') ? `New version of ${query.get('app')}` : 'Add Application')],
  ['/uploads/:id', 'Upload'],
  ['/uploads/:id/timeline', 'Timeline of an upload'],
  ['/apps/:name/links', ({ name }, query) => `${name} ${query.get('tab') === 'meeting' ? 'meeting links' : 'links'}`],
  ['/apps/:name/versions', ({ name }) => `${name} versions`],
  ...['', '/apps/:name/links'].flatMap((base): [string, Words][] => [
    [`${base}/configs`, 'Configs'],
    [`${base}/configs/new`, 'New config'],
    [`${base}/configs/import`, 'Config from a file'],
    [`${base}/configs/:config`, ({ config }) => `Config ${config}`],
    [`${base}/configs/:config/library/*`, ({ config }) => `Config ${config}: Asset Library`],
  ]),
];

/** `AlpineVilla links · Launchyard`; only the product's name if nothing matches. */
export function titleOf(pathname: string, search: string): string {
  const page = findPage(pathname);
  if (!page) return brand.name;
  const { words, params } = page;
  return `${typeof words === 'string' ? words : words(params, new URLSearchParams(search))} · ${brand.name}`;
}

/** The pattern of an address, without the names in it: `/apps/:name/links`. */
export const patternOf = (pathname: string): string => findPage(pathname)?.path ?? '/*';

function findPage(pathname: string) {
  for (const [path, words] of TITLES) {
    const match = matchPath({ path, caseSensitive: path.includes('/configs/') }, pathname);
    if (match) return { path, words, params: match.params };
  }
  return null;
}
