import Link from 'next/link'
import type { ComponentProps } from 'react'

/** The id of a post or of a product. */
type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { post?: string; product?: string }

/** A link to the editor of a post or a product. */
export function RecordLink({ post, product, ...link }: Props) {
  const path = post === undefined ? `product/${encodeURIComponent(product ?? '')}` : `post/${encodeURIComponent(post)}`
  return <Link dir="auto" {...link} href={`/admin/${path}`} prefetch={false} />
}
