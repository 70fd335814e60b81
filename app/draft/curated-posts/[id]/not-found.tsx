import { PostNotFound } from '@/components/posts/post-not-found'

export default function PreviewNotFound() {
  return <PostNotFound />
}
