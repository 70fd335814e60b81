import 'server-only'

/** Whole numbers under 2^32 in one piece of memory that grows by half. */
export class GrowingArray {
  private values = new Uint32Array(16)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Uint32Array(Math.ceil(this.values.length * 1.5))
      wider.set(this.values)
      this.values = wider
    }
    this.values[this.length++] = value
  }

  set(index: number, value: number): void {
    this.values[index] = value
  }

  at(index: number): number {
    return this.values[index] ?? 0
  }
}
