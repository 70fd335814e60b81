import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { leafPanel } from './cabinets'
import { halo } from './lamps'
import { bloom, foliage } from './leaves'
import { range } from './surfaces'

/** A window seen from outside: frame, glass that mirrors the sky or glows, and what dresses it. */
export function houseWindow(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number, look: { shutter?: string; box?: string; columns?: number; rows?: number; snow?: boolean } = {}): void {
  const { light, tones } = stage
  const { columns = 2, rows = 2 } = look
  wall.rect(u - 6, v - 6, width + 12, height + 14, stage.fade([lighten(tones.white, 0.4), darken(tones.white, 0.06)]))
  wall.rect(u - 8, v + height + 5, width + 16, 4, lighten(tones.white, 0.5))
  wall.rect(u - 8, v + height + 3, width + 16, 2, '#2a1c3f', 0, 0.14)
  const glass = light.lampsLit ? ['#ffe7ae', '#fbc977'] : [mix(light.skyTop, '#3c4a68', 0.3), mix(light.skyLow, '#5d7290', 0.35)]
  wall.rect(u, v, width, height, stage.fade(glass, 70))
  wall.within(u, v, width, height, () => {
    if (light.lampsLit) {
      for (const x of [u, u + width * 0.78]) wall.rect(x, v, width * 0.22, height, lighten(tones.cream, 0.3), 0, 0.55)
      wall.rect(u, v, width, height * 0.26, tones.woodDeep, 0, 0.2)
    } else wall.poly([[u, v], [u + width * 0.5, v], [u + width, v + height], [u + width * 0.5, v + height]], '#ffffff', 0.2)
    wall.rect(u, v + height - 4, width, 4, '#2a1c3f', 0, 0.24)
  })
  for (const x of range(1, columns, 1)) wall.rect(u + (width * x) / columns - 1.4, v, 2.8, height, lighten(tones.white, 0.4))
  for (const y of range(1, rows, 1)) wall.rect(u, v + (height * y) / rows - 1.4, width, 2.8, lighten(tones.white, 0.4))
  wall.rect(u - 10, v - 10, width + 20, 5, lighten(tones.white, 0.3))
  wall.rect(u - 9, v - 13, width + 18, 3, '#2a1c3f', 0, 0.16)
  if (look.shutter !== undefined) for (const x of [u - 8 - width * 0.36, u + width + 8]) shutter(stage, wall, x, v - 4, width * 0.36, height + 10, look.shutter)
  if (look.box !== undefined) flowerBox(stage, wall, u - 6, v - 10, width + 12, look.box)
  if (look.snow === true) wall.poly([[u - 12, v - 5], [u + width + 12, v - 5], [u + width + 8, v], [u + width * 0.5, v + 3], [u - 8, v]], '#ffffff', 1, 3)
  if (light.lampsLit) {
    const [x, y] = wall.spot(u + width / 2, v + height / 2)
    stage.circle(x, y, width * stage.camera.scale(wall.place(u, v)) * 1.1, stage.glow('#ffd98a', light.name === 'dusk' ? 0.4 : 0.16))
  }
}

function shutter(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number, colour: string): void {
  wall.rect(u + 1.4, v - 2, width, height, '#2a1c3f', 0, 0.14)
  wall.rect(u, v, width, height, stage.fade([lighten(colour, 0.1), darken(colour, 0.1)], 60))
  wall.lines(range(v + 5, v + height - 3, 4).map((y) => [u + 3, y, u + width - 3, y] as const), darken(colour, 0.34), 1, 0.6)
  wall.rect(u, v + height / 2 - 2, width, 4, colour)
}

function flowerBox(stage: Stage, wall: Plane, u: number, v: number, width: number, colour: string): void {
  const { random, tones } = stage
  const out = wall.moved(0, 0, 16)
  wall.rect(u + 3, v - 20, width, 16, '#2a1c3f', 0, 0.16)
  for (const x of range(u + 4, u + width - 2, 9)) {
    const [px, py] = out.spot(x, v + 3)
    stage.at(px, py, stage.camera.scale(out.place(x, v)), () => {
      foliage(stage, 0, 0, 8, 7, tones.leaf)
      bloom(stage, random.between(-3, 3), random.between(-6, -1), 3.6, tones.accent)
      bloom(stage, random.between(-4, 4), random.between(-2, 4), 3, lighten(tones.accent, 0.5))
    })
  }
  out.rect(u, v - 13, width, 14, stage.fade([lighten(colour, 0.16), darken(colour, 0.12)]))
  out.rect(u, v - 1, width, 2, lighten(colour, 0.34))
}

/** A front door with its frame, glass, bell and lock; from its lower left. */
export function frontDoor(stage: Stage, wall: Plane, u: number, width: number, height: number, colour: string): void {
  const { light, tones } = stage
  const glow = light.lampsLit ? ['#ffe7ae', '#f7c06a'] : [mix(light.skyTop, '#44506e', 0.3), mix(light.skyLow, '#6d8098', 0.3)]
  wall.rect(u - 11, 0, width + 22, height + 44, stage.fade([lighten(tones.white, 0.4), darken(tones.white, 0.06)]))
  wall.rect(u - 15, height + 42, width + 30, 8, lighten(tones.white, 0.4))
  wall.rect(u - 13, height + 38, width + 26, 4, '#2a1c3f', 0, 0.16)
  wall.rect(u, height + 6, width, 28, stage.fade(glow))
  for (const share of [0.25, 0.5, 0.75]) wall.rect(u + width * share - 1, height + 6, 2, 28, tones.white)
  wall.rect(u - 1.4, 0, width + 2.8, height + 2, darken(colour, 0.5))
  wall.rect(u, 0, width, height, stage.fade([lighten(colour, 0.16), colour, darken(colour, 0.14)], 50))
  const half = width / 2
  for (const x of [u + width * 0.09, u + half + width * 0.03]) {
    leafPanel(wall, x, height * 0.06, width * 0.38, height * 0.3, colour)
    leafPanel(wall, x, height * 0.4, width * 0.38, height * 0.22, colour)
    wall.rect(x, height * 0.67, width * 0.38, height * 0.26, darken(colour, 0.3))
    wall.rect(x + 2, height * 0.67 + 2, width * 0.38 - 4, height * 0.26 - 4, stage.fade(glow, 60))
    wall.poly([[x + 3, height * 0.68], [x + width * 0.14, height * 0.68], [x + width * 0.3, height * 0.92], [x + width * 0.2, height * 0.92]], '#ffffff', 0.22)
  }
  wall.rect(u - 12, -1, width + 24, 5, tones.stone)
}

/** A lantern on a wall, around its middle. */
export function lantern(stage: Stage, tall: number): void {
  const { ink } = stage.tones
  halo(stage, 0, 0, tall * 2.4)
  stage.path(d`M${-tall * 0.24} ${-tall * 0.34}L${-tall * 0.3} ${tall * 0.3}H${tall * 0.3}L${tall * 0.24} ${-tall * 0.34}Z`, stage.light.lampsLit ? stage.fade(['#fff3cf', '#ffcf7a']) : mix('#e9f1f0', ink, 0.14))
  stage.path(d`M${-tall * 0.34} ${-tall * 0.34}Q0 ${-tall * 0.74} ${tall * 0.34} ${-tall * 0.34}Z`, ink)
  stage.stroke(d`M${-tall * 0.25} ${-tall * 0.34}L${-tall * 0.3} ${tall * 0.3}H${tall * 0.3}L${tall * 0.25} ${-tall * 0.34}M0 ${-tall * 0.34}V${tall * 0.3}M0 ${-tall * 0.56}V${-tall * 0.7}`, ink, tall * 0.06)
}

/** Shingles over a part of a sloping surface, in rows that lap. */
export function shingles(stage: Stage, roof: Plane, outline: readonly (readonly [number, number])[], colour: string, row = 22): void {
  const { random } = stage
  const us = outline.map(([u]) => u)
  const vs = outline.map(([, v]) => v)
  const [left, right, low, high] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
  stage.clip(roof.rounded(outline, 0), () => {
    roof.rect(left, low, right - left, high - low, stage.fade([lighten(colour, 0.1), colour, darken(colour, 0.1)], 70))
    for (const [index, v] of range(low, high, row).entries()) {
      for (const u of range(left - (index % 2) * 17, right, 34)) {
        if (random.chance(0.42)) roof.rect(u, v, 33, row, random.pick([lighten(colour, 0.18), darken(colour, 0.16), mix(colour, '#8d7d8c', 0.3)]), 0, 0.5)
      }
      roof.rect(left, v, right - left, row * 0.16, '#2a1c3f', 0, 0.2)
      const joints = range(left - (index % 2) * 17, right, 34).map((u) => [u, v, u, v + row] as const)
      roof.lines(joints, darken(colour, 0.44), 0.8, 0.5)
    }
  })
}

/** A brick chimney, standing on a point of the roof. */
export function chimney(stage: Stage, wide: number, tall: number, snow = false): void {
  const { random } = stage
  const clay = mix('#b0644a', stage.tones.deep, 0.16)
  stage.rect(-wide / 2, -tall, wide, tall, stage.fade([lighten(clay, 0.1), darken(clay, 0.16)], 0))
  for (const [row, y] of range(-tall, 0, 7).entries()) {
    for (const x of range(-wide / 2 - (row % 2) * 8, wide / 2, 16)) {
      const [a, b] = [Math.max(-wide / 2, x + 0.6), Math.min(wide / 2, x + 15.4)]
      if (b - a > 1) stage.rect(a, y + 0.6, b - a, 6, random.pick([clay, lighten(clay, 0.12), darken(clay, 0.12)]), 0.5, 0.8)
    }
  }
  stage.rect(wide * 0.22, -tall, wide * 0.28, tall, '#2a1c3f', 0, 0.14)
  stage.rect(-wide * 0.6, -tall - 7, wide * 1.2, 9, stage.fade([lighten(stage.tones.stone, 0.2), darken(stage.tones.stone, 0.2)]), 1)
  for (const x of [-wide * 0.24, wide * 0.24]) stage.rect(x - wide * 0.12, -tall - 24, wide * 0.24, 18, stage.tube(mix('#c77f5c', clay, 0.3)), 1)
  if (snow) stage.path(d`M${-wide * 0.62} ${-tall - 6}Q${-wide * 0.3} ${-tall - 16} 0 ${-tall - 12}T${wide * 0.62} ${-tall - 6}Z`, '#ffffff')
}
