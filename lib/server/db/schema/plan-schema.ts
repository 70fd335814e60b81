import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'
import { posts } from './post-schema'

/** When posts are to be published and unpublished; a job does each (lib/server/posts/plans/post-plans.ts). */
export const postPlans = pgTable('post_plans', {
  postId: text('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  publishAt: moment('publish_at'),
  unpublishAt: moment('unpublish_at'),
  /** The user name of who planned it; null if unknown. */
  plannedBy: text('planned_by'),
})
