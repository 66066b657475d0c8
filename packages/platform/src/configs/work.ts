import type { Area } from '../kit/area.ts';
import { configChanges } from '../tables/configs.ts';
import { removedChanges } from './remove-account.ts';

export const configWork: Area<unknown> = { appendOnly: [configChanges], ownerPrunes: [removedChanges] };
