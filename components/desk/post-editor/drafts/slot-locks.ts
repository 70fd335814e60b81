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
