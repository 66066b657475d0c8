import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  AppWindow,
  BookOpen,
  Clock,
  Copy,
  CreditCard,
  Images,
  Layers,
  LifeBuoy,
  Link2,
  LogOut,
  Moon,
  Plus,
  SlidersHorizontal,
  Sun,
  Upload,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { MOST_FOUND } from '@launchyard/domain/search';
import { versionsAddress } from '../../apps/addresses.ts';
import { libraryPath } from '../../assets/library/addresses.ts';
import { binAddress } from '../../bin/addresses.ts';
import { configAddress, configsAddress } from '../../configs/addresses.ts';
import { PaletteDocument, PaletteLinkDocument, type PaletteQuery } from '../../generated/graphql.ts';
import { copyText } from '../../kit/copy.ts';
import { faultText } from '../../kit/faultText.ts';
import { formatCount } from '../../kit/format.ts';
import { useStore } from '../../kit/store.ts';
import { toastFault } from '../../kit/toasts.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import { linksAddress, linksQuery } from '../../links/addresses.ts';
import { linkMessages } from '../../links/messages.ts';
import { plansAddress } from '../../plans/addresses.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';
import { appMessages } from '../messages.ts';
import { chooseMode, mode } from '../theme/mode.ts';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { findLinkPage } from './findLinkPage.ts';
import { matching } from './items.ts';
import { paletteMessages } from './messages.ts';
import { keepRecent, readRecent } from './recent.ts';

type Account = NonNullable<PaletteQuery['viewer']>['account'];
type Found = NonNullable<Account['find']>[number];

/** So long after the last key the services are asked. */
const PAUSE_MS = 120;

interface Options {
  accountId: string;
  canUpload: boolean;
  documentationUrl: string;
  onLogout: () => void;
}

/** What the palette offers for what was typed. `isMissing`: the services could not be asked. */
export function usePaletteItems(typed: string, { accountId, canUpload, documentationUrl, onLogout }: Options) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const shownMode = useStore(mode);
  const text = useDebounced(typed.trim(), PAUSE_MS);
  const { data, previousData, error, loading } = useQuery(PaletteDocument, {
    variables: { text },
    skip: text === '',
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const account = text === '' ? undefined : (data ?? previousData)?.viewer?.account;
  const found = (account?.find ?? []).filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const isMissing = text !== '' && !loading && (error !== undefined || account?.find === null);

  const go = (address: string, called: string) => () => {
    keepRecent(accountId, { address, text: called });
    void navigate(address);
  };
  const apps = found.filter(({ kind }) => kind === 'APP');
  const links = found.filter(({ kind }) => kind === 'STREAMING_LINK' || kind === 'MEETING_LINK');
  const configs = found.filter(({ kind }) => kind === 'CONFIG');
  /** What a group says of those that it does not show. */
  const more: Partial<Record<PaletteGroup, string | undefined>> = {
    applications: moreOf(apps, account?.apps),
    links: moreOf(links, null),
    configs: moreOf(configs, account?.configs),
  };
  const items = typed.trim() === '' ? [...recent(), ...actions(), ...pages()] : foundAndOthers();
  return { items, more, isMissing, isAsking: loading || text !== typed.trim() };

  function foundAndOthers(): PaletteItem[] {
    const others = matching([...actions(), ...pages()], typed);
    const uploads = canUpload ? apps.slice(0, 1).map(uploadTo) : [];
    const versions = matching([...apps.slice(0, 1).map(toVersions), ...versionControl()], typed);
    return [
      ...apps.map(toLinks),
      ...links.flatMap((link) => (link.kind === 'MEETING_LINK' ? [toLink(link)] : [toLink(link), toCopy(link)])),
      ...configs.map(toConfig),
      ...uploads,
      ...others,
      ...versions,
    ];
  }

  function recent(): PaletteItem[] {
    return readRecent(accountId).map(({ address, text: called }) => ({
      key: `recent:${address}`,
      group: 'recent',
      icon: Clock,
      text: called,
      run: go(address, called),
    }));
  }

  function toLinks({ id, name }: Found): PaletteItem {
    return {
      key: id,
      group: 'applications',
      icon: AppWindow,
      text: name,
      run: go(linksAddress(name), paletteMessages.linksOf(name)),
    };
  }

  /** To the page of the links of its application that it stands on. */
  function toLink({ id, name, appName, configName, kind: foundKind }: Found): PaletteItem {
    const kind = foundKind === 'MEETING_LINK' ? 'meeting' : 'streaming';
    const open = async () => {
      if (!appName) return;
      const address = linksAddress(appName) + linksQuery(kind, await findLinkPage(client, { id, appName, kind }));
      go(address, paletteMessages.linksOf(appName))();
    };
    return {
      key: id,
      group: 'links',
      icon: Link2,
      text: name,
      detail: `${appName}/${configName}`,
      run: () => void open(),
    };
  }

  function toCopy({ id, name }: Found): PaletteItem {
    return {
      key: `copy:${id}`,
      group: 'links',
      icon: Copy,
      text: paletteMessages.copyUrl(name),
      run: () => void copyUrl(id),
    };
  }

  function toConfig({ id, name }: Found): PaletteItem {
    const address = configAddress(name, null);
    return {
      key: id,
      group: 'configs',
      icon: SlidersHorizontal,
      text: name,
      run: go(address, paletteMessages.config(name)),
    };
  }

  function toVersions({ name }: Found): PaletteItem {
    return page(versionsAddress(name), paletteMessages.versionsOf(name), Layers, 'latest history delete');
  }

  /** It is set for all applications, where the versions of any of them are. */
  function versionControl(): PaletteItem[] {
    const [newest] = account?.newest?.nodes ?? [];
    if (!newest) return [];
    const words = 'settings keep versions delete old';
    return [
      {
        ...page(versionsAddress(newest.name), paletteMessages.versionControl(newest.name), Layers, words),
        key: 'version-control',
      },
    ];
  }

  function uploadTo({ id, name }: Found): PaletteItem {
    return {
      key: `upload:${id}`,
      group: 'actions',
      icon: Upload,
      text: paletteMessages.uploadTo(name),
      run: go(newUploadAddress(name), paletteMessages.uploadTo(name)),
    };
  }

  function actions(): PaletteItem[] {
    const isDark = shownMode === 'dark';
    const add: PaletteItem = {
      key: 'add',
      group: 'actions',
      icon: Plus,
      text: paletteMessages.addApplication,
      words: 'upload new app zip build',
      run: go(newUploadAddress(), paletteMessages.addApplication),
    };
    return [
      ...(canUpload ? [add] : []),
      {
        key: 'mode',
        group: 'actions',
        icon: isDark ? Sun : Moon,
        text: isDark ? paletteMessages.toLight : paletteMessages.toDark,
        words: 'theme appearance',
        run: () => chooseMode(isDark ? 'light' : 'dark'),
      },
      { key: 'logout', group: 'actions', icon: LogOut, text: appMessages.logout, words: 'sign out', run: onLogout },
    ];
  }

  function pages(): PaletteItem[] {
    return [
      page('/', appMessages.streamingApps, AppWindow, 'home applications'),
      page(configsAddress(null), paletteMessages.configs, SlidersHorizontal, 'settings stream'),
      page(libraryPath, appMessages.library, Images, 'assets images videos pictures logo'),
      page(plansAddress, appMessages.plans, CreditCard, 'trial storage limits upgrade'),
      page(binAddress, appMessages.bin, Trash2, 'deleted undo restore bring back'),
      page('/help', paletteMessages.help, LifeBuoy, 'failures errors'),
      {
        key: 'documentation',
        group: 'pages',
        icon: BookOpen,
        text: appMessages.documentation,
        run: () => void window.open(documentationUrl, '_blank', 'noreferrer'),
      },
    ];
  }

  function page(address: string, called: string, icon: PaletteItem['icon'], words: string): PaletteItem {
    return { key: address, group: 'pages', icon, text: called, words, run: go(address, called) };
  }

  async function copyUrl(id: string): Promise<void> {
    const { data: answer, error: fault } = await client.query({
      query: PaletteLinkDocument,
      variables: { id },
      errorPolicy: 'all',
    });
    const link = answer?.node;
    if (link?.__typename !== 'StreamingLink') return toastFault(faultText(fault));
    await copyText(link.url, linkMessages.urlCopied);
  }
}

/** Five of each are given. */
function moreOf(
  { length: shown }: readonly Found[],
  list: { totalCount: number } | null | undefined,
): string | undefined {
  const isMore = list ? list.totalCount > shown && shown > 0 : shown >= MOST_FOUND;
  return isMore ? paletteMessages.more(shown, list ? formatCount(list.totalCount) : null) : undefined;
}
