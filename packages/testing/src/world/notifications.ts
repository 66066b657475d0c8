import { notificationList } from '@launchyard/contract/notifications';
import { parseId } from '@launchyard/domain/kit';
import type { Notice } from '@launchyard/domain/notifications';
import { notify } from '@launchyard/platform/notifications/notify';
import type { TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';
import { expectReply } from './rest.ts';

/** Sends an account a notification, like an upload that ends (its public ids). Returns the notification's id. */
export async function makeNotification(
  world: PlatformWorld,
  owner: TestPerson,
  { upload, ...over }: Partial<Notice> & { upload?: { id: string; appId: string } } = {},
): Promise<string> {
  const notice: Notice = { kind: 'uploadTested', message: 'Harbour v1 is Ready To Stream', link: null, ...over };
  const { account } = owner.uuids;
  const about = upload ? { id: parseId('upload', upload.id) ?? '', appId: parseId('app', upload.appId) ?? '' } : null;
  await world.database.sql.transaction((tx) => notify(tx, new Date(), account, { notice, upload: about }));
  const told = expectReply(await world.rest(notificationList, { first: 1 }, { token: owner.session }));
  return told.edges[0]?.node.id ?? '';
}
