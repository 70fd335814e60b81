import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { lyingShadow } from '../products/backdrops'
import { drawers } from './cabinets'

/** A tool drawn for the shop window (760 long), at a length in centimetres, around its middle. */
export function tool(stage: Stage, draw: (stage: Stage) => void, long: number, turn = 0, reach = 0.8): void {
  const scale = long / 760
  stage.at(0, 0, scale, () => {
    if (reach > 0) lyingShadow(stage, () => stage.at(0, 0, 1, () => draw(stage), turn), reach)
    stage.at(0, 0, 1, () => draw(stage), turn)
  })
}

/** A tool that stands; its foot (in the drawing's own units) is put on the ground. */
export function standing(stage: Stage, draw: (stage: Stage) => void, long: number, foot = 370): void {
  const scale = long / 760
  stage.oval(0, 0, long * 0.4, long * 0.06, stage.glow('#2a1c3f', 0.5))
  stage.at(0, -foot * scale, scale, () => draw(stage))
}

/** A board with holes on a wall. */
export function pegboard(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number, colour: string): void {
  wall.rect(u - 1, v - 5, width + 6, height + 4, '#2a1c3f', 1, 0.14)
  wall.rect(u - 3, v - 3, width + 6, height + 6, darken(colour, 0.3), 1)
  wall.rect(u, v, width, height, stage.fade([lighten(colour, 0.36), lighten(colour, 0.14)], 50))
  const holes: [number, number, number, number][] = []
  for (let x = u + 5; x < u + width - 2; x += 7) for (let y = v + 5; y < v + height - 2; y += 7) holes.push([x, y, x + 0.01, y])
  wall.lines(holes, darken(colour, 0.4), 1.1, 0.5)
}

/** A bench of thick timber with a drawer, a shelf below and a vice at its left end. */
export function workbench(stage: Stage, x0: number, x1: number, colour: string, chest: string): void {
  const { tones } = stage
  shadow(stage, { x: [x0, x1], y: [0, 40], z: [0, 66] }, 0.22)
  for (const x of [x0 + 4, x1 - 14]) box(stage, { x: [x, x + 10], y: [0, 84], z: [4, 14] }, darken(colour, 0.4))
  box(stage, { x: [x0 + 6, x1 - 6], y: [18, 22], z: [6, 60] }, darken(colour, 0.12))
  const middle = (x0 + x1) / 2
  const cabinet = box(stage, { x: [middle + 6, x1 - 16], y: [24, 82], z: [6, 60] }, chest)
  drawers(cabinet.front, 1, 1, x1 - 24 - middle, 56, 3, chest)
  for (const x of [x0 + 4, x1 - 14]) box(stage, { x: [x, x + 10], y: [0, 84], z: [54, 64] }, darken(colour, 0.1))
  const top = box(stage, { x: [x0 - 4, x1 + 4], y: [84, 93], z: [0, 70] }, colour, { top: stage.fade([lighten(colour, 0.2), lighten(colour, 0.42)]) })
  top.front.run([[2, 4.6], [(x1 - x0) * 0.5, 3.8], [x1 - x0, 4.6]], darken(colour, 0.3), 0.5, 0.6)
  top.front.rect(4, -5, x1 - x0, 5, stage.veil('#2a1c3f', 0.35, 0))
  stage.stand([x0 + 26, 93, 70], () => {
    stage.rect(-15, -9, 30, 18, stage.fade([lighten(tones.deep, 0.3), tones.deep]), 2)
    stage.rect(-18, -11, 36, 5, stage.tube(tones.steel, 90), 1)
    stage.rect(-2, 4, 4, 14, stage.tube(tones.steel))
    stage.rect(-12, 15, 24, 2.4, stage.tube(tones.steel, 90), 1)
  })
}

/** Curls of wood on the floor or the bench. */
export function shavings(stage: Stage, count: number, wide: number): void {
  const { random, tones } = stage
  for (let index = 0; index < count; index += 1) {
    stage.at(random.between(-wide, wide), random.between(-wide * 0.12, wide * 0.12), random.between(0.7, 1.3), () => {
      stage.stroke('M0 0c3 -5 9 -4 8 0s-6 4 -5 0', darken(tones.wood, 0.3), 1.2, 0.4)
      stage.stroke('M0 -0.5c3 -5 9 -4 8 0s-6 4 -5 0', lighten(tones.wood, 0.55), 1.2)
    }, random.between(0, 90))
  }
}

/** A bucket with its handle, from its foot. */
export function bucket(stage: Stage, wide: number, colour: string, content?: string): void {
  const [w, tall] = [wide / 2, wide * 0.95]
  stage.stroke(d`M${-w} ${-tall}C${-w} ${-tall * 1.7} ${w} ${-tall * 1.7} ${w} ${-tall}`, stage.tones.steel, 1)
  stage.path(d`M${-w} ${-tall}L${-w * 0.76} ${-1.5}Q0 ${1.6} ${w * 0.76} ${-1.5}L${w} ${-tall}Z`, stage.tube(colour))
  stage.oval(0, -tall, w, w * 0.2, darken(colour, 0.3))
  stage.oval(0, -tall + 0.4, w * 0.9, w * 0.15, content ?? darken(colour, 0.5))
  stage.path(d`M${-w * 0.94} ${-tall * 0.78}Q0 ${-tall * 0.7} ${w * 0.94} ${-tall * 0.78}L${w * 0.92} ${-tall * 0.7}Q0 ${-tall * 0.62} ${-w * 0.92} ${-tall * 0.7}Z`, darken(colour, 0.4), 0.3)
}

/** A step ladder seen from the front, from its feet. */
export function stepLadder(stage: Stage, tall: number, colour: string): void {
  const metal = stage.tones.steel
  const side = (x0: number, x1: number, tone: string) => stage.stroke(d`M${x0} ${-tall}L${x1} 0`, tone, 3.4)
  side(-6, -tall * 0.2 + 6, darken(metal, 0.44))
  side(10, tall * 0.24 + 6, darken(metal, 0.44))
  for (let step = 1; step <= 5; step += 1) {
    const y = -tall + (step * tall) / 5.8
    const reach = 8 + (tall * 0.16 * (tall + y)) / tall
    stage.rect(-reach - 2, y, reach * 2 + 4, 4.4, stage.fade([lighten(metal, 0.6), darken(metal, 0.3)]), 0.8)
  }
  side(-9, -tall * 0.24, lighten(metal, 0.2))
  side(9, tall * 0.24, darken(metal, 0.1))
  stage.rect(-14, -tall - 4, 28, 7, stage.fade([lighten(colour, 0.3), darken(colour, 0.14)]), 2)
}

/** A roller tray with paint in it, from its front foot. */
export function paintTray(stage: Stage, wide: number, paint: string): void {
  const w = wide / 2
  stage.path(d`M${-w * 0.86} ${-wide * 0.34}H${w * 0.86}L${w} 0H${-w}Z`, mix(stage.tones.steel, '#ffffff', 0.3))
  stage.path(d`M${-w * 0.78} ${-wide * 0.3}H${w * 0.78}L${w * 0.9} ${-wide * 0.03}H${-w * 0.9}Z`, darken(stage.tones.steel, 0.2))
  stage.path(d`M${-w * 0.84} ${-wide * 0.16}Q0 ${-wide * 0.2} ${w * 0.84} ${-wide * 0.16}L${w * 0.9} ${-wide * 0.03}H${-w * 0.9}Z`, stage.fade([lighten(paint, 0.2), paint]))
  stage.path(d`M${-w} 0H${w}L${w * 0.94} ${wide * 0.07}H${-w * 0.94}Z`, darken(stage.tones.steel, 0.24))
}
