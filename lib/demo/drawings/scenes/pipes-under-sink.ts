import { straightOn } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'
import { faucet, leafPanel } from '../pieces/cabinets'
import { herbs } from '../pieces/decor'
import { jug } from '../pieces/laundry'
import { tiles } from '../pieces/surfaces'
import { bucket, tool } from '../pieces/tools'
import { dim, slantLight } from '../pieces/walls'
import { screwdriver, wrench } from '../products/hand-tools'
import { sprayBottle } from '../products/appliances'
import { standing } from '../pieces/tools'

const [LEFT, RIGHT, FLOOR, TOP, DEEP] = [-48, 48, 0, 66, 52]

export function pipesUnderSink(stage: Stage): void {
  const { tones, random } = stage
  stage.camera = straightOn({ scale: 7.4, eye: 44, horizon: 440, distance: 260 })
  const colour = random.pick([tones.main, tones.deep, tones.soft])
  const front = new Plane(stage, [0, 0, DEEP], [1, 0, 0], [0, 1, 0])
  tiles(stage, new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0]), -130, 70, 260, 60, { width: 15, height: 7.5, colour: mix(tones.white, tones.soft, 0.4), vary: 0.05 })
  slantLight(stage, 90, 30, 460, 620)
  inside(stage, colour)
  plumbing(stage)
  below(stage)
  surround(stage, front, colour)
  for (const side of [-1, 1] as const) openDoor(stage, side, colour)
  stage.stand([-70, -12, 78], () => bucket(stage, 24, tones.accent))
  stage.stand([76, -12, 82], () => stage.at(0, -2, 1, () => stage.group('transform="scale(1 .5)"', () => tool(stage, screwdriver, 26, 74, 0.4))))
  dim(stage)
}

function inside(stage: Stage, colour: string): void {
  const tone = mix(stage.tones.wood, colour, 0.2)
  const quad = (points: readonly (readonly [number, number, number])[], fill: string) => stage.patch(points, fill)
  quad([[LEFT, FLOOR, 0], [RIGHT, FLOOR, 0], [RIGHT, TOP, 0], [LEFT, TOP, 0]], stage.fade([darken(tone, 0.42), darken(tone, 0.2)]))
  quad([[LEFT, FLOOR, 0], [LEFT, FLOOR, DEEP], [LEFT, TOP, DEEP], [LEFT, TOP, 0]], stage.fade([darken(tone, 0.1), darken(tone, 0.34)], 0))
  quad([[RIGHT, FLOOR, 0], [RIGHT, FLOOR, DEEP], [RIGHT, TOP, DEEP], [RIGHT, TOP, 0]], stage.fade([darken(tone, 0.42), darken(tone, 0.26)], 0))
  quad([[LEFT, FLOOR, 0], [RIGHT, FLOOR, 0], [RIGHT, FLOOR, DEEP], [LEFT, FLOOR, DEEP]], stage.fade([darken(tone, 0.2), lighten(tone, 0.14)]))
  quad([[LEFT, TOP, 0], [RIGHT, TOP, 0], [RIGHT, TOP, DEEP], [LEFT, TOP, DEEP]], darken(tone, 0.5))
  stage.patch([[LEFT, TOP, 0], [RIGHT, TOP, 0], [RIGHT, 40, 0], [LEFT, 40, 0]], stage.veil('#2a1c3f', 0.34, 0))
}

function plumbing(stage: Stage): void {
  const { white, steel } = stage.tones
  stage.stand([0, 64, 26], () => {
    stage.path('M-34 -6H34L30 13Q28 18 22 18H-22Q-28 18 -30 13Z', stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.3)], 0))
    stage.oval(0, 18, 9, 2, darken(steel, 0.4))
    const pipe = (path: string) => {
      stage.stroke(path, darken(white, 0.4), 8)
      stage.stroke(path, white, 6.6)
      stage.stroke(path, lighten(white, 0.7), 2, 0.8)
    }
    pipe('M0 20V38Q0 50 10 50T20 40V36Q20 30 27 30H52')
    for (const [x, y, w, h] of [[-5.4, 19, 10.8, 5], [-5.4, 33, 10.8, 4.4], [14.6, 35, 10.8, 4.4], [28, 25, 4.4, 10.6]] as const) stage.rect(x, y, w, h, h > w ? stage.tube(white, 90) : stage.tube(white), 1)
    stage.rect(46, 23, 4, 14, stage.tube(steel, 90), 1)
  })
  valve(stage, -30, '#c65a3f', -1)
  valve(stage, -12, '#4f86b8', 1)
}

function valve(stage: Stage, x: number, colour: string, lean: number): void {
  const { steel, brass } = stage.tones
  stage.stand([x, 24, 4], () => {
    const line = d`M0 -6C${lean * -5} -18 ${lean * 8} -26 ${lean * 3 - x * 0.1} -48`
    stage.stroke(line, darken(steel, 0.45), 3.4)
    stage.stroke(line, lighten(steel, 0.3), 2.6)
    const weave = `<path d="M0 0L1 1M1 0L0 1" stroke="${darken(steel, 0.5)}" stroke-width=".24"/>`
    stage.stroke(line, stage.pattern(1, 1, weave), 2.6)
    stage.rect(-8, 2, 16, 9, darken(steel, 0.36), 4.4)
    stage.rect(-8, 1.6, 16, 8.6, stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.2)]), 4.2)
    stage.rect(-2.6, -6, 5.2, 15, stage.tube(brass), 1)
    stage.rect(-3.4, -7.4, 6.8, 4.4, stage.tube(brass), 0.6)
    stage.rect(-9, 3, 18, 4.6, stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.34)]), 2.3)
    stage.rect(-3, 3.4, 6, 3.8, stage.fade([lighten(colour, 0.3), darken(colour, 0.1)]), 1)
  })
}

function below(stage: Stage): void {
  const { tones } = stage
  stage.stand([8, 0, 30], () => {
    stage.oval(2, 0, 17, 3, stage.glow('#2a1c3f', 0.7))
    bucket(stage, 22, tones.main, '#a9cdd6')
  })
  stage.stand([36, 0, 30], () => jug(stage, 25, tones.accent))
  stage.stand([-36, 0, 26], () => standing(stage, sprayBottle, 27))
  stage.stand([-14, 0, 44], () => stage.at(0, -1.6, 1, () => stage.group('transform="scale(1 .55)"', () => tool(stage, wrench, 27, 72, 0.5))))
  stage.stand([26, 0, 46], () => {
    stage.path('M-11 0Q-12 -4 -6 -5Q0 -8 6 -5Q12 -4 11 0Z', stage.fade([lighten(tones.cream, 0.4), tones.cream]))
    stage.stroke('M-7 -3Q0 -6 7 -3', tones.accent, 0.8)
  })
}

function surround(stage: Stage, front: Plane, colour: string): void {
  const { tones } = stage
  front.rect(-130, -30, 130 + LEFT, 110, stage.fade([colour, darken(colour, 0.1)]))
  front.rect(RIGHT, -30, 130 - RIGHT, 110, stage.fade([darken(colour, 0.06), darken(colour, 0.18)]))
  front.rect(LEFT, -30, RIGHT - LEFT, 30, darken(colour, 0.12))
  front.rect(LEFT, TOP, RIGHT - LEFT, 12, darken(colour, 0.04))
  leafPanel(front, -118, 2, 62, 64, colour)
  leafPanel(front, 56, 2, 62, 64, darken(colour, 0.08))
  front.run([[LEFT, FLOOR], [RIGHT, FLOOR], [RIGHT, TOP], [LEFT, TOP], [LEFT, FLOOR]], lighten(colour, 0.3), 1.2)
  const slab = box(stage, { x: [-130, 130], y: [76, 81], z: [0, DEEP + 4] }, lighten(tones.wood, 0.1))
  slab.front.rect(0, -6, 260, 6, stage.veil('#2a1c3f', 0.3, 0))
  stage.stand([0, 81, 12], () => faucet(stage, 30, tones.brass))
  stage.stand([-52, 81, 20], () => herbs(stage, 20, tones.accent))
  const floor = new Plane(stage, [0, -12, DEEP], [1, 0, 0], [0, 0, -1])
  floor.rect(-160, -120, 320, 120, stage.fade([darken(tones.wood, 0.2), lighten(tones.wood, 0.1)]))
  floor.lines([-14, -32, -54].map((z) => [-160, z, 160, z] as const), darken(tones.wood, 0.4), 0.5, 0.5)
  floor.rect(-160, -10, 320, 10, stage.veil('#2a1c3f', 0.4, 0))
}

function openDoor(stage: Stage, side: -1 | 1, colour: string): void {
  const hinge = side * (RIGHT + 1)
  const out = side * 22
  const face = new Plane(stage, [hinge, 0, DEEP], [out / 44, 0, 38 / 44], [0, 1, 0])
  const tone = side === -1 ? lighten(colour, 0.06) : darken(colour, 0.16)
  face.rect(0, 0, 44, TOP, tone)
  leafPanel(face, 0, 0, 44, TOP, tone)
  face.rect(0, 0, 6, TOP, stage.veil('#2a1c3f', 0.3, 0, 0))
  for (const v of [10, TOP - 14]) face.rect(-1, v, 5, 5, stage.tones.steel, 0.6)
}
