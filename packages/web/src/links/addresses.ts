export { linksAddress } from '@launchyard/domain/links';
