'use client'

import { CATEGORIES } from '@/lib/contract/posts/categories'
import { categoryPath } from '@/lib/format/addresses/paths'

/**
 * HTML computed once: every page has sixty of these links, and rendering them as elements took 7 % of the
 * render time of a post.
 */
const ITEMS = {
  __html: CATEGORIES.map(
    (name, at) => `<li><a href="${categoryPath(name)}" style="--at:${at}">${name.replaceAll('&', '&amp;')}</a></li>`,
  ).join(''),
}

/**
 * Links to all categories. A client component whose script holds the names, so that the page's data does not
 * repeat the links.
 */
export function CategoryList({ className }: { className: 'category-menu' | 'category-links' }) {
  return <ul className={className} dangerouslySetInnerHTML={ITEMS} />
}
