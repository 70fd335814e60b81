import 'server-only'
import TurndownService from 'turndown'
import { stringify } from 'yaml'
import type { Post } from '@/lib/contract/posts/post'

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
// Markdown has no words for these.
turndown.keep(['figure', 'table', 'u', 's', 'sub', 'sup'])
// A picture with a size keeps it only as HTML.
turndown.addRule('sized picture', {
  filter: ({ nodeName, attributes }) => nodeName === 'IMG' && attributes.length > 2,
  replacement: (_, node) => (node as HTMLElement).outerHTML,
})

/** The name of a post's file: its date and its slug, or its id. */
export const markdownName = ({ published_at, created_at, slug, id }: Post) =>
  `${(published_at ?? created_at ?? '').slice(0, 10)}-${slug ?? id}-${id}.md`

/** A post as Markdown with YAML front matter, in the fields that Hugo, Jekyll and Astro read. */
export function markdownFile(post: Post): string {
  const front = {
    title: post.title,
    date: post.published_at ?? post.created_at,
    lastmod: post.updated_at,
    draft: post.status === 'draft',
    featured: post.isHighlighted || undefined,
    slug: post.slug ?? undefined,
    author: post.author?.name,
    description: post.summary,
    categories: post.categories,
    tags: post.tags,
    image: post.previewImage ?? undefined,
    image_alt: post.previewImageAlt ?? undefined,
    image_caption: post.previewImageCaption ?? undefined,
    products: post.products.map(({ name, product_url, price, currency }) => ({
      name,
      url: product_url,
      price,
      currency,
    })),
  }
  return `---\n${stringify(front)}---\n\n${turndown.turndown(post.content)}\n`
}
