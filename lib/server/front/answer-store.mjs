/** Keeps the answers that were asked for last, up to so many bytes. */
export class AnswerStore {
  #answers = new Map()
  #bytes = 0

  /** @param {number} limit in bytes */
  constructor(limit) {
    this.limit = limit
  }

  /** @returns {import('./stored-answer.mjs').StoredAnswer | undefined} */
  get(/** @type {string} */ path) {
    const kept = this.#answers.get(path)
    if (!kept) return undefined
    this.#answers.delete(path)
    this.#answers.set(path, kept)
    return kept.answer
  }

  /** Puts an answer in the place of the one before it. One that fills a quarter of the whole is not kept. */
  set(/** @type {string} */ path, /** @type {import('./stored-answer.mjs').StoredAnswer} */ answer) {
    this.delete(path)
    const bytes = answer.bytes + (answer.compressible ? answer.body.length / 2 : 0)
    if (bytes > this.limit / 4) return
    this.#answers.set(path, { answer, bytes })
    this.#bytes += bytes
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.limit) break
      this.delete(oldest)
    }
  }

  delete(/** @type {string} */ path) {
    this.#bytes -= this.#answers.get(path)?.bytes ?? 0
    this.#answers.delete(path)
  }
}
