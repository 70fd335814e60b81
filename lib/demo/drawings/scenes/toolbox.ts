import { straightOn } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { herbs, mug } from '../pieces/decor'
import { panelling } from '../pieces/surfaces'
import { pegboard, shavings, standing, tool } from '../pieces/tools'
import { dim, slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'
import { dustMask } from '../products/fittings'
import { chisel, hammer, level, pliers, screwdriver, tapeMeasure, utilityKnife, wrench } from '../products/hand-tools'
import { sander } from '../products/power-tools'
import { gloves, goggles, respirator } from '../products/safety'

export function toolbox(stage: Stage): void {
  const { tones, random } = stage
  stage.camera = straightOn({ scale: 7, eye: 46, horizon: 96, distance: 150 })
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  panelling(stage, wall, -130, 260, 70, mix(tones.wall, tones.soft, 0.5), 13)
  window(stage, wall, -96, 14, 70, 60, { columns: 2, rows: 2, sill: true })
  pegboard(stage, wall, 14, 10, 88, 60, tones.wood)
  slantLight(stage, 520, -40, 520, 560)
  for (const [draw, long, x, turn] of [[wrench, 26, 28, 0], [pliers, 24, 46, 0], [utilityKnife, 20, 62, 0], [hammer, 30, 82, 0]] as const) stage.stand([x, 34, 1], () => tool(stage, draw, long, turn))
  const top = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 0, -1])
  planks(stage, top)
  stage.stand([-60, 0, 8], () => herbs(stage, 17, tones.accent))
  stage.stand([64, 0, 16], () => mug(stage, 11, tones.main))
  cloth(top, random.pick([tones.accent, tones.cream, tones.soft]))
  layOut(stage, top)
  chest(stage, random.pick([tones.main, tones.accent, tones.deep]))
  stage.stand([44, 0, 40], () => standing(stage, tapeMeasure, 10, 276))
  stage.stand([-58, 0, 66], () => stage.at(0, 0, 0.34, () => shavings(stage, 9, 34)))
  dim(stage)
}

/** Goggles, masks and gloves on a rail over a bench, with the sander they are for. */
export function maskRail(stage: Stage): void {
  const { tones } = stage
  stage.camera = straightOn({ scale: 7, eye: 46, horizon: 336, distance: 150 })
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  panelling(stage, wall, -130, 260, 100, mix(tones.wall, tones.soft, 0.5), 13)
  slantLight(stage, 560, -40, 520, 640)
  box(stage, { x: [-104, 104], y: [76, 83], z: [0, 3] }, tones.wood)
  for (const [draw, long, x, y, turn] of [[goggles, 42, -78, 58, 0], [respirator, 42, -26, 56, 0], [dustMask, 34, 22, 58, 0], [gloves, 46, 76, 56, 180]] as const) {
    stage.stand([x, 79, 4], () => {
      stage.stroke(d`M${long * -0.4} ${79 - y}Q0 ${y - 82} ${long * 0.4} ${79 - y}`, tones.accent, 1.4)
      stage.circle(0, 0, 2, stage.ball(tones.brass))
    })
    stage.stand([x, y, 4], () => tool(stage, draw, long, turn))
  }
  planks(stage, new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 0, -1]))
  stage.stand([-56, 0, 34], () => standing(stage, sander, 34, 310))
  const { front } = box(stage, { x: [-10, 28], y: [0, 18], z: [16, 36] }, tones.accent)
  front.rect(7, 3, 24, 12, lighten(tones.cream, 0.3), 0.8)
  stage.stand([9, 8.4, 37], () => tool(stage, dustMask, 11, 0, 0))
  for (const [x, z] of [[47, 42], [66, 48]] as const) stage.stand([x, 0, z], () => standing(stage, dustMask, 22, 300))
  dim(stage)
}

function planks(stage: Stage, top: Plane): void {
  const { wood } = stage.tones
  top.rect(-160, -100, 320, 100, stage.fade([darken(wood, 0.12), lighten(wood, 0.22)]))
  for (const [index, z] of [0, 19, 38, 57, 76].entries()) {
    const tone = [lighten(wood, 0.16), wood, lighten(wood, 0.3), darken(wood, 0.04), lighten(wood, 0.2)][index] ?? wood
    top.rect(-160, -z - 18.6, 320, 18.6, tone, 0, 0.6)
    for (const share of [0.25, 0.5, 0.8]) top.run([[-140, -z - 18 * share], [-40, -z - 18 * share - 1], [50, -z - 18 * share + 0.8], [140, -z - 18 * share]], darken(wood, 0.34), 0.24, 0.4)
    top.lines([[-160, -z, 160, -z]], darken(wood, 0.5), 0.4, 0.6)
  }
  top.rect(-160, -12, 320, 12, stage.veil('#2a1c3f', 0.3, 0))
}

function cloth(top: Plane, colour: string): void {
  const corners = [[18, -84], [76, -78], [72, -36], [22, -40]] as const
  top.poly(corners.map(([x, y]) => [x + 0.8, y - 0.8] as const), '#2a1c3f', 0.2, 2)
  top.poly(corners, top.stage.fade([darken(colour, 0.06), lighten(colour, 0.24)]), 1, 2)
  for (const share of [0.12, 0.18, 0.82, 0.88]) top.run([[20.8 - share * 2, -41 - share * 42], [72.6 + share * 3, -37 - share * 40]], lighten(colour, 0.5), 0.5, 0.8)
}

function layOut(stage: Stage, top: Plane): void {
  stage.stand([43, 0, 60], () => stage.group('transform="scale(1 .8)"', () => tool(stage, hammer, 33, 72, 0.5)))
  const drivers = [[-52, 28, 100], [-50, 25, 84], [-54, 26, 94]] as const
  drivers.forEach(([x, long, turn], index) => top.art(x - 2, -36 - index * 9, () => tool(stage, screwdriver, long, turn, 0.5)))
  top.art(-10, -75, () => tool(stage, level, 62, 88, 0.5))
  top.art(66, -47, () => tool(stage, pliers, 20, 20, 0.5))
}

function chest(stage: Stage, colour: string): void {
  const { tones } = stage
  const at = { x: [-34, 16], y: [0, 20], z: [26, 52] } as const
  shadow(stage, { ...at, y: [0, 18] }, 0.34)
  stage.patch([[-34, 20, 26], [16, 20, 26], [16, 40, 18], [-34, 40, 18]], stage.fade([darken(colour, 0.2), darken(colour, 0.04)]))
  stage.patch([[-31, 22, 25.4], [13, 22, 25.4], [13, 38, 19], [-31, 38, 19]], darken(colour, 0.34))
  stage.patch([[-33, 20, 27], [15, 20, 27], [15, 20, 51], [-33, 20, 51]], darken(tones.ink, 0.1))
  const inside = [[hammer, 30, -26, 16, -12], [screwdriver, 24, -19, 17, 4], [wrench, 26, -12, 18, 10], [chisel, 24, -5, 17, -6], [screwdriver, 22, 1, 18, 8], [pliers, 22, 8, 17, -6]] as const
  for (const [draw, long, x, y, turn] of inside) stage.stand([x, y + 3, 38], () => stage.at(0, -long * 0.12, 1, () => tool(stage, draw, long, draw === hammer || draw === pliers ? turn : turn + (draw === wrench ? 0 : 180), 0)))
  const { front, top } = box(stage, { x: [-34, 16], y: [0, 20], z: [48, 52] }, colour)
  top.rect(0, 0, 50, 4, lighten(colour, 0.4))
  stage.patch([[16, 0, 52], [16, 0, 26], [16, 20, 26], [16, 20, 52]], darken(colour, 0.3))
  front.rect(0, 0, 50, 20, stage.fade([lighten(colour, 0.2), colour, darken(colour, 0.16)]), 1)
  for (const u of [10, 37]) {
    front.rect(u, 11, 4, 8, darken(tones.steel, 0.2), 0.6)
    front.rect(u + 0.4, 12, 3, 6, tones.steel, 0.6)
  }
  front.rect(19, 6, 12, 7, darken(colour, 0.3), 1)
  front.rect(20, 7, 10, 5, lighten(tones.cream, 0.3), 0.8)
  front.run([[1, 1.4], [49, 1.4]], darken(colour, 0.4), 0.6, 0.6)
  for (const u of [2.4, 47.6]) for (const v of [2.4, 17.6]) front.oval(u, v, 0.8, 0.8, lighten(colour, 0.5))
}
