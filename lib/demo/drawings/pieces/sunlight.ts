import type { Point3 } from '../core/camera'
import { hull } from '../core/solid'
import type { Stage } from '../core/stage'
import type { Room } from './room'
import { dim } from './walls'
import type { Pane } from './windows'

/** Lays the light that falls through panes on the floor and the walls, with a faint beam on the way. */
export function sunlight(stage: Stage, room: Room, panes: readonly Pane[], rays = stage.light.rays): void {
  const { sun, strength } = stage.light
  if (strength === 0) return
  const { half, near, height } = room
  const lay = (clip: string, land: (point: Point3) => Point3, share: number) => {
    stage.clip(clip, () => {
      for (const pane of panes) stage.patch(pane.map(land), sun, strength * share)
    })
  }
  lay(room.floor.outline(-half, -near, half * 2, near), (point) => slide(point, rays, -point[1] / rays[1]), 0.78)
  if (rays[0] > 0) lay(room.right.outline(0, 0, near, height), (point) => slide(point, rays, (half - point[0]) / rays[0]), 0.4)
  if (rays[2] < 0) lay(room.wall.outline(-half, 0, half * 2, height), (point) => slide(point, rays, -point[2] / rays[2]), 0.5)
}

/** The beam in the air between panes and floor, and shade away from it: drawn last. */
export function beam(stage: Stage, panes: readonly Pane[], rays = stage.light.rays): void {
  const { sun, strength } = stage.light
  if (strength === 0) return
  for (const pane of panes) {
    const points = [...pane, ...pane.map((point) => slide(point, rays, -point[1] / rays[1]))].map((point) => stage.spot(point))
    stage.poly(hull(points), stage.veil(sun, strength * 0.24, 0, 60))
  }
  dim(stage)
}

function slide([x, y, z]: Point3, [rx, ry, rz]: Point3, by: number): Point3 {
  return [x + rx * by, y + ry * by, z + rz * by]
}
