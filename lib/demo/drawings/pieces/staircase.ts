import type { Point3 } from '../core/camera'
import { darken, lighten } from '../core/colour'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'

/** A flight seen from its side: its first step at `x`, `y`, going up to the right (`way` 1) or the left (-1). Centimetres. */
export type Flight = {
  x: number
  y: number
  z: readonly [number, number]
  steps: number
  run: number
  rise: number
  way: 1 | -1
  tread: string
  string: string
  rail: string
}

/** Draws treads between two strings, with the rail on the near one. */
export function flightAside(stage: Stage, flight: Flight): void {
  const { x, y, z, steps, run, rise, way, tread, string } = flight
  const [back, front] = z
  const at = (step: number, up: number, depth: number): Point3 => [x + way * run * step, y + rise * step + up, depth]
  const band = (depth: number): Point3[] => [at(0, 6, depth), at(steps, 6, depth), at(steps, -26, depth), at(26 / rise, -26, depth), at(0, 0, depth)]
  stage.patch(band(back + 1), darken(string, 0.3))
  stage.patch([at(26 / rise, -26, front), at(steps, -26, front), at(steps, -26, back), at(26 / rise, -26, back)], darken(string, 0.4))
  for (let step = steps; step >= 1; step -= 1) {
    const ends = [x + way * run * (step - 1), x + way * (run * step + 4)].sort((a, b) => a - b) as [number, number]
    box(stage, { x: ends, y: [y + rise * step - 4, y + rise * step], z: [back, front] }, tread)
  }
  stage.patch(band(front), stage.fade([lighten(string, 0.16), darken(string, 0.1)]))
  stage.patch([at(0, 6, front), at(steps, 6, front), at(steps, 3.6, front), at(0, 3.6, front)], lighten(string, 0.4))
  const feet = Array.from({ length: steps * 2 }, (_, index) => at(index / 2 + 0.4, 6, front))
  balustrade(stage, feet, 80, flight.rail, string)
}

/** Turned posts on a row of feet under a rail; the first and the last foot carry the rail's ends. */
export function balustrade(stage: Stage, feet: readonly Point3[], tall: number, rail: string, colour: string): void {
  const head = ([x, y, z]: Point3, up = tall): Point3 => [x, y + up, z]
  for (const foot of feet) stage.stand(foot, () => baluster(stage, tall, colour))
  const [first, last] = [feet[0], feet.at(-1)]
  if (first === undefined || last === undefined) return
  stage.patch([head(first, tall - 3), head(last, tall - 3), head(last, tall + 3), head(first, tall + 3)], stage.fade([lighten(rail, 0.3), darken(rail, 0.2)]))
  stage.patch([head(first, tall + 1.6), head(last, tall + 1.6), head(last, tall + 3), head(first, tall + 3)], lighten(rail, 0.4))
}

function baluster(stage: Stage, tall: number, colour: string): void {
  const wood = stage.tube(colour)
  stage.rect(-1.4, -tall, 2.8, tall, wood)
  stage.path('M-1.4 -16Q-2.9 -26 -1.2 -36H1.2Q2.9 -26 1.4 -16Z', wood)
  for (const y of [14, 38, tall - 16]) stage.rect(-2.1, -y, 4.2, 2.4, wood, 0.8)
}

/** The post at the foot of a rail, from its foot. */
export function newel(stage: Stage, tall: number, colour: string, cap: string): void {
  stage.rect(-5.5, -tall, 11, tall, stage.tube(colour), 0.6)
  stage.rect(-7, -16, 14, 16, stage.tube(colour), 0.6)
  for (const y of [16, tall - 20, tall - 2]) stage.rect(-6.6, -y - 2, 13.2, 3, stage.tube(lighten(colour, 0.16)), 0.6)
  stage.rect(-3.4, -tall + 24, 6.8, tall - 48, darken(colour, 0.12), 0.6)
  stage.circle(0, -tall - 7, 6.4, stage.ball(cap))
}
