import type { Area } from '../kit/area.ts';
import { configChanges } from '../tables/configs.ts';

export const configWork: Area<unknown> = { appendOnly: [configChanges] };
