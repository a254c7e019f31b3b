/** Size of every social card in pixels, as messengers and networks ask for it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
