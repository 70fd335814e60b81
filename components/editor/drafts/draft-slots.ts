import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
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

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft }
}

const PREFIX = 'plumbline:draft:'
/** Days after which kept work is thrown away. */
const MAX_AGE = 60

/** Where work on a post is kept; each open editor has a slot of its own. */
export function slotKey(post: string | null, slot: string): string {
  return `${PREFIX}${post ? `post-${post}` : 'new'}:${slot}`
}

/**
 * Keeps work in IndexedDB, on the disk once this resolves: localStorage reaches it only about once a minute.
 * What is asked for while the page is being hidden is still written, as it is committed at once.
 * @throws where the browser has no room for it, or keeps nothing at all.
 */
export async function keepDraft(post: string | null, draft: Draft): Promise<void> {
  await write((store) => store.put(draft, slotKey(post, draft.slot)))
}

/** Drops kept work; a browser that keeps nothing has nothing to drop. */
export async function dropDraft(post: string | null, slot: string): Promise<void> {
  await write((store) => store.delete(slotKey(post, slot))).catch(() => undefined)
}

/** Makes kept work on a post the beginning of a new post, which the editor of a new post offers. */
export async function moveToNewPost(post: string, draft: Draft): Promise<void> {
  await keepDraft(null, { ...draft, base: null, basedOn: null })
  await dropDraft(post, draft.slot)
}

/** All work kept for a post, the latest first; nothing where the browser keeps nothing. */
export async function keptDrafts(post: string | null): Promise<Draft[]> {
  const prefix = slotKey(post, '')
  const oldest = Date.now() - MAX_AGE * 86_400_000
  const all = await readAll(prefix).catch(() => [])
  const expired = all.filter((draft) => !(Date.parse(draft.keptAt) > oldest))
  await Promise.all(expired.map(({ slot }) => dropDraft(post, slot)))
  return all
    .filter((draft) => !expired.includes(draft))
    .map((draft) => ({ ...draft, values: { ...NEW_POST, ...draft.values } }))
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

/** The database, opened once; after a failure it is opened anew. */
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opening = null
  }
  opening ??= openDB<Schema>('plumbline-drafts', 1, {
    upgrade: (opened) => {
      opened.createObjectStore('drafts')
    },
    terminated: forget,
  }).then(
    async (opened) => {
      await moveFromLocalStorage(opened)
      return opened
    },
    (error: unknown) => {
      forget()
      throw error
    },
  )
  return opening
}

async function write(change: (store: ReturnType<typeof draftsOf>) => Promise<unknown>): Promise<void> {
  const opened = await database()
  const store = draftsOf(opened)
  const changed = change(store)
  store.transaction.commit()
  await Promise.all([changed, store.transaction.done])
}

function draftsOf(opened: IDBPDatabase<Schema>) {
  return opened.transaction('drafts', 'readwrite', { durability: 'strict' }).store
}

async function readAll(prefix: string): Promise<Draft[]> {
  return (await database()).getAll('drafts', IDBKeyRange.bound(prefix, `${prefix}\uffff`))
}

/** Takes over what earlier versions kept in localStorage; what cannot be taken over stays there. */
async function moveFromLocalStorage(opened: IDBPDatabase<Schema>): Promise<void> {
  try {
    for (const key of Object.keys(window.localStorage).filter((name) => name.startsWith(PREFIX))) {
      const draft = readStored(key)
      if (draft) await opened.put('drafts', draft, key)
      window.localStorage.removeItem(key)
    }
  } catch {
    // No room, or no access to localStorage: the next opening tries again.
  }
}

function readStored(key: string): Draft | null {
  try {
    const { values, base, basedOn, keptAt } = JSON.parse(window.localStorage.getItem(key) ?? '') as Partial<Draft>
    if (!values || typeof keptAt !== 'string' || typeof values.title !== 'string' || typeof values.content !== 'string') return null
    return { slot: key.slice(key.lastIndexOf(':') + 1), values, base: base ?? null, basedOn: basedOn ?? null, keptAt }
  } catch {
    return null
  }
}
