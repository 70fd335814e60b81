import type { ComponentProps } from 'react'
import { Pager } from '@/components/ui/controls/links'

/** The pager of a list; nothing for a single page. */
export function ListPager({ page, pages, ...rest }: Omit<ComponentProps<typeof Pager>, 'label'>) {
  if (pages <= 1) return null
  const label = `Page ${page.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')}`
  return <Pager {...rest} page={page} pages={pages} label={label} />
}
