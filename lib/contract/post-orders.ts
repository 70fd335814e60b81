/** The orders of a list of posts; apart from the schemas, since browsers load them. */
export const POST_ORDERS = ['newest', 'oldest', 'updated', 'title'] as const
export type PostOrder = (typeof POST_ORDERS)[number]
