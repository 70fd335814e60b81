import { straightOn } from '../core/camera'
import { Plane } from '../core/plane'
import type { Stage } from '../core/stage'

/** A room seen straight on, its back wall at z = 0 and its middle at x = 0; centimetres. */
export type Room = {
  half: number
  height: number
  near: number
  /** The back wall: across, then up from the floor's middle. */
  wall: Plane
  /** The floor: across, then away from the viewer is negative. */
  floor: Plane
  /** Side walls: toward the viewer, then up. */
  left: Plane
  right: Plane
  ceiling: Plane
}

export type RoomView = {
  width?: number
  height?: number
  /** Pixels for a centimetre on the back wall. */
  scale?: number
  eye?: number
  horizon?: number
  distance?: number
  x?: number
}

/** Points the stage's camera into a room, and returns the planes of its surfaces. */
export function roomOf(stage: Stage, view: RoomView = {}): Room {
  const { width = 600, height = 268, scale = 2.6, eye = 124, horizon = 362, distance = 620, x = -34 } = view
  stage.camera = straightOn({ scale, eye, horizon, distance, x })
  const half = width / 2
  return {
    half,
    height,
    near: distance * 0.82,
    wall: new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0]),
    floor: new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 0, -1]),
    left: new Plane(stage, [-half, 0, 0], [0, 0, 1], [0, 1, 0]),
    right: new Plane(stage, [half, 0, 0], [0, 0, 1], [0, 1, 0]),
    ceiling: new Plane(stage, [0, height, 0], [1, 0, 0], [0, 0, 1]),
  }
}
