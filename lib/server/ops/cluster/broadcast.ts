import 'server-only'
import { withTimeout } from '../../core/with-timeout'

type Pending = { expected: number; acknowledged: number; done: () => void }

/** Counts acknowledgements of a message, so that its sender can wait for all receivers. */
export class Broadcast {
  private readonly pending = new Map<string, Pending>()

  /**
   * Sends a message and waits until every receiver has acknowledged it.
   * @param send resolves to the number of receivers
   * @param limit milliseconds; a receiver that lost its connection cannot be waited for longer
   * @returns whether all have acknowledged
   */
  async send(id: string, send: () => Promise<number>, limit: number): Promise<boolean> {
    let done = () => {}
    const all = new Promise<boolean>((resolve) => (done = () => resolve(true)))
    const entry: Pending = { expected: Infinity, acknowledged: 0, done }
    this.pending.set(id, entry)
    const sent = async () => {
      entry.expected = await send()
      if (entry.acknowledged >= entry.expected) done()
      return all
    }
    try {
      return await withTimeout(sent(), limit, () => false)
    } finally {
      this.pending.delete(id)
    }
  }

  /** Records an acknowledgement. */
  acknowledge(id: string): void {
    const entry = this.pending.get(id)
    if (!entry) return
    entry.acknowledged += 1
    if (entry.acknowledged >= entry.expected) entry.done()
  }
}
