/** Keeps the answers that were asked for last, up to so many bytes. */
export class AnswerStore {
  #answers = new Map()
  #bytes = 0

  /** @param {number} limit in bytes */
  constructor(limit) {
    this.limit = limit
  }

  /** @returns {import('./cache-entry.mjs').StoredAnswer | undefined} */
  get(/** @type {string} */ path) {
    const kept = this.#answers.get(path)
    if (!kept) return undefined
    this.#answers.delete(path)
    this.#answers.set(path, kept)
    return kept.answer
  }

  /** Puts an answer in the place of the one before it. One that fills a quarter of the whole is not kept. */
  set(/** @type {string} */ path, /** @type {import('./cache-entry.mjs').StoredAnswer} */ answer) {
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

/** The part of the memory that is for answers other than a page: there is no end of addresses that lead elsewhere, or at which nothing is. */
const PART_OF_OTHERS = 1 / 8

/** Keeps pages, and apart from them what was answered where there is none, so that this pushes no page out. */
export class AnswerStores {
  /** @param {number} limit in bytes */
  constructor(limit) {
    this.pages = new AnswerStore(limit * (1 - PART_OF_OTHERS))
    this.others = new AnswerStore(limit * PART_OF_OTHERS)
  }

  /** @returns {import('./cache-entry.mjs').StoredAnswer | undefined} */
  get(/** @type {string} */ path) {
    return this.pages.get(path) ?? this.others.get(path)
  }

  set(/** @type {string} */ path, /** @type {import('./cache-entry.mjs').StoredAnswer} */ answer) {
    const [own, other] = answer.status === 200 ? [this.pages, this.others] : [this.others, this.pages]
    other.delete(path)
    own.set(path, answer)
  }
}
