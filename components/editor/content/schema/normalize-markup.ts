import { CALLOUT_KINDS, FOREIGN_BLOCKS } from '@/lib/contract/posts/content-elements'

const DROPPED =
  'style, script, meta, link, title, template, noscript, iframe, object, embed, video, audio, canvas, svg, math, button, input, select, textarea'
const WRAPPERS = FOREIGN_BLOCKS.join(', ')
const CALLOUTS = CALLOUT_KINDS.map((kind) => `aside[data-callout=${kind}]`).join(', ')
const BLOCKS = `p, h1, h2, h3, h4, h5, h6, ul, ol, pre, blockquote, hr, table, figure, img, ${WRAPPERS}`
const RENAMED = [
  ['h1', 'h2'],
  ['h5, h6', 'h4'],
  ['menu, dir', 'ul'],
] as const

/** Parses HTML into an inert tree that loads nothing. */
export function parseFragment(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
}

/** Removes wrappers, comments and non-content elements from a tree, and limits headings to the supported levels. */
export function normalizeMarkup(body: HTMLElement): HTMLElement {
  for (const comment of commentsIn(body)) comment.remove()
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  for (const [selector, tag] of RENAMED) {
    for (const heading of body.querySelectorAll(selector)) rename(heading, tag)
  }
  for (const wrapper of [
    ...body.querySelectorAll(`:is(${WRAPPERS}):not([data-unsupported-part], ${CALLOUTS})`),
  ].reverse())
    unwrapBlocks(wrapper)
  return body
}

/** Replaces an element by another with the same children, without attributes. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Like `unwrap`, but text outside of blocks becomes paragraphs, so that it does not join adjacent text. */
export function unwrapBlocks(wrapper: Element): void {
  if (!wrapper.querySelector(BLOCKS)) return void rename(wrapper, 'p')
  let paragraph: HTMLElement | null = null
  for (const child of [...wrapper.childNodes]) {
    const isBlock = child instanceof Element && (child.matches(BLOCKS) || child.querySelector(BLOCKS) !== null)
    if (isBlock || (!paragraph && !child.textContent?.trim())) {
      paragraph = null
      continue
    }
    if (!paragraph) {
      paragraph = wrapper.ownerDocument.createElement('p')
      child.before(paragraph)
    }
    paragraph.append(child)
  }
  unwrap(wrapper)
}

function commentsIn(body: HTMLElement): Comment[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  return comments
}
