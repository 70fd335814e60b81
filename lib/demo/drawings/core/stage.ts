import type { Camera, Point, Point3 } from './camera'
import type { Light } from './light'
import type { Tones } from './palettes'
import type { Random } from './random'
import { Sheet } from './sheet'

/** A sheet with a camera, colours, light and chance: all that a scene needs to be drawn. */
export class Stage extends Sheet {
  constructor(
    width: number,
    height: number,
    public camera: Camera,
    readonly tones: Tones,
    readonly light: Light,
    readonly random: Random,
    /** Which view its windows look out on. */
    readonly outlook = 0,
  ) {
    super(width, height)
  }

  spot(point: Point3): Point {
    return this.camera.project(point)
  }

  /** Draws a flat thing that stands upright at a point, in centimetres, its origin at its foot, y down. */
  stand(point: Point3, draw: () => void, size = 1): void {
    const [x, y] = this.spot(point)
    this.at(x, y, this.camera.scale(point) * size, draw)
  }

  /** A polygon given by points in the room. */
  patch(points: readonly Point3[], fill: string, opacity = 1): void {
    this.poly(points.map((point) => this.spot(point)), fill, opacity)
  }
}
