'use client'

import { PostNotFound } from '@/components/posts/post-not-found'

/** A post that could not be read is told as one that is not there. */
export default function PostError() {
  return <PostNotFound />
}
