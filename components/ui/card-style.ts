/** The classes of a quiet box that holds something of its own. */
export const CARD = 'rounded-card border border-line bg-surface'
