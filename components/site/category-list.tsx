'use client'

import { CATEGORIES } from '@/lib/contract/categories'
import { categoryPath } from '@/lib/format/address'

/** Made once: sixty of these links stand on every page, and to draw them as elements took a fourteenth of the time of a post. */
const ITEMS = {
  __html: CATEGORIES.map((name, at) => `<li><a href="${categoryPath(name)}" style="--at:${at}">${name.replaceAll('&', '&amp;')}</a></li>`).join(''),
}

/** Links to all categories. The menu's script has their names already, so that no page's data holds these links as well. */
export function CategoryList({ className }: { className: 'category-menu' | 'category-links' }) {
  return <ul className={className} dangerouslySetInnerHTML={ITEMS} />
}
