import { beforeAll, describe, expect, test } from 'vitest';
import { appGet } from '@launchyard/contract/apps';
import { eventsSince } from '@launchyard/contract/events';
import { uploadUpdate } from '@launchyard/contract/uploads';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { TestUploader } from './test-uploader.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

async function customer(): Promise<{ person: TestPerson; uploader: TestUploader }> {
  const person = await world.person();
  return { person, uploader: new TestUploader(world, person) };
}

const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);

describe('starting an upload', () => {
  test('stores the answers about the build, and null for those not given', async () => {
    const { uploader } = await customer();
    const answers = { isLinuxBuild: false, isMissingPluginAccepted: true, skipsZipChecking: false };
    expect((await uploader.start({ appName: 'One', ...answers })).answers).toEqual(answers);
    expect((await uploader.start({ appName: 'Two' })).answers).toEqual({
      isLinuxBuild: null,
      isMissingPluginAccepted: false,
      skipsZipChecking: false,
    });
  });

  test('skips the check of the ZIP for admins only', async () => {
    const { uploader } = await customer();
    expect(codes(await uploader.tryStart({ skipsZipChecking: true }))).toEqual(['ZIP_CHECKING_REQUIRED']);
    const support = new TestUploader(world, await world.person({ role: 'support' }));
    expect(codes(await support.tryStart({ skipsZipChecking: true }))).toEqual(['ZIP_CHECKING_REQUIRED']);
    const admin = new TestUploader(world, await world.person({ role: 'admin' }));
    expect((await admin.start({ skipsZipChecking: true })).answers.skipsZipChecking).toBe(true);
  });

  test('an application reports the number of its next upload', async () => {
    const { person, uploader } = await customer();
    const { appId, id } = await uploader.start();
    const next = async () => {
      const { apps } = expectReply(await world.rest(appGet, { by: [{ id: appId }] }, { token: person.session }));
      return apps[0]?.nextVersionNumber;
    };
    expect(await next()).toBe(2);
    await makeTestedApp(world, person, 'Other', [1, 2, 5]);
    const { apps } = expectReply(await world.rest(appGet, { by: [{ name: 'other' }] }, { token: person.session }));
    expect(apps[0]?.nextVersionNumber).toBe(6);
    const update = await uploader.start({ appName: 'Other', isUpdate: true });
    await uploader.tryCancel(update.id);
    expect((await uploader.start({ appName: 'Other', isUpdate: true })).versionNumber).toBe(7);
    expect((await uploader.get(id)).versionNumber).toBe(1);
  });
});

describe('the e-mails about an upload', () => {
  test('can be switched on and off while it runs, and listeners are told', async () => {
    const { person, uploader } = await customer();
    const as = { token: person.session };
    const { id } = await uploader.start({ sendsUpdatesOnEmail: false });
    const { newest } = expectReply(await world.rest(eventsSince, {}, as));
    const { upload } = expectReply(await world.rest(uploadUpdate, { uploadId: id, sendsUpdatesOnEmail: true }, as));
    expect(upload.sendsUpdatesOnEmail).toBe(true);
    const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as));
    expect(missed).toMatchObject([{ type: 'upload.changed', upload }]);
  });

  test('cannot be changed once it has ended, or by anybody else', async () => {
    const { person, uploader } = await customer();
    const as = { token: person.session };
    const { id } = await uploader.start();
    const { person: stranger } = await customer();
    const input = { uploadId: id, sendsUpdatesOnEmail: true };
    expect(codes(await world.rest(uploadUpdate, input, { token: stranger.session }))).toEqual(['UPLOAD_NOT_FOUND']);
    await uploader.tryCancel(id);
    expect(codes(await world.rest(uploadUpdate, input, as))).toEqual(['UPLOAD_ENDED']);
  });
});
