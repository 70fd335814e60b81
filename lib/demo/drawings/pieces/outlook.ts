import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { foliage } from './leaves'

type View = (stage: Stage, wall: Plane, u: number, v: number, width: number, height: number) => void

const VIEWS: readonly View[] = [garden, lake, neighbors, rooftops, birches, firs]

/** What is seen through a window: sky, and below it the view of the scene, the same from all of its windows. */
export const outlook: View = (stage, wall, u, v, width, height) => {
  const { light, random } = stage
  wall.rect(u, v, width, height, stage.fade([light.skyTop, light.skyLow]))
  const [sx, sy] = [u + width * random.between(0.2, 0.8), v + height * random.between(0.5, 0.74)]
  wall.oval(sx, sy, 46, 46, stage.glow(light.name === 'dusk' ? '#ffd9b0' : '#fffbe8', 0.75))
  const view = VIEWS[stage.outlook % VIEWS.length] ?? garden
  view(stage, wall, u, v, width, height)
}

function hill(wall: Plane, [u, v, width, height]: readonly number[], base: number, rise: number, colour: string, phase: number): void {
  const [x0 = 0, y0 = 0, w = 0, h = 0] = [u, v, width, height]
  const points = Array.from({ length: 13 }, (_, index): [number, number] => {
    const wave = Math.sin(index * 0.55 + phase) + Math.sin(index * 1.3 + phase) * 0.3
    return [x0 + (w * index) / 12, y0 + h * (base + wave * rise)]
  })
  wall.poly([...points, [x0 + w, y0], [x0, y0]], colour)
}

/** A green of leaves at the time of day. */
const greenOf = ({ light, tones }: Stage) =>
  light.name === 'dusk' ? mix(tones.leafDeep, light.hill, 0.5) : mix(tones.leaf, light.skyLow, 0.18)

function farHills(stage: Stage, wall: Plane, area: readonly number[]): void {
  const { light, random, tones } = stage
  hill(wall, area, 0.36, 0.07, mix(light.hill, light.skyLow, 0.5), random.between(0, 6))
  hill(wall, area, 0.25, 0.05, mix(light.hill, tones.leaf, 0.25), random.between(0, 6))
}

/** Hills, trees and a lawn. */
function garden(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number): void {
  const { random } = stage
  farHills(stage, wall, [u, v, width, height])
  const green = greenOf(stage)
  wall.art(u, v, () => {
    for (let index = 0; index < 5; index += 1) {
      const x = width * (0.02 + index * 0.24) + random.between(-8, 8)
      const size = random.between(0.16, 0.3) * height
      foliage(stage, x, -height * 0.08 - size * 0.3, size * 1.1, size, index % 2 === 0 ? green : darken(green, 0.14))
    }
    stage.path(d`M-10 ${-height * 0.07}Q${width * 0.5} ${-height * 0.13} ${width + 10} ${-height * 0.06}V20H-10Z`, lighten(green, 0.16))
  })
}

/** Hills behind water, and a near shore. */
function lake(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number): void {
  const { light, random } = stage
  farHills(stage, wall, [u, v, width, height])
  const water = mix(light.skyTop, light.hill, 0.22)
  wall.rect(u, v, width, height * 0.24, stage.fade([lighten(water, 0.34), water]))
  for (let wave = 0; wave < 6; wave += 1) {
    const long = width * random.between(0.14, 0.34)
    wall.rect(u + random.between(0, width - long), v + height * random.between(0.08, 0.22), long, height * 0.006, '#ffffff', 0, 0.4)
  }
  hill(wall, [u, v, width, height], 0.05, 0.03, darken(greenOf(stage), 0.1), random.between(0, 6))
}

/** The houses on the other side of the street; at dusk their windows are lit. */
function neighbors(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number): void {
  const { light, random, tones } = stage
  const walls = [tones.cream, tones.soft, tones.white].map((tone) => mix(tone, light.hill, 0.28))
  const wide = height * 0.42
  const pane = light.lampsLit ? '#ffd88a' : mix(light.skyTop, '#2a1c3f', 0.3)
  for (let x = u - wide * random.between(0.1, 0.6), index = 0; x < u + width; x += wide * 1.06, index += 1) {
    const [colour = tones.cream, eaves] = [walls[index % walls.length], height * random.between(0.27, 0.36)]
    wall.rect(x, v, wide, eaves, colour)
    wall.poly([[x - wide * 0.05, v + eaves], [x + wide * 1.05, v + eaves], [x + wide / 2, v + eaves + wide * 0.42]], mix(tones.deep, light.hill, 0.4))
    for (const left of [0.18, 0.6]) wall.rect(x + wide * left, v + eaves * 0.52, wide * 0.2, eaves * 0.28, pane)
  }
  wall.rect(u, v, width, height * 0.09, darken(greenOf(stage), 0.08))
}

/** A town from above: roofs in three rows, with chimneys. */
function rooftops(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number): void {
  const { light, random, tones } = stage
  for (const [row, base] of [0.34, 0.2, 0.06].entries()) {
    const colour = mix(row % 2 === 0 ? tones.accent : tones.deep, light.skyLow, 0.62 - row * 0.2)
    const wide = height * (0.24 + row * 0.06)
    for (let x = u - wide * random.between(0, 1); x < u + width; x += wide) {
      const top = v + height * (base + random.between(0.03, 0.1))
      wall.rect(x, v, wide, top - v, mix(tones.cream, light.hill, 0.4 - row * 0.1))
      wall.poly([[x, top], [x + wide, top], [x + wide * 0.78, top + wide * 0.3], [x + wide * 0.22, top + wide * 0.3]], colour)
      wall.rect(x + wide * 0.62, top + wide * 0.2, wide * 0.1, wide * 0.26, darken(colour, 0.2))
    }
  }
}

/** Pale trunks close to the window, in front of a wood. */
function birches(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number): void {
  const { light, random, tones } = stage
  hill(wall, [u, v, width, height], 0.42, 0.05, mix(greenOf(stage), light.skyLow, 0.55), random.between(0, 6))
  hill(wall, [u, v, width, height], 0.12, 0.03, mix(greenOf(stage), tones.accent, 0.3), random.between(0, 6))
  const bark = mix('#f4efe6', light.hill, light.name === 'dusk' ? 0.5 : 0.12)
  const wide = height * 0.035
  for (let x = u + height * random.between(0.05, 0.2); x < u + width; x += height * random.between(0.2, 0.34)) {
    const lean = height * random.between(-0.04, 0.04)
    wall.poly([[x, v], [x + wide, v], [x + wide * 0.8 + lean, v + height], [x + wide * 0.2 + lean, v + height]], bark)
    for (let mark = 0; mark < 5; mark += 1) wall.rect(x + wide * 0.2 + lean * 0.5, v + height * random.between(0.05, 0.95), wide * 0.5, height * 0.008, '#3b3340', 0, 0.55)
  }
}

/** Firs in three rows, paler with the distance. */
function firs(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number): void {
  const { light, random, tones } = stage
  for (const [row, tall] of [0.5, 0.44, 0.34].entries()) {
    const colour = mix(tones.leafDeep, light.skyLow, 0.66 - row * 0.26)
    const foot = v + height * (0.16 - row * 0.08)
    for (let x = u - height * 0.1; x < u + width + height * 0.1; x += height * random.between(0.09, 0.16)) {
      const top = height * tall * random.between(0.7, 1)
      for (const [from, half] of [[0, 0.2], [0.28, 0.16], [0.56, 0.11]] as const)
        wall.poly([[x - top * half, foot + top * from], [x + top * half, foot + top * from], [x, foot + top * Math.min(1, from + 0.5)]], colour)
    }
    wall.rect(u, v, width, foot - v + 1, colour)
  }
}
