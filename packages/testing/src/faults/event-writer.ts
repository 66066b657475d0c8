import { keepWriting } from '@launchyard/platform/events/test-writing';
import { openDatabase } from '@launchyard/platform/kit/database';

/* Writes events until it is killed or its parent exits. Settings: DATABASE_URL, and ACCOUNTS as comma-separated UUIDs. */

const database = openDatabase(process.env['DATABASE_URL'] ?? '', { connections: 10, onError: () => undefined });
process.once('disconnect', () => process.exit());
await keepWriting(database, (process.env['ACCOUNTS'] ?? '').split(','), new AbortController().signal);
