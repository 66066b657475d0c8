import { randomUUID } from 'node:crypto';
import { formatId } from '@launchyard/domain/kit';
import { panelDocuments } from './large-world.ts';

/** Objects of an account that the questions are about, and cursors of its lists. */
export interface Asked {
  app: { name: string; id: string };
  config: { name: string; id: string };
  defaultConfigId: string;
  linkId: string;
  versionId: string;
  uploadId: string;
  cursors: Record<ListName, Cursors>;
}

/** The cursors before a page in the middle of a list, and before its last page. */
export interface Cursors {
  middle: string;
  last: string;
}

export type ListName = 'link' | 'meeting' | 'app' | 'config' | 'asset' | 'binItem' | 'notification';

/** A query of a screen: a panel operation with its variables. */
export interface Question {
  operation: string;
  /** Distinguishes several queries of the same operation. */
  what: string;
  variables: (asked: Asked) => Record<string, unknown>;
}

const ask = (operation: string, what: string, variables: Question['variables']): Question => ({
  operation,
  what,
  variables,
});
const none = () => ({});
const home = { search: null, isSearching: false, first: 5, after: null };
const whole = { ...home, first: 60 };
const search = (text: string) => ({ ...whole, search: text, isSearching: true });
const links =
  (page: 'first' | 'middle' | 'last', isMeeting: boolean) =>
  ({ app, cursors }: Asked) => {
    const cursor = cursors[isMeeting ? 'meeting' : 'link'];
    return { name: app.name, first: 9, after: page === 'first' ? null : cursor[page], isMeeting };
  };
const byUpload = ({ uploadId: id }: Asked) => ({ id });

/** Every query of the panel's screens, with variables as the screens send them. */
export const questions: readonly Question[] = [
  ask('Shell', 'every page', none),
  ask('StaffOnly', 'whether the viewer is staff', none),
  ask('Enter', 'who is signed in already', none),
  ask('Sessions', 'where the user is signed in', none),
  ask('LiveCount', 'how many stream now', none),
  ask('SignedLinks', 'of a link', ({ linkId: id }) => ({ id, first: 100 })),
  ask('Home', 'the newest five', () => home),
  ask('Home', 'all, sixty a page', () => whole),
  ask('Home', 'all, a page in the middle', ({ cursors }) => ({ ...whole, after: cursors.app.middle })),
  ask('Home', 'search that finds one', () => search('00007')),
  ask('Home', 'search that finds all', () => search('harb')),
  ask('Home', 'search that finds nothing', () => search('nowhere')),
  ask('Home', 'search for one letter that is nowhere', () => search('z')),
  ask('Palette', 'finds one', () => ({ text: '00007' })),
  ask('Palette', 'finds many', () => ({ text: 'o' })),
  ask('Palette', 'finds nothing', () => ({ text: 'nowhere' })),
  ask('Palette', 'one letter that is nowhere', () => ({ text: 'z' })),
  ask('LinkToCopy', 'a URL to copy', ({ linkId: id }) => ({ id })),
  ask('FindLinkPage', 'on which page a link stands', ({ app: { name } }) => ({
    appName: name,
    first: 100,
    after: null,
    isMeeting: false,
  })),
  ask('AppLinks', 'streaming, first page', links('first', false)),
  ask('AppLinks', 'streaming, middle page', links('middle', false)),
  ask('AppLinks', 'streaming, last page', links('last', false)),
  ask('AppLinks', 'meetings, first page', links('first', true)),
  ask('AppLinks', 'meetings, middle page', links('middle', true)),
  ask('AppLinks', 'meetings, last page', links('last', true)),
  ask('LinkPlaces', 'where the second page begins', links('first', false)),
  ask('LinkConfigs', 'the picker as it opens', ({ config }) => ({ search: null, first: 50, chosen: config.name })),
  ask('LinkConfigs', 'the picker, search', ({ config }) => ({ search: config.name, first: 50, chosen: config.name })),
  ask('LinkConfig', 'one that is asked about', ({ config: { id } }) => ({ id })),
  ask('Configs', 'the list', () => ({ search: null, first: 50, after: null })),
  ask('Configs', 'its last page', ({ cursors }) => ({ search: null, first: 50, after: cursors.config.last })),
  ask('Configs', 'search that finds nothing', () => ({ search: 'nowhere', first: 50, after: null })),
  ask('ConfigEditor', 'from its application', ({ config, app }) => ({
    name: config.name,
    app: app.name,
    hasApp: true,
  })),
  ask('ConfigEditor', 'of the default config', () => ({ name: 'default', app: '', hasApp: false })),
  ask('ConfigDocument', 'as JSON', ({ config: { id } }) => ({ id })),
  ask('ConfigUsedBy', 'who uses it', ({ config: { id } }) => ({ id, first: 50 })),
  ask('ConfigUsedBy', 'who uses the default config', ({ defaultConfigId: id }) => ({ id, first: 50 })),
  ask('ConfigHistory', 'the newest changes', ({ config: { id } }) => ({ id, first: 9, after: null })),
  ask('ConfigHistoryPlaces', 'where the second page begins', ({ config: { id } }) => ({ id, first: 9, after: null })),
  ask('AppVersions', 'the newest', ({ app: { name } }) => ({ name, first: 9, after: null })),
  ask('VersionPlaces', 'where the second page begins', ({ app: { name } }) => ({ name, first: 9, after: null })),
  ask('VersionToDelete', 'one that is asked about', ({ versionId: id }) => ({ id })),
  ask('VersionTest', 'how one was tested', ({ versionId: id }) => ({ id })),
  ask('AssetLibrary', 'how many there are', none),
  ask('AssetFiles', 'images', () => ({ kind: 'IMAGE', first: 23, after: null, search: null })),
  ask('AssetFiles', 'images, last page', ({ cursors }) => ({
    kind: 'IMAGE',
    first: 23,
    after: cursors.asset.last,
    search: null,
  })),
  ask('AssetFiles', 'videos, search', () => ({ kind: 'VIDEO', first: 23, after: null, search: 'picture' })),
  ask('AssetPlaces', 'where the second page begins', () => ({ kind: 'IMAGE', first: 23, after: null })),
  ask('Bin', 'first page', () => ({ first: 20, after: null })),
  ask('Bin', 'last page', ({ cursors }) => ({ first: 20, after: cursors.binItem.last })),
  ask('BinPlaces', 'where the second page begins', () => ({ first: 20, after: null })),
  ask('NotificationPlaces', 'where the second page begins', () => ({ first: 6, after: null })),
  ask('Notifications', 'the bell', () => ({ first: 5, after: null })),
  ask('Notifications', 'all, last page', ({ cursors }) => ({ first: 6, after: cursors.notification.last })),
  ask('Plans', 'plan and storage', none),
  ask('Subscriptions', 'plan, limits and storage', none),
  ask('UnpaidBill', 'why the last one was not paid', none),
  ask('PlanPreview', 'of a first plan', () => ({ wish: { start: { plan: 'CONCURRENT_USERS', count: 3 } } })),
  ask('PaymentResult', 'of a payment page that is gone', () => ({ id: formatId('checkout', randomUUID()) })),
  ask('Transactions', 'first page', () => ({ first: 20, after: null })),
  ask('AccountSettings', 'the profile', none),
  ask('DeveloperSection', 'the keys', none),
  ask('AppChoices', 'the applications to limit a key or a member to', () => ({ search: '' })),
  ask('StreamMonitor', 'who watches', () => ({ first: 25 })),
  ask('StreamMonitor', 'by name', () => ({ first: 25, search: 'harb' })),
  ask('StreamingSessionDetails', 'a session that is gone', () => ({ id: formatId('streamingSession', randomUUID()) })),
  ask('BuildLog', 'of a session that is gone', () => ({ id: formatId('streamingSession', randomUUID()), after: 0 })),
  ask('TeamPage', 'who asks', none),
  ask('TeamList', 'the team', none),
  ask('NewUpload', 'a new version', ({ app: { name } }) => ({ name, isUpdate: true })),
  ask('AppByName', 'whether a name is taken', ({ app: { name } }) => ({ name })),
  ask('AppAfterUpload', 'the card after an upload', ({ app: { name } }) => ({ name })),
  ask('Upload', 'an upload', byUpload),
  ask('AuditLog', 'the newest', () => ({ first: 50 })),
  ask('AuditLog', 'of an action', () => ({ first: 50, action: 'LINKS_DELETE' })),
  ask('AuditLog', 'by name', () => ({ first: 50, search: 'harb' })),
  ask('AuditActors', 'for its filter', none),
  ask('AuditSubject', 'of an entry that is gone', () => ({ id: formatId('auditEntry', randomUUID()) })),
  ask('AuditExport', 'its first page', none),
  ask('Newsletter', 'whether they get it', none),
  ask('UploadTimelinePage', 'its page', byUpload),
  ask('AlertOpened', 'an alert that is gone', () => ({ id: formatId('alert', randomUUID()) })),
  ask('UploadEvents', 'its timeline', byUpload),
  ask('UploadQueuePlace', 'its place', byUpload),
  ask('UploadMissingParts', 'what it lacks', byUpload),
];

/** Queries that run before anybody has an account. */
const WITHOUT_ACCOUNT = new Set(['SignIn', 'SignUpCheck', 'Invitation', 'Username']);

/** Queries of staff about all customers: customers may not ask them. Their calls are among the cases. */
const OF_STAFF = new Set(['SupportHome', 'SupportMails', 'SupportCasePage', 'Operations', 'AlertChannels']);

/** Throws if the panel has a query that is not in the list, or the list one that the panel does not have. */
export function expectAllAsked(): void {
  const operations = panelDocuments().flatMap((document) => /\bquery (\w+)/.exec(document)?.[1] ?? []);
  const asked = new Set(questions.map(({ operation }) => operation));
  const missing = operations.filter((each) => !asked.has(each) && !WITHOUT_ACCOUNT.has(each) && !OF_STAFF.has(each));
  if (missing.length > 0)
    throw new Error(`The panel asks ${missing.join(', ')}: panel-questions.ts lacks variables for it.`);
  const gone = [...asked].filter((each) => !operations.includes(each));
  if (gone.length > 0) throw new Error(`The panel no longer asks ${gone.join(', ')}.`);
}
