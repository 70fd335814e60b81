import { and, inArray, isNull } from 'drizzle-orm'
import type { PostStatus } from '@/lib/contract/posts/post'
import type { Database } from '../../db/database'
import { postPlans } from '../../db/schema/plan-schema'

/**
 * Ends the plans that posts reach a status, since they have it now; their jobs then find nothing to do. A draft that is
 * still to be published keeps its time to be unpublished.
 */
export async function endPlans(tx: Database, ids: string[], status: PostStatus): Promise<void> {
  const ofPosts = inArray(postPlans.postId, ids)
  if (status === 'published') await tx.update(postPlans).set({ publishAt: null }).where(ofPosts)
  else
    await tx
      .update(postPlans)
      .set({ unpublishAt: null })
      .where(and(ofPosts, isNull(postPlans.publishAt)))
  await tx.delete(postPlans).where(and(ofPosts, isNull(postPlans.publishAt), isNull(postPlans.unpublishAt)))
}
