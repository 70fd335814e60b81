import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import { pool } from '../core/solid'
import type { Stage } from '../core/stage'
import { cushion } from './decor'

/** A sofa seen from the front, standing on the floor at a point. */
export function sofa(stage: Stage, x: number, z: number, wide: number, colour: string): void {
  for (const share of [-0.36, 0, 0.36]) pool(stage, [x + wide * share, 0, z - 34], wide * 0.24, 0.34)
  stage.stand([x, 0, z], () => {
    const { tones, random } = stage
    const half = wide / 2
    const seats = wide > 170 ? 3 : 2
    for (const foot of [-half + 8, half - 8]) stage.path(d`M${foot - 2.4} -14H${foot + 2.4}L${foot + 1.4} 0H${foot - 1.4}Z`, tones.woodDeep)
    stage.path(d`M${-half + 8} -84Q${-half + 8} -90 ${-half + 14} -90H${half - 14}Q${half - 8} -90 ${half - 8} -84V-30H${-half + 8}Z`, stage.fade([darken(colour, 0.04), darken(colour, 0.24)]))
    const inner = wide - 36
    for (let seat = 0; seat < seats; seat += 1) {
      const left = -inner / 2 + (inner * seat) / seats
      stage.rect(left + 0.8, -86, inner / seats - 1.6, 48, stage.fade([lighten(colour, 0.2), colour, darken(colour, 0.16)], 70), 7)
    }
    stage.rect(-half + 12, -52, wide - 24, 12, darken(colour, 0.34), 0, 0.45)
    const toss = random.pick([[-0.34, 0.3], [-0.3, -0.16, 0.32], [0.32, -0.34]])
    toss.forEach((share, index) => {
      const tone = [tones.accent, tones.cream, lighten(tones.accent, 0.45)][index] ?? tones.cream
      stage.at(inner * share, -60, 1, () => cushion(stage, 36, 30, tone), share * 24)
    })
    for (let seat = 0; seat < seats; seat += 1) {
      const left = -inner / 2 + (inner * seat) / seats
      stage.rect(left + 0.6, -46, inner / seats - 1.2, 16, stage.fade([lighten(colour, 0.34), lighten(colour, 0.12), darken(colour, 0.06)]), 5)
    }
    stage.rect(-half + 6, -32, wide - 12, 20, stage.fade([darken(colour, 0.06), darken(colour, 0.22)]), 3)
    arm(stage, -half, colour, 0)
    arm(stage, half - 20, colour, 0.12)
    if (random.chance(0.6)) throwBlanket(stage, half - 21, -66, tones.cream)
  })
}

function arm(stage: Stage, x: number, colour: string, shade: number): void {
  const tone = darken(colour, shade)
  stage.path(d`M${x} -14V-56Q${x} -66 ${x + 10} -66Q${x + 20} -66 ${x + 20} -56V-14Q${x + 20} -11 ${x + 17} -11H${x + 3}Q${x} -11 ${x} -14Z`, stage.fade([lighten(tone, 0.22), tone, darken(tone, 0.2)], 30))
  stage.stroke(d`M${x + 2.6} -56Q${x + 3} -63 ${x + 10} -63.4Q${x + 17} -63 ${x + 17.4} -56V-20`, lighten(tone, 0.3), 0.6, 0.6)
}

function throwBlanket(stage: Stage, x: number, y: number, colour: string): void {
  stage.path(d`M${x - 1} ${y + 1}Q${x + 10} ${y - 3} ${x + 22} ${y + 1}L${x + 21} ${y + 36}Q${x + 10} ${y + 39} ${x} ${y + 36}Z`, stage.fade([lighten(colour, 0.3), darken(colour, 0.12)]))
  for (const line of [9, 15, 26, 31]) stage.stroke(d`M${x} ${y + line}Q${x + 10} ${y + line + 2} ${x + 21} ${y + line}`, stage.tones.accent, 0.9, 0.75)
  for (let fringe = 0; fringe < 8; fringe += 1) stage.stroke(d`M${x + 1 + fringe * 2.7} ${y + 36.5}v4`, lighten(colour, 0.2), 0.6)
}

/** An armchair turned a little, standing on the floor at a point; `turn` -1 opens to the left, 1 to the right. */
export function armchair(stage: Stage, x: number, z: number, colour: string, turn: 1 | -1): void {
  pool(stage, [x, 0, z - 20], 46, 0.36)
  const [px, py] = stage.spot([x, 0, z])
  const scale = stage.camera.scale([x, 0, z])
  stage.group(d`transform="translate(${px} ${py}) scale(${scale * turn} ${scale})"`, () => {
    const wood = stage.tones.woodDeep
    for (const [from, to] of [[-30, -33], [26, 30], [-14, -15], [34, 38]] as const) stage.stroke(d`M${from} -26L${to} 0`, wood, 3)
    stage.path(d`M-34 -92Q-30 -100 -14 -98L14 -96Q22 -95 22 -86L28 -30L-30 -26Z`, stage.fade([darken(colour, 0.02), darken(colour, 0.24)], 50))
    stage.path(d`M-28 -88Q-25 -94 -13 -92L10 -90Q16 -89 16 -82L22 -44L-25 -42Z`, stage.fade([lighten(colour, 0.2), colour], 60))
    stage.path(d`M-30 -46L26 -48Q42 -46 44 -36L42 -26Q4 -18 -32 -24Z`, stage.fade([lighten(colour, 0.32), colour, darken(colour, 0.22)]))
    stage.path(d`M-40 -60Q-46 -60 -45 -50L-40 -24Q-38 -20 -33 -22L-29 -48Q-30 -60 -40 -60Z`, stage.fade([lighten(colour, 0.24), darken(colour, 0.12)], 40))
    stage.path(d`M24 -62Q38 -64 44 -56L48 -28Q47 -20 40 -22L30 -44Z`, stage.fade([lighten(colour, 0.12), darken(colour, 0.26)], 40))
    stage.at(-6, -58, 1, () => cushion(stage, 30, 24, stage.tones.accent), 6)
  })
}

/** A wooden chair seen from behind or the front, standing at a point. */
export function chair(stage: Stage, x: number, z: number, colour: string, seat: string): void {
  pool(stage, [x, 0, z - 14], 24, 0.3)
  stage.stand([x, 0, z], () => {
    for (const leg of [-14, 14]) stage.stroke(d`M${leg} -44L${leg * 1.12} 0`, darken(colour, 0.18), 2.8)
    for (const leg of [-19, 19]) stage.stroke(d`M${leg * 0.94} -46L${leg * 1.1} 0`, colour, 3.2)
    for (const post of [-18, -6, 6, 18]) stage.stroke(d`M${post * 0.9} -46L${post} -84`, post < 0 ? lighten(colour, 0.1) : darken(colour, 0.1), 2.2)
    stage.path(d`M-22 -88Q0 -95 22 -88V-79Q0 -85 -22 -79Z`, stage.fade([lighten(colour, 0.24), darken(colour, 0.1)]))
    stage.path(d`M-18 -50H18L23 -42H-23Z`, lighten(seat, 0.24))
    stage.rect(-23, -42.5, 46, 4, stage.fade([seat, darken(seat, 0.2)]), 1.4)
  })
}

/** A round stool, standing at a point. */
export function stool(stage: Stage, x: number, z: number, tall: number, colour: string): void {
  pool(stage, [x, 0, z], 18, 0.3)
  stage.stand([x, 0, z], () => {
    for (const leg of [-7, 8]) stage.stroke(d`M${leg} ${-tall + 4}L${leg * 1.5} -3`, darken(colour, 0.34), 2.4)
    for (const leg of [-12, 13]) stage.stroke(d`M${leg} ${-tall + 4}L${leg * 1.4} 0`, darken(colour, 0.14), 2.8)
    stage.stroke(d`M${-14} ${-tall * 0.36}H15`, darken(colour, 0.26), 1.8)
    stage.path(d`M-17 ${-tall}V${-tall + 4}Q0 ${-tall + 9} 17 ${-tall + 4}V${-tall}Z`, stage.tube(colour))
    stage.oval(0, -tall, 17, 4.4, lighten(colour, 0.26))
  })
}
