import type { PlatformConfig } from './platform.ts';
import type { Context } from '@launchyard/schema/context';

/** The public configuration of a test's product. */
export const publicConfigOf = ({ files, stream, panel }: PlatformConfig['addresses']): Context['publicConfig'] => ({
  productName: 'Launchyard',
  filesOrigin: files,
  streamOrigin: stream,
  supportUrl: 'mailto:support@launchyard.example',
  documentationUrl: 'https://launchyard.example/docs',
  helpUrl: `${panel}/help`,
  tutorialUrl: null,
  isPlugin2Supported: false,
});
