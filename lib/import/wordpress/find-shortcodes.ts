/** `[name`, or `[/name]`, in a text. */
type Tag = { name: string; isEnd: boolean; start: number; end: number }

const TAG = /\[(?:([a-z][\w-]*)(?=[\s\]])|\/([a-z][\w-]*)\])/gi
const CLOSING = /\[\/([a-z][\w-]*)\]/gi

/** The tags of those names that are closed anywhere. */
function tagsIn(text: string): Tag[] {
  const closed = new Set(Array.from(text.matchAll(CLOSING), ([, name = '']) => name.toLowerCase()))
  const tags: Tag[] = []
  if (closed.size === 0) return tags
  for (const { 0: match, 1: opened, 2: ended = '', index: start } of text.matchAll(TAG)) {
    const name = (opened ?? ended).toLowerCase()
    if (closed.has(name)) tags.push({ name, isEnd: opened === undefined, start, end: start + match.length })
  }
  return tags
}

/** Finds the next tag of a name after a place, for places in ascending order. */
function nextTags(tags: readonly Tag[]): (name: string, place: number) => Tag | undefined {
  const lists = new Map<string, { tags: Tag[]; next: number }>()
  for (const tag of tags) {
    const list = lists.get(tag.name)
    if (list) list.tags.push(tag)
    else lists.set(tag.name, { tags: [tag], next: 0 })
  }
  return (name, place) => {
    const list = lists.get(name)
    while (list && (list.tags[list.next]?.start ?? Infinity) < place) list.next += 1
    return list?.tags[list.next]
  }
}

/**
 * Replaces shortcodes with a closing tag, and none of the same name in them: `[name …]…[/name]`. It reads the text once,
 * however many of its tags are never closed.
 */
export function replacePairs(
  text: string,
  write: (name: string, attributeText: string, inner: string) => string,
): string {
  const tags = tagsIn(text)
  const nextOf = nextTags(tags)
  const parts: string[] = []
  let [at, bracket] = [0, -1]
  for (const { name, isEnd, start, end } of tags) {
    if (isEnd || start < at) continue
    if (bracket < end) bracket = text.indexOf(']', end)
    if (bracket === -1) break
    const next = nextOf(name, bracket)
    if (!next?.isEnd) continue
    const inner = text.slice(bracket + 1, next.start)
    parts.push(text.slice(at, start), write(text.slice(start + 1, end), text.slice(end, bracket), inner))
    at = next.end
  }
  return parts.join('') + text.slice(at)
}

const OPENING = /\[([a-z][\w-]*)/gi
const ATTRIBUTE = /\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'\]]+)/y
const ADDRESS = /\s+https?:[^\s\]]+/iy
const CLOSE = /\s*\/?\]/y

/** Where a match that begins at a place ends; -1 without one. */
function endOf(pattern: RegExp, text: string, place: number): number {
  pattern.lastIndex = place
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** Where the attributes at a place end, if the shortcode does, too; else -1. @param failed places from which it does not. */
function attributesEnd(text: string, place: number, failed: Set<number>): number {
  const passed: number[] = []
  for (let at = endOf(ATTRIBUTE, text, place); at !== -1 && !failed.has(at); at = endOf(ATTRIBUTE, text, at)) {
    if (endOf(CLOSE, text, at) !== -1) return at
    passed.push(at)
  }
  for (const at of passed) failed.add(at)
  return -1
}

/** Where what a shortcode at a place is given ends: attributes, an address, or nothing; -1 if it does not end. */
function givenEnd(text: string, place: number, failed: Set<number>): number {
  const end = attributesEnd(text, place, failed)
  if (end !== -1) return end
  return [endOf(ADDRESS, text, place), place].find((at) => at !== -1 && endOf(CLOSE, text, at) !== -1) ?? -1
}

/** Replaces shortcodes without a closing tag: `[name]`, `[name key="value" …/]` and `[name https://…]`. */
export function replaceSingles(
  text: string,
  write: (tagText: string, name: string, argumentText: string) => string,
): string {
  const failed = new Set<number>()
  const parts: string[] = []
  let at = 0
  OPENING.lastIndex = 0
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    const place = OPENING.lastIndex
    const given = givenEnd(text, place, failed)
    if (given === -1) continue
    const end = endOf(CLOSE, text, given)
    parts.push(
      text.slice(at, found.index),
      write(text.slice(found.index, end), found[1] ?? '', text.slice(place, given)),
    )
    at = OPENING.lastIndex = end
  }
  return parts.join('') + text.slice(at)
}
