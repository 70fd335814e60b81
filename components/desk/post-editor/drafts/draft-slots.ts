import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { NEW_POST, type PostValues } from '../form/post-values'

/** Unsaved work on a post, stored in this browser. */
export type Draft = {
  slot: string
  values: PostValues
  /** The values that the work is based on; null if unknown. */
  base: PostValues | null
  /** The `updated_at` of the post that the work is based on; null for a new post. */
  basedOn: string | null
  /** ISO 8601, UTC. */
  keptAt: string
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft }
}

const PREFIX = 'plumbline:draft:'
/** Days after which drafts are deleted. */
const MAX_AGE = 60

/** Storage key of a draft; each open editor has its own slot. */
export function slotKey(post: string | null, slot: string): string {
  return `${PREFIX}${post ? `post-${post}` : 'new'}:${slot}`
}

/**
 * Stores a draft in IndexedDB, on disk once this resolves: browsers flush localStorage only about once a
 * minute. A write requested while the page is being hidden still completes, because its transaction is
 * committed at once.
 * @throws if the browser has no space or no storage.
 */
export async function storeDraft(post: string | null, draft: Draft): Promise<void> {
  await write((store) => store.put(draft, slotKey(post, draft.slot)))
}

/** Deletes a draft; does nothing without storage. */
export async function deleteDraft(post: string | null, slot: string): Promise<void> {
  await write((store) => store.delete(slotKey(post, slot))).catch(() => undefined)
}

/** Moves a draft of a post to a new post, whose editor then offers it. */
export async function moveToNewPost(post: string, draft: Draft): Promise<void> {
  const { slot, values, keptAt } = draft
  await storeDraft(null, { slot, values, base: null, basedOn: null, keptAt })
  await deleteDraft(post, draft.slot)
}

/** All drafts of a post, latest first; empty without storage. */
export async function storedDrafts(post: string | null): Promise<Draft[]> {
  const prefix = slotKey(post, '')
  const oldest = Date.now() - MAX_AGE * 86_400_000
  const all = await readAll(prefix).catch(() => [])
  const expired = all.filter((draft) => !(Date.parse(draft.keptAt) > oldest))
  await Promise.all(expired.map(({ slot }) => deleteDraft(post, slot)))
  return all
    .filter((draft) => !expired.includes(draft))
    .map((draft) => ({ ...draft, values: { ...NEW_POST, ...draft.values } }))
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

/** The database connection, opened once; reopened after a failure. */
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opening = null
  }
  opening ??= openDB<Schema>('plumbline-drafts', 1, {
    upgrade: (opened) => {
      opened.createObjectStore('drafts')
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
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

/** A draft from its JSON; null if that holds none. */
export function parseDraft(slot: string, text: string): Draft | null {
  try {
    const { values, base, basedOn, keptAt } = JSON.parse(text) as Partial<Draft>
    if (!values || typeof keptAt !== 'string' || typeof values.title !== 'string' || typeof values.content !== 'string')
      return null
    return { slot, values: { ...NEW_POST, ...values }, base: base ?? null, basedOn: basedOn ?? null, keptAt }
  } catch {
    return null
  }
}

const CHANNEL = 'editor-slots'
const QUESTION = '?'
/** Milliseconds in which the other pages answer. */
const ANSWER_TIME = 150

/**
 * Holds a Web Lock on a slot until the page ends, even by a crash. On plain http, where there are none, the page answers others
 * that ask.
 * @returns a function that releases it earlier.
 */
export function lockSlot(key: string): () => void {
  if (!('locks' in navigator)) return answerFor(key)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(key, () => released).catch(() => undefined)
  return release
}

/** Keys of the slots locked by pages of this browser. */
export async function lockedSlots(): Promise<Set<string>> {
  if (!('locks' in navigator)) return askForSlots()
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].flatMap(({ name }) => name ?? []))
}

function answerFor(key: string): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => data === QUESTION && channel.postMessage(key))
  return () => channel.close()
}

async function askForSlots(): Promise<Set<string>> {
  const channel = new BroadcastChannel(CHANNEL)
  const keys = new Set<string>()
  channel.addEventListener('message', ({ data }) => data !== QUESTION && keys.add(String(data)))
  channel.postMessage(QUESTION)
  await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME))
  channel.close()
  return keys
}
