/** How long a piece of the site's code may take, each time it is asked for, in milliseconds. */
export const PIECE_LIMIT_MS = 6000;

/** How long the host may take to say whether it is there, in milliseconds. */
export const ANSWER_LIMIT_MS = 5000;
