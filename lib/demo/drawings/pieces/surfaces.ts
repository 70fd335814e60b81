import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import type { Stage } from '../core/stage'
import type { Room } from './room'

/** A floor of boards that run toward the viewer. */
export function boards(stage: Stage, room: Room, colour = stage.tones.wood, width = 17): void {
  const { half, near, floor } = room
  const { random } = stage
  floor.rect(-half, -near, half * 2, near, stage.fade([darken(colour, 0.06), lighten(colour, 0.16)]))
  for (let x = -half; x < half; x += width) {
    let z = -random.between(0, 120)
    while (z < near) {
      const length = random.between(90, 190)
      const tone = random.pick([lighten(colour, 0.22), darken(colour, 0.12), mix(colour, '#b4703c', 0.2), colour])
      const from = Math.max(0, z)
      const right = Math.min(half, x + width)
      if (z + length > 0) floor.rect(x, -(z + length), right - x, z + length - from, tone, 0, 0.45)
      z += length
    }
  }
  const seams = range(-half, half, width).map((x) => [x, 0, x, -near] as const)
  floor.lines(seams, darken(colour, 0.4), 0.5, 0.35)
}

/** A floor of square tiles, every other one of a second colour where given. */
export function checker(stage: Stage, room: Room, light: string, dark: string, size = 30): void {
  const { half, near, floor } = room
  floor.rect(-half, -near, half * 2, near, stage.fade([darken(light, 0.08), lighten(light, 0.3)]))
  for (let row = 0; row * size < near; row += 1) {
    for (let column = 0; column * size < half * 2; column += 1) {
      if ((row + column) % 2 === 0) continue
      const x = -half + column * size
      floor.rect(x, -(row + 1) * size, Math.min(size, half - x), size, dark)
    }
  }
  const down = range(-half, half, size).map((x) => [x, 0, x, -near] as const)
  const over = range(0, near, size).map((z) => [-half, -z, half, -z] as const)
  floor.lines([...down, ...over], darken(light, 0.2), 0.6, 0.5)
}

export type TileStyle = { width: number; height: number; joint?: number; offset?: number; colour: string; grout?: string; vary?: number }

/** Tiles over a rectangle of a surface, each a little different, with a glint along the upper edge. */
export function tiles(stage: Stage, plane: Plane, u: number, v: number, width: number, height: number, style: TileStyle): void {
  const { random } = stage
  const { joint = 0.7, offset = 0.5, vary = 0.09 } = style
  plane.rect(u, v, width, height, style.grout ?? darken(style.colour, 0.14))
  const glints: [number, number, number, number][] = []
  for (let row = 0; row * style.height < height; row += 1) {
    const bottom = v + row * style.height
    const tall = Math.min(style.height, v + height - bottom) - joint
    const shift = row % 2 === 0 ? 0 : -style.width * offset
    for (let left = u + shift; left < u + width; left += style.width) {
      const [x0, x1] = [Math.max(u, left), Math.min(u + width, left + style.width - joint)]
      if (x1 - x0 < 0.8 || tall < 0.5) continue
      const tone = random.chance(0.5) ? lighten(style.colour, random.between(0, vary * 3)) : darken(style.colour, random.between(0, vary))
      plane.rect(x0, bottom, x1 - x0, tall, tone, Math.min(0.6, style.height * 0.06))
      glints.push([x0 + 0.8, bottom + tall - 0.7, x1 - 0.8, bottom + tall - 0.7])
    }
  }
  plane.lines(glints, lighten(style.colour, 0.75), 0.45, 0.5)
}

/** Upright boards over a wall: panelling, a shed, a fence. */
export function panelling(stage: Stage, plane: Plane, u: number, width: number, height: number, colour: string, board = 12): void {
  plane.rect(u, 0, width, height, stage.fade([lighten(colour, 0.08), darken(colour, 0.1)]))
  const seams = range(u + board, u + width, board)
  plane.lines(seams.map((x) => [x, 0, x, height] as const), darken(colour, 0.36), 0.6, 0.55)
  plane.lines(seams.map((x) => [x + 0.7, 0, x + 0.7, height] as const), lighten(colour, 0.4), 0.5, 0.5)
}

/** Level boards that lap over each other, as on the outside of a house. */
export function siding(stage: Stage, plane: Plane, u: number, v: number, width: number, height: number, colour: string, board = 14): void {
  plane.rect(u, v, width, height, stage.fade([lighten(colour, 0.12), darken(colour, 0.06)], 60))
  const seams = range(v, v + height, board)
  plane.lines(seams.map((y) => [u, y, u + width, y] as const), darken(colour, 0.4), 0.9, 0.34)
  plane.lines(seams.map((y) => [u, y - 1.1, u + width, y - 1.1] as const), darken(colour, 0.4), 1.4, 0.12)
  plane.lines(seams.map((y) => [u, y + 1, u + width, y + 1] as const), lighten(colour, 0.5), 0.5, 0.5)
}

/** Fine, even grain over the whole picture, so that no surface is quite bare. */
export function grain(stage: Stage): void {
  const { random } = stage
  const dots = Array.from({ length: 90 }, (_, index) => {
    const colour = index % 2 === 0 ? '#2a1c3f' : '#ffffff'
    const place = `cx="${random.integer(0, 180)}" cy="${random.integer(0, 180)}"`
    return `<circle ${place} r="${random.between(0.5, 1.1).toFixed(1)}" fill="${colour}" opacity=".07"/>`
  })
  stage.rect(0, 0, stage.width, stage.height, stage.pattern(180, 180, dots.join('')))
}

export function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step - 1e-6)) }, (_, index) => from + index * step)
}
