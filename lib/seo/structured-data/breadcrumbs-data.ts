import type { BreadcrumbList } from 'schema-dts'

/** BreadcrumbList from Home to a page; each step is a name and an absolute URL. */
export function breadcrumbsData(steps: { name: string; address: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  }
}
