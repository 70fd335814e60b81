import { CATEGORIES } from '@/lib/contract/posts/categories'
import { categoryPath } from '@/lib/format/addresses/paths'

/**
 * HTML computed once: every page has sixty of these links, and rendering them as elements took 7 % of the
 * render time of a post.
 */
const ITEMS = CATEGORIES.map(
  (name, at) => `<li><a href="${categoryPath(name)}" style="--at:${at}">${name.replaceAll('&', '&amp;')}</a></li>`,
)
const ALL_ITEMS = { __html: ITEMS.join('') }

type ListProps = {
  className: 'category-menu' | 'category-links'
  /** How many of the first; all by default. */
  count?: number
}

/** Links to the categories. */
export function CategoryList({ className, count }: ListProps) {
  const items = count ? { __html: ITEMS.slice(0, count).join('') } : ALL_ITEMS
  return <ul className={className} dangerouslySetInnerHTML={items} />
}
