'use client'

/** The card as a client component: the data of a long list then holds its posts, and not their markup as well. */
export { PostListCard as ClientPostListCard } from './post-list-card'
