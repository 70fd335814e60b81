type Numbers = Uint8Array | Uint32Array | Float64Array

/** A typed array that grows by half when full. */
export class GrowingArray<T extends Numbers> {
  /** The backing array, longer than `length`; valid until the next push. */
  values: T
  length = 0

  constructor(private readonly Kind: new (length: number) => T) {
    this.values = new Kind(16)
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new this.Kind(Math.ceil(this.values.length * 1.5))
      wider.set(this.values)
      this.values = wider
    }
    this.values[this.length++] = value
  }

  set(index: number, value: number): void {
    this.values[index] = value
  }

  add(index: number, value: number): void {
    this.values[index] = this.at(index) + value
  }

  at(index: number): number {
    return this.values[index] ?? 0
  }
}
