import type { PostValues } from '../form/post-values'
import { NEW_POST } from '../form/post-values'

/** Work on a post that is kept in this browser until it is saved. */
export type Draft = {
  slot: string
  values: PostValues
  /** What the work began on; null where that is not known. */
  base: PostValues | null
  /** The `updated_at` of the post that the work began on; null for a new post. */
  basedOn: string | null
  /** ISO 8601 UTC. */
  keptAt: string
}

const PREFIX = 'plumbline:draft:'
/** Days after which kept work is thrown away. */
const MAX_AGE = 60

/** Where work on a post is kept; each open editor has a slot of its own. */
export function slotKey(post: string | null, slot: string): string {
  return `${PREFIX}${post ? `post-${post}` : 'new'}:${slot}`
}

/** Keeps work. @returns false where the browser has no room for it. */
export function keepDraft(post: string | null, { slot, ...draft }: Draft): boolean {
  try {
    window.localStorage.setItem(slotKey(post, slot), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(post: string | null, slot: string): void {
  try {
    window.localStorage.removeItem(slotKey(post, slot))
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** All work kept for a post, the latest first. */
export function keptDrafts(post: string | null): Draft[] {
  const prefix = slotKey(post, '')
  const oldest = Date.now() - MAX_AGE * 86_400_000
  const drafts = keysOf(prefix).flatMap((key) => {
    const draft = readDraft(key, key.slice(prefix.length))
    if (draft && Date.parse(draft.keptAt) > oldest) return [draft]
    window.localStorage.removeItem(key)
    return []
  })
  return drafts.sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function readDraft(key: string, slot: string): Draft | null {
  try {
    const { values, base, basedOn, keptAt } = JSON.parse(window.localStorage.getItem(key) ?? '') as Partial<Draft>
    if (!values || typeof keptAt !== 'string' || typeof values.title !== 'string' || typeof values.content !== 'string') return null
    return { slot, values: { ...NEW_POST, ...values }, base: base ?? null, basedOn: basedOn ?? null, keptAt }
  } catch {
    return null
  }
}
