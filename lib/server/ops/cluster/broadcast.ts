import 'server-only'
import { withTimeout } from '../../core/with-timeout.mjs'

type Waiting = { expected: number; heard: number; done: () => void }

/** Counts who has heard an announcement, so that its sender can wait for all of them. */
export class Broadcast {
  private readonly waiting = new Map<string, Waiting>()

  /**
   * Sends an announcement and waits until as many have heard it as it reached.
   * @param send resolves with how many it reached.
   * @param limit in milliseconds; one who was cut off cannot be waited for longer.
   * @returns whether all have heard.
   */
  async send(id: string, send: () => Promise<number>, limit: number): Promise<boolean> {
    let done = () => {}
    const all = new Promise<boolean>((resolve) => (done = () => resolve(true)))
    const entry: Waiting = { expected: Infinity, heard: 0, done }
    this.waiting.set(id, entry)
    const sent = async () => {
      entry.expected = await send()
      if (entry.heard >= entry.expected) done()
      return all
    }
    try {
      return await withTimeout(sent(), limit, () => false)
    } finally {
      this.waiting.delete(id)
    }
  }

  /** One more has heard. */
  heard(id: string): void {
    const entry = this.waiting.get(id)
    if (!entry) return
    entry.heard += 1
    if (entry.heard >= entry.expected) entry.done()
  }
}
