import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** One leaf from a point, in two halves of light and shade; degrees, 0 points right and -90 up. */
export function leaf(stage: Stage, x: number, y: number, length: number, width: number, degrees: number, colour: string): void {
  const half = (side: 1 | -1) =>
    d`M0 0C${length * 0.2} ${side * width * 0.62} ${length * 0.72} ${side * width * 0.62} ${length} 0Z`
  stage.at(x, y, 1, () => {
    stage.path(half(-1), lighten(colour, 0.16))
    stage.path(half(1), darken(colour, 0.14))
  }, degrees)
}

/** A branch that bends, with leaves on both sides. */
export function sprig(stage: Stage, x: number, y: number, length: number, degrees: number, colour: string, leafLength = length * 0.28): void {
  const count = Math.max(4, Math.round(length / (leafLength * 0.42)))
  const bend = stage.random.between(-26, 26)
  stage.at(x, y, 1, () => {
    stage.stroke(d`M0 0Q${length * 0.5} ${-bend * length * 0.004} ${length} ${bend * length * 0.008}`, darken(colour, 0.3), length * 0.014)
    for (let index = 1; index <= count; index += 1) {
      const share = index / count
      const px = length * share
      const py = bend * length * 0.008 * share * share
      const size = leafLength * (1.05 - share * 0.4)
      const tone = mix(colour, lighten(colour, 0.3), stage.random.between(0, 0.7))
      leaf(stage, px, py, size, size * 0.44, index % 2 === 0 ? -44 + bend : 44 + bend, tone)
    }
  }, degrees)
}

/** A heap of leaves as seen from afar: a bush or a crown, its middle at a point. */
export function foliage(stage: Stage, x: number, y: number, rx: number, ry: number, colour: string): void {
  const { random } = stage
  const blobs = (count: number, spread: number, size: number, tone: string, dx: number, dy: number) => {
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2 + random.between(-0.3, 0.3)
      const far = spread * random.between(0.8, 1)
      const radius = size * random.between(0.8, 1.15)
      stage.oval(x + dx * rx + Math.cos(angle) * rx * far, y + dy * ry + Math.sin(angle) * ry * far, rx * radius, ry * radius, tone)
    }
  }
  blobs(9, 0.66, 0.38, darken(colour, 0.22), 0.03, 0.06)
  stage.oval(x, y, rx * 0.82, ry * 0.82, darken(colour, 0.16))
  blobs(8, 0.5, 0.32, colour, -0.06, -0.08)
  blobs(6, 0.36, 0.24, lighten(colour, 0.18), -0.2, -0.26)
  blobs(4, 0.22, 0.15, lighten(colour, 0.36), -0.32, -0.4)
}

/** Blades of grass in a tuft. */
export function tuft(stage: Stage, x: number, y: number, size: number, colour: string): void {
  for (const lean of [-38, -18, 0, 16, 36]) {
    leaf(stage, x + lean * size * 0.006, y, size * stage.random.between(0.7, 1.1), size * 0.14, -90 + lean, colour)
  }
}

/** A flower head of rounded petals. */
export function bloom(stage: Stage, x: number, y: number, size: number, colour: string): void {
  const petals = 5 + stage.random.integer(0, 2)
  for (let index = 0; index < petals; index += 1) {
    const angle = (index / petals) * Math.PI * 2
    const tone = index % 2 === 0 ? colour : lighten(colour, 0.2)
    stage.circle(x + Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.5, size * 0.42, tone)
  }
  stage.circle(x, y, size * 0.28, mix('#f2c45a', colour, 0.12))
}
