import { z } from 'zod';
import { define } from './define.ts';

/** The settings of a virus scanner. */
export const scanSettings = {
  CLAMD_URL: define(
    'A clamd that scans uploads, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl. Unset: only the EICAR test file is detected.',
    z
      .string()
      .regex(/^(tcp:\/\/[^/]+|unix:\/.+)$/, 'must start with tcp:// or unix:/')
      .optional(),
  ),
  CLAMD_MAX_BYTES: define(
    'The largest file that clamd scans: the smaller of MaxFileSize and StreamMaxLength in its configuration. Larger files are reported as not scanned.',
    z.coerce
      .number({ error: 'must be a number of bytes' })
      .int('must be a whole number of bytes')
      .min(1, 'must be 1 or more'),
    '104857600',
  ),
};
