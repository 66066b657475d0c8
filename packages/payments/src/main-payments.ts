import { readAddresses, readSettings, settings, SettingsError } from '@launchyard/domain/settings';
import { readProxies } from '@launchyard/process/client-address';
import { createLog } from '@launchyard/process/log';
import { runProcess } from '@launchyard/process/run';
import { openPayments } from './payments.ts';

await runProcess(() => {
  const values = readSettings(settings, process.env);
  const { PAYMENTS_TOKEN: token, PAYMENTS_WEBHOOK_SECRET: webhookSecret } = values;
  if (token === undefined || webhookSecret === undefined) {
    throw new SettingsError('PAYMENTS_TOKEN or PAYMENTS_WEBHOOK_SECRET is unset: the payment engine needs both.');
  }
  const { ports, checkout, hooks } = readAddresses(values);
  const config = {
    dataDir: values.DATA_DIR,
    host: values.HOST,
    port: ports.checkout,
    publicUrl: checkout,
    hooksUrl: hooks,
    token,
    webhookSecret,
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
  };
  return openPayments(config, { log: createLog('payments', values.LOG_LEVEL) });
});
