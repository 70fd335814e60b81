/** Centimetres: right, up, toward the viewer. */
export type Point3 = readonly [number, number, number]
/** Pixels: right, down. */
export type Point = readonly [number, number]

/** Maps centimetres in a room to pixels on the picture, in true perspective. */
export class Camera {
  constructor(
    private readonly eye: Point3,
    private readonly focal: number,
    private readonly centre: Point,
    private readonly yaw = 0,
    private readonly pitch = 0,
  ) {}

  project(point: Point3): Point {
    const [x, y, depth] = this.turn(point)
    return [this.centre[0] + (this.focal * x) / depth, this.centre[1] - (this.focal * y) / depth]
  }

  /** Pixels a centimetre takes at a point. */
  scale(point: Point3): number {
    return this.focal / this.turn(point)[2]
  }

  /** Whether a face at a point, looking along its normal, can be seen. */
  sees(point: Point3, normal: Point3): boolean {
    return normal.reduce((sum, part, axis) => sum + part * ((this.eye[axis] ?? 0) - (point[axis] ?? 0)), 0) > 0
  }

  private turn(point: Point3): Point3 {
    const [dx, dy, dz] = [point[0] - this.eye[0], point[1] - this.eye[1], point[2] - this.eye[2]]
    const x = dx * Math.cos(this.yaw) - dz * Math.sin(this.yaw)
    const z = dx * Math.sin(this.yaw) + dz * Math.cos(this.yaw)
    const y = dy * Math.cos(this.pitch) - z * Math.sin(this.pitch)
    return [x, y, Math.max(1, -(dy * Math.sin(this.pitch) + z * Math.cos(this.pitch)))]
  }
}

/**
 * A camera that looks straight at a wall (z = 0).
 * `scale` is pixels per centimetre on the wall, `eye` the height of the eye, `horizon` its place on the picture.
 */
export function straightOn(view: { scale: number; eye: number; horizon: number; distance: number; x?: number; centre?: number }): Camera {
  return new Camera([view.x ?? 0, view.eye, view.distance], view.scale * view.distance, [view.centre ?? 800, view.horizon])
}

/** A camera that looks at a thing from its front and above; angles in degrees. */
export function orbit(view: { target: Point3; distance: number; yaw: number; pitch: number; scale: number; centre: Point }): Camera {
  const [yaw, pitch] = [(view.yaw * Math.PI) / 180, (view.pitch * Math.PI) / 180]
  const eye: Point3 = [
    view.target[0] + view.distance * Math.sin(yaw) * Math.cos(pitch),
    view.target[1] + view.distance * Math.sin(pitch),
    view.target[2] + view.distance * Math.cos(yaw) * Math.cos(pitch),
  ]
  return new Camera(eye, view.scale * view.distance, view.centre, yaw, pitch)
}
