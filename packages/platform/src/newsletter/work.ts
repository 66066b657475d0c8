import type { Area } from '../kit/area.ts';
import { newsletterConsents } from '../tables/newsletter.ts';

export const newsletterWork: Area<unknown> = { appendOnly: [newsletterConsents] };
