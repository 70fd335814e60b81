/** A list of the result, and the level of its items in the source. */
export type OpenList = { level: number; list: HTMLElement }

type Item = { level: number; tag: 'ul' | 'ol'; start: number }

/**
 * The lists around an item, the outermost first and its own last. Where none of its level and kind is open, a new one
 * begins: in the last item of the list around it, or else before an element.
 */
export function listsAround(open: readonly OpenList[], { level, tag, start }: Item, place: Element): OpenList[] {
  const [outermost, ...inner] = open
  const lists = inner.filter((each) => each.level <= level)
  // Copied text may begin with an inner item; the items that follow it are in one list with it.
  if (outermost) lists.unshift({ ...outermost, level: Math.min(outermost.level, level) })
  const innermost = lists.at(-1)
  if (innermost?.level === level && innermost.list.localName === tag) return lists
  if (innermost?.level === level) lists.pop()
  const list = place.ownerDocument.createElement(tag)
  if (tag === 'ol' && start > 1) list.setAttribute('start', String(start))
  const outer = lists.at(-1)?.list
  if (outer) (outer.lastElementChild ?? outer).append(list)
  else place.before(list)
  return [...lists, { level, list }]
}
