import type { Point, Point3 } from './camera'
import { short } from './sheet'
import type { Stage } from './stage'

type Flat = readonly [number, number]

/** A flat surface in the room (a wall, a floor, a cabinet's front) to draw on in centimetres: across, then up. */
export class Plane {
  constructor(
    readonly stage: Stage,
    readonly origin: Point3,
    readonly across: Point3,
    readonly up: Point3,
  ) {}

  /** A place on the surface, `out` centimetres in front of it, in the room. */
  place(u: number, v: number, out = 0): Point3 {
    const normal = this.normal()
    const along = (axis: 0 | 1 | 2) => this.origin[axis] + this.across[axis] * u + this.up[axis] * v + normal[axis] * out
    return [along(0), along(1), along(2)]
  }

  spot(u: number, v: number): Point {
    return this.stage.spot(this.place(u, v))
  }

  /** The same surface with its origin moved. */
  moved(u: number, v: number, out = 0): Plane {
    return new Plane(this.stage, this.place(u, v, out), this.across, this.up)
  }

  rect(u: number, v: number, width: number, height: number, fill: string, round = 0, opacity = 1): void {
    this.stage.path(this.outline(u, v, width, height, round), fill, opacity)
  }

  outline(u: number, v: number, width: number, height: number, round = 0): string {
    return this.rounded([[u, v], [u + width, v], [u + width, v + height], [u, v + height]], round)
  }

  poly(points: readonly Flat[], fill: string, opacity = 1, round = 0): void {
    this.stage.path(this.rounded(points, round), fill, opacity)
  }

  oval(u: number, v: number, ru: number, rv: number, fill: string, opacity = 1): void {
    const k = 0.5523
    const corners: [number, number][] = [[1, 0], [0, 1], [-1, 0], [0, -1]]
    const at = (x: number, y: number) => this.text(u + ru * x, v + rv * y)
    const arcs = corners.map(([x, y], index) => {
      const [nx, ny] = corners[(index + 1) % 4] as [number, number]
      return `C${at(x + nx * k, y + ny * k)} ${at(nx + x * k, ny + y * k)} ${at(nx, ny)}`
    })
    this.stage.path(`M${at(1, 0)}${arcs.join('')}Z`, fill, opacity)
  }

  /** Lines of a width in centimetres, as one path. */
  lines(segments: readonly (readonly [number, number, number, number])[], colour: string, width: number, opacity = 1): void {
    const [u, v] = segments[0] ?? [0, 0]
    const d = segments.map(([u1, v1, u2, v2]) => `M${this.text(u1, v1)}L${this.text(u2, v2)}`).join('')
    this.stage.stroke(d, colour, width * this.stage.camera.scale(this.place(u, v)), opacity)
  }

  /** A run of points joined by straight lines of a width in centimetres. */
  run(points: readonly Flat[], colour: string, width: number, opacity = 1): void {
    const [u, v] = points[0] ?? [0, 0]
    const d = `M${points.map(([pu, pv]) => this.text(pu, pv)).join('L')}`
    this.stage.stroke(d, colour, width * this.stage.camera.scale(this.place(u, v)), opacity)
  }

  /** Draws only inside a rectangle of the surface. */
  within(u: number, v: number, width: number, height: number, draw: () => void, round = 0): void {
    this.stage.clip(this.outline(u, v, width, height, round), draw)
  }

  /** Draws a flat thing on the surface, in centimetres from a place on it, y down, sheared as the surface is seen. */
  art(u: number, v: number, draw: () => void): void {
    const [x, y] = this.spot(u, v)
    const [ax, ay] = this.spot(u + 1, v)
    const [bx, by] = this.spot(u, v - 1)
    const matrix = [ax - x, ay - y, bx - x, by - y, x, y].map((part) => Number(part.toFixed(4))).join(' ')
    this.stage.group(`transform="matrix(${matrix})"`, draw)
  }

  rounded(points: readonly Flat[], round: number): string {
    if (round <= 0) return `M${points.map(([u, v]) => this.text(u, v)).join('L')}Z`
    const parts = points.map((corner, index) => {
      const before = points[(index + points.length - 1) % points.length] as Flat
      const after = points[(index + 1) % points.length] as Flat
      const enter = toward(corner, before, round)
      const leave = toward(corner, after, round)
      return `${index === 0 ? 'M' : 'L'}${this.text(...enter)}Q${this.text(...corner)} ${this.text(...leave)}`
    })
    return `${parts.join('')}Z`
  }

  private text(u: number, v: number): string {
    const [x, y] = this.spot(u, v)
    return `${short(x)} ${short(y)}`
  }

  private normal(): Point3 {
    const [a, b] = [this.across, this.up]
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  }
}

function toward([u, v]: Flat, [tu, tv]: Flat, distance: number): Flat {
  const length = Math.hypot(tu - u, tv - v)
  const share = Math.min(0.5, distance / Math.max(length, 0.001))
  return [u + (tu - u) * share, v + (tv - v) * share]
}
