/** What the product calls itself, on every screen and in every mail. */
export const PRODUCT_NAME = 'Launchyard';
