import { listsAround, type OpenList } from './open-lists'

/** Items with their level or kind: of Word on the web, and of Quill, where a list has items of both kinds. */
const LEVELED = 'li[data-aria-level], li[data-list]'
const MAX_LEVEL = 6

/** Nests flat lists, one after the other, by the levels of their items. */
export function nestListItems(body: HTMLElement): void {
  const lists = [...body.querySelectorAll<HTMLElement>('ul, ol')].filter(
    (list) => list.querySelector(`:scope > :is(${LEVELED})`) && !list.parentElement?.closest('ul, ol'),
  )
  let open: OpenList[] = []
  let last: Element | null = null
  for (const list of lists) {
    const outer = outermost(list, body)
    if (last === null || outer.previousElementSibling !== last || hasTextBefore(outer)) open = []
    const start = Number(list.getAttribute('start'))
    for (const item of [...list.children]) {
      open = listsAround(open, { level: levelOf(item), tag: tagOf(item), start }, outer)
      open.at(-1)?.list.append(item)
    }
    outer.remove()
    last = open[0]?.list ?? null
  }
}

/** The wrapper that holds a list and nothing else. */
function outermost(list: Element, body: HTMLElement): Element {
  const { parentElement } = list
  const isAlone = parentElement && parentElement !== body && parentElement.children.length === 1
  return isAlone && parentElement.textContent === list.textContent ? outermost(parentElement, body) : list
}

const hasTextBefore = (element: Element) =>
  element.previousSibling?.nodeType === Node.TEXT_NODE && Boolean(element.previousSibling.textContent?.trim())

function levelOf(item: Element): number {
  const indent = /\bql-indent-(\d)\b/.exec(item.className)?.[1]
  const level = indent ? Number(indent) + 1 : Number(item.getAttribute('data-aria-level') ?? 1)
  return Math.min(Math.max(level || 1, 1), MAX_LEVEL)
}

function tagOf(item: Element): 'ul' | 'ol' {
  const kind = item.getAttribute('data-list')
  if (kind) return kind === 'ordered' ? 'ol' : 'ul'
  return item.parentElement?.localName === 'ol' ? 'ol' : 'ul'
}
