import { appVersionMakeLatest } from '@launchyard/contract/apps';
import { versionViolations } from '@launchyard/domain/apps';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned, ownedOrNull } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { loadVersion } from './app-version.ts';
import { AppType, type App } from './app.ts';
import { loadApp } from './loader.ts';

const AppVersionMakeLatestInput = builder.inputType('AppVersionMakeLatestInput', {
  description: 'The version for Latest to serve.',
  fields: (t) => ({
    appVersionId: t.id({
      required: true,
      description: 'The id of the version, `ver_…`. It must have passed its test.',
    }),
    expectedLatestVersionId: t.id({
      required: true,
      description: 'The id of the version that Latest served when the caller last read it: `App.latestVersion`.',
    }),
  }),
});

const AppVersionMakeLatestPayload = payloadType<App>(
  'AppVersionMakeLatestPayload',
  'The result of changing what Latest serves.',
  (t) => ({
    app: t.field({
      type: AppType,
      nullable: true,
      description: 'The current application, also if refused as `LATEST_CHANGED`. Null if refused otherwise.',
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('appVersionMakeLatest', (t) =>
  t.field({
    nullable: true,
    type: AppVersionMakeLatestPayload,
    description:
      'Makes Latest serve another version, for example to roll back. Applies immediately to all links that are not pinned. Refused as `LATEST_CHANGED` when Latest has changed since. Idempotent.',
    args: { input: t.arg({ type: AppVersionMakeLatestInput, required: true, description: 'The version.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const { reply, refusals } = await write(context, appVersionMakeLatest, {
        appVersionId: askableId('appVersion', input.appVersionId),
        expectedLatestVersionId: askableId('appVersion', input.expectedLatestVersionId),
      });
      if (reply) return { reply: owned(account, reply.app), refusals };
      if (!refusals.some(({ code }) => code === versionViolations.latestChanged.code)) return { reply: null, refusals };
      const version = await loadVersion(context, account.id, input.appVersionId);
      const app = version && (await loadApp(context, account.id, version.appId));
      return { reply: ownedOrNull(account, app), refusals };
    },
  }),
);
