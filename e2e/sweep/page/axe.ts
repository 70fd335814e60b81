import { repetitions, scope } from './controls'
import { renderLate } from './looks'

type Result = { violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }
declare const axe: { run: (context: object, options: object) => Promise<Result> }

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What is checked: every rule, those whose result depends on the width, or those of colors. */
export type Rules = 'all' | 'width' | 'colors'
const RULES = { width: ['color-contrast', 'target-size'], colors: ['color-contrast'] }

/** Shows what is rendered late, and frees what bars and toasts cover: axe measures what is uncovered. */
async function uncover(): Promise<() => void> {
  const hide = await renderLate()
  const covers = [...document.querySelectorAll<HTMLElement>('.bar, .sticky, [data-sonner-toast]')]
  const styles = covers.map((element) => element.style.cssText)
  for (const element of covers) {
    if (element.matches('[data-sonner-toast]')) element.style.pointerEvents = 'none'
    else Object.assign(element.style, { position: 'relative', inset: 'auto' })
  }
  return () => {
    hide()
    covers.forEach((element, at) => (element.style.cssText = styles[at] ?? ''))
  }
}

/**
 * What axe finds in a part of the page by WCAG 2.2 AA, but for repeated items of lists, and for the guards of popups,
 * which pass focus on.
 */
export async function violations(rules: Rules, selector: string | undefined): Promise<string[]> {
  const restore = await uncover()
  // The rules of a page's structure need all of it.
  const part = rules === 'all' && scope(selector).localName === 'main' ? document : scope(selector)
  const runOnly = rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: RULES[rules] }
  const found = await axe.run(
    { include: part, exclude: ['[data-base-ui-focus-guard]', ...repetitions(scope(selector))] },
    { runOnly, resultTypes: ['violations'], iframes: false },
  )
  restore()
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
}
