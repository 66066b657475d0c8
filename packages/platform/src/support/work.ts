import type { Area } from '../kit/area.ts';
import { adminActs } from '../tables/support.ts';

export const supportWork: Area<unknown> = { appendOnly: [adminActs] };
