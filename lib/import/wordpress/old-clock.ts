/** Milliseconds; no zone differs more from UTC. */
const MOST = 14 * 3_600_000

/**
 * The clocks of the old site. Exports do not name its time zone, but most times are in them twice, by these clocks and in UTC:
 * another time has the difference of the nearest of them, as clocks change twice a year.
 */
export class OldClock {
  /** Times by the clocks, with what they are behind UTC, in milliseconds. */
  private readonly known: [number, number][] = []
  private isSorted = true

  /** @param local in milliseconds as if it were UTC; null for a time that is not known. */
  learn(local: number | null, utc: number | null): void {
    if (local === null || utc === null || Math.abs(utc - local) > MOST) return
    this.known.push([local, utc - local])
    this.isSorted = false
  }

  /** @returns the time in UTC; the same if the clocks are not known at all. */
  toUtc(local: number): number {
    if (!this.isSorted) this.known.sort(([a], [b]) => a - b)
    this.isSorted = true
    let [from, to] = [0, this.known.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.known[middle]?.[0] ?? 0) < local) from = middle + 1
      else to = middle
    }
    const [before, after] = [this.known[from - 1], this.known[from]]
    const isAfterNearer = after && (!before || after[0] - local < local - before[0])
    return local + ((isAfterNearer ? after : before)?.[1] ?? 0)
  }
}
