/** CSS classes of a plain box with a border. */
export const CARD = 'rounded-card border border-line bg-surface'
