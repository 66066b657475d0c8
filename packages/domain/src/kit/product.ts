/** The product’s name, on every screen and in every e-mail. */
export const PRODUCT_NAME = 'Launchyard';
