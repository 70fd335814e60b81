import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, shadow, type Faces } from '../core/solid'
import type { Stage } from '../core/stage'

/** A row of doors over a cabinet's front. */
export function doors(plane: Plane, u: number, v: number, width: number, height: number, count: number, colour: string): void {
  const { stage } = plane
  const wide = width / count
  for (let index = 0; index < count; index += 1) {
    const x = u + index * wide
    leafPanel(plane, x + 0.8, v + 0.8, wide - 1.6, height - 1.6, colour)
    const knob = index % 2 === 0 ? x + wide - 5 : x + 5
    const [kx, ky] = plane.spot(count === 1 ? x + wide - 5 : knob, v + height * (v > 100 ? 0.12 : 0.84))
    const size = stage.camera.scale(plane.place(knob, v))
    stage.circle(kx + size * 0.5, ky + size * 0.7, size * 1.7, '#2a1c3f', 0.25)
    stage.circle(kx, ky, size * 1.6, stage.ball(stage.tones.brass))
  }
}

/** Drawers one over the other. */
export function drawers(plane: Plane, u: number, v: number, width: number, height: number, count: number, colour: string): void {
  const tall = height / count
  for (let index = 0; index < count; index += 1) {
    const y = v + index * tall
    leafPanel(plane, u + 0.8, y + 0.8, width - 1.6, tall - 1.6, colour)
    pull(plane, u + width / 2, y + tall * 0.62, Math.min(16, width * 0.3))
  }
}

/** A bar to pull on, around its middle. */
export function pull(plane: Plane, u: number, v: number, width: number): void {
  const { brass } = plane.stage.tones
  plane.run([[u - width / 2, v - 0.8], [u + width / 2, v - 0.8]], '#2a1c3f', 1.3, 0.28)
  plane.run([[u - width / 2, v], [u + width / 2, v]], brass, 1.2)
  plane.run([[u - width / 2, v + 0.3], [u + width / 2, v + 0.3]], lighten(brass, 0.5), 0.4)
}

/** A door leaf with a sunk panel. */
export function leafPanel(plane: Plane, u: number, v: number, width: number, height: number, colour: string): void {
  const { stage } = plane
  plane.rect(u, v, width, height, stage.fade([lighten(colour, 0.12), darken(colour, 0.06)], 70), 0.6)
  const rail = Math.min(6, Math.min(width, height) * 0.2)
  plane.rect(u + rail, v + rail, width - rail * 2, height - rail * 2, stage.fade([darken(colour, 0.12), lighten(colour, 0.02)], 70))
  plane.run([[u + rail, v + rail], [u + width - rail, v + rail], [u + width - rail, v + height - rail]], lighten(colour, 0.34), 0.5, 0.7)
  plane.run([[u + rail, v + rail], [u + rail, v + height - rail], [u + width - rail, v + height - rail]], darken(colour, 0.4), 0.6, 0.5)
  plane.run([[u, v], [u + width, v], [u + width, v + height]], darken(colour, 0.4), 0.5, 0.5)
}

/** Base cabinets with a plinth and a counter; returns the cabinet's front (from the plinth up) and the counter. */
export function counter(stage: Stage, x0: number, x1: number, colour: string, top: string, depth = 60): { front: Plane; top: Faces } {
  shadow(stage, { x: [x0, x1], y: [0, 40], z: [0, depth] }, 0.18)
  box(stage, { x: [x0, x1], y: [0, 10], z: [0, depth - 6] }, darken(colour, 0.5))
  const body = box(stage, { x: [x0, x1], y: [8, 87], z: [0, depth] }, darken(colour, 0.16))
  const slab = box(stage, { x: [x0 - 1, x1 + 1], y: [87, 91], z: [0, depth + 3] }, top, { top: stage.fade([lighten(top, 0.16), lighten(top, 0.42)]) })
  body.front.rect(0, 72, x1 - x0, 7, stage.veil('#2a1c3f', 0.3, 0))
  return { front: body.front, top: slab }
}

/** The front of an oven with knobs, from the plinth up. */
export function oven(plane: Plane, u: number, width: number, colour: string): void {
  const { stage } = plane
  plane.rect(u, 0, width, 79, stage.fade([lighten(colour, 0.2), darken(colour, 0.14)]), 1)
  plane.rect(u + 4, 14, width - 8, 44, stage.fade([darken(stage.tones.ink, 0.2), mix(stage.tones.ink, '#7a6a80', 0.4)], 60), 2)
  plane.poly([[u + 12, 14], [u + 24, 14], [u + 40, 58], [u + 28, 58]], '#ffffff', 0.1)
  pull(plane, u + width / 2, 62, width * 0.76)
  for (const share of [0.16, 0.33, 0.5, 0.67, 0.84]) {
    plane.oval(u + width * share, 70.5, 3, 3, darken(colour, 0.45))
    plane.oval(u + width * share - 0.4, 71, 2.2, 2.2, stage.tones.brass)
  }
  plane.rect(u + 2, 2, width - 4, 9, darken(colour, 0.12), 1)
}

/** A cooker hood on the wall, around a middle line. */
export function hood(stage: Stage, wall: Plane, middle: number, bottom: number, top: number, colour: string): void {
  const out = wall.moved(0, 0, 34)
  wall.poly([[middle - 34, bottom - 10], [middle + 44, bottom - 10], [middle + 50, bottom + 50], [middle - 20, bottom + 50]], '#2a1c3f', 0.1)
  out.poly([[middle - 36, bottom], [middle + 36, bottom], [middle + 36, bottom + 8], [middle + 17, bottom + 50], [middle + 17, top], [middle - 17, top], [middle - 17, bottom + 50], [middle - 36, bottom + 8]], stage.fade([lighten(colour, 0.22), colour, darken(colour, 0.18)], 0))
  out.rect(middle - 37, bottom, 74, 8, stage.fade([lighten(colour, 0.2), darken(colour, 0.12)]))
  out.rect(middle - 37, bottom + 6.6, 74, 1.6, stage.tones.brass)
}

/** A bow-shaped faucet, from its foot. */
export function faucet(stage: Stage, tall: number, colour: string): void {
  const w = tall * 0.075
  stage.rect(-tall * 0.1, -tall * 0.07, tall * 0.2, tall * 0.07, stage.tube(colour), 1)
  const bow = d`M0 0V${-tall * 0.68}Q0 ${-tall} ${tall * 0.22} ${-tall}Q${tall * 0.44} ${-tall} ${tall * 0.44} ${-tall * 0.62}V${-tall * 0.5}`
  stage.stroke(bow, darken(colour, 0.26), w * 1.3)
  stage.stroke(bow, colour, w)
  stage.stroke(bow, lighten(colour, 0.6), w * 0.28)
  stage.stroke(d`M0 ${-tall * 0.2}L${-tall * 0.2} ${-tall * 0.3}`, darken(colour, 0.1), w * 0.8)
}

/** A fridge with two doors. */
export function fridge(stage: Stage, x0: number, x1: number, tall: number, colour: string): void {
  const at = { x: [x0, x1], y: [0, tall], z: [0, 68] } as const
  shadow(stage, at, 0.14)
  const { front } = box(stage, at, colour)
  const width = x1 - x0
  front.rect(1, 3, width - 2, tall * 0.36, stage.fade([lighten(colour, 0.24), darken(colour, 0.08)], 50), 3)
  front.rect(1, tall * 0.36 + 4.5, width - 2, tall * 0.64 - 6, stage.fade([lighten(colour, 0.34), darken(colour, 0.04)], 50), 3)
  for (const [from, to] of [[tall * 0.2, tall * 0.33], [tall * 0.42, tall * 0.66]] as const) {
    front.run([[width - 8, from], [width - 8, to]], darken(colour, 0.4), 2.4, 0.4)
    front.run([[width - 9, from], [width - 9, to]], stage.tones.steel, 2)
  }
}
