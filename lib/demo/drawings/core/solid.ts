import type { Point, Point3 } from './camera'
import { darken, lighten } from './colour'
import { Plane } from './plane'
import type { Stage } from './stage'

/** Where a box lies: left, right; bottom, top; back, front. Centimetres. */
export type Box = { x: readonly [number, number]; y: readonly [number, number]; z: readonly [number, number] }
export type Faces = { front: Plane; top: Plane; left: Plane; right: Plane }

/** Draws a box lit from above and the left, and returns its faces to draw on. */
export function box(stage: Stage, at: Box, colour: string, paint: Partial<Record<keyof Faces, string>> = {}): Faces {
  const [x0, x1] = at.x
  const [y0, y1] = at.y
  const [z0, z1] = at.z
  const middle: Point3 = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2]
  const faces: Faces = {
    left: new Plane(stage, [x0, y0, z0], [0, 0, 1], [0, 1, 0]),
    right: new Plane(stage, [x1, y0, z1], [0, 0, -1], [0, 1, 0]),
    top: new Plane(stage, [x0, y1, z1], [1, 0, 0], [0, 0, -1]),
    front: new Plane(stage, [x0, y0, z1], [1, 0, 0], [0, 1, 0]),
  }
  const sees = (point: Point3, normal: Point3) => stage.camera.sees(point, normal)
  if (sees([middle[0], y0, middle[2]], [0, -1, 0])) {
    const under = new Plane(stage, [x0, y0, z0], [1, 0, 0], [0, 0, 1])
    under.rect(0, 0, x1 - x0, z1 - z0, darken(colour, 0.42))
  }
  if (sees([x0, middle[1], middle[2]], [-1, 0, 0])) faces.left.rect(0, 0, z1 - z0, y1 - y0, paint.left ?? lighten(colour, 0.12))
  if (sees([x1, middle[1], middle[2]], [1, 0, 0])) faces.right.rect(0, 0, z1 - z0, y1 - y0, paint.right ?? darken(colour, 0.24))
  if (sees([middle[0], y1, middle[2]], [0, 1, 0])) faces.top.rect(0, 0, x1 - x0, z1 - z0, paint.top ?? lighten(colour, 0.26))
  faces.front.rect(0, 0, x1 - x0, y1 - y0, paint.front ?? stage.fade([lighten(colour, 0.04), darken(colour, 0.07)]))
  return faces
}

/** The long shadow of a box on the ground, and the dark line where it stands. */
export function shadow(stage: Stage, at: Box, opacity = 0.16, ground = at.y[0]): void {
  const [rx, ry, rz] = stage.light.strength > 0 ? stage.light.rays : [0.35, -1, 0.25]
  const reach = Math.min(at.y[1] - ground, 70) / -ry
  const corners = at.x.flatMap((x) => at.z.map((z): Point3 => [x, ground, z]))
  const thrown = corners.map(([x, y, z]): Point3 => [x + rx * reach * 0.75, y, z + rz * reach * 0.55])
  const colour = '#2a1c3f'
  stage.poly(hull([...corners, ...thrown].map((corner) => stage.spot(corner))), colour, opacity * 0.55)
  const near = corners.map(([x, y, z]): Point3 => [x + rx * reach * 0.3, y, z + rz * reach * 0.22])
  stage.poly(hull([...corners, ...near].map((corner) => stage.spot(corner))), colour, opacity * 0.7)
}

/** A soft shadow on the ground under a round thing; radius in centimetres. */
export function pool(stage: Stage, point: Point3, radius: number, opacity = 0.3): void {
  const [x, y] = stage.spot(point)
  const width = radius * stage.camera.scale(point)
  const [, front] = stage.spot([point[0], point[1], point[2] + radius])
  const depth = Math.max(width * 0.08, Math.abs(front - y))
  stage.oval(x + width * 0.25, y, width * 1.5, depth * 1.15, stage.glow('#2a1c3f', opacity))
}

/** The outline around a set of points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      while (kept.length > 1 && turns(kept[kept.length - 2] as Point, kept[kept.length - 1] as Point, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turns(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
