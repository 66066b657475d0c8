import { alertChannelList, alertGet, alertList, type AlertRow } from '@launchyard/contract/alerts';
import { mayLookUpAccounts } from '@launchyard/domain/access';
import { ALERT_CHANNELS, MOST_ALERTS_COUNTED } from '@launchyard/domain/alerts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { foundById } from '../kit/node.ts';
import { AlertChannelType, AlertKindType, AlertStateType, AlertType } from './alert.ts';

const AlertConnection = connectionType<AlertRow, { hasMoreThanCounted: boolean }>(AlertType, 'alerts');

builder.objectField(AlertConnection, 'hasMoreThanCounted', (t) =>
  t.exposeBoolean('hasMoreThanCounted', {
    description: `Whether there are more alerts than \`totalCount\` says: counting stops at ${MOST_ALERTS_COUNTED}.`,
  }),
);

builder.queryField('alerts', (t) =>
  t.field({
    type: AlertConnection,
    nullable: true,
    description:
      'What operators are alerted of, the latest first, for support staff. Null when the service does not respond.',
    args: {
      ...pageArguments,
      kinds: t.arg({ type: [AlertKindType], description: 'Only alerts of these kinds. Omit for all.' }),
      states: t.arg({ type: [AlertStateType], description: 'Only alerts in these states. Omit for all.' }),
    },
    extensions: costs({ call: 10 }),
    resolve: async (_root, { kinds, states, ...args }, context) => {
      const filter = { kinds: kinds ?? undefined, states: states ?? undefined };
      const list = await read(context, alertList, { ...pageInput(args), ...filter });
      return { ...asConnection(list, (row) => row), hasMoreThanCounted: list.hasMoreThanCounted };
    },
  }),
);

builder.queryField('alertChannels', (t) =>
  t.field({
    type: [AlertChannelType],
    nullable: true,
    description:
      'Every channel for alerts, with or without settings, for support staff. Null when the service does not respond.',
    extensions: costs({ items: ALERT_CHANNELS.length, call: 10 }),
    resolve: async (_root, _arguments, context) => (await read(context, alertChannelList, {})).channels,
  }),
);

const loaded = batched<string, AlertRow>(
  async (context, account, alertIds) => (await read(context, alertGet, { alertIds }, account)).alerts,
);

foundById('alert', {
  typeName: 'Alert',
  // For anybody else there are no alerts.
  load: async (context, scope, id) =>
    mayLookUpAccounts(scope.grant) ? loaded(context, scope.id, askableId('alert', id)) : null,
});
