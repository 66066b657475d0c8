import { readStreamsConfig } from '@launchyard/platform/config';
import { createStreamsServer } from '@launchyard/platform/streams';

/** The process of sessions and signalling, with a player that the harness plays. Ends with its parent. */
await createStreamsServer(readStreamsConfig(process.env), { playerDist: process.env['PLAYER_DIST'] ?? '' });
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
