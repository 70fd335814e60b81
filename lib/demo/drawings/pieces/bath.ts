import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { doors, faucet } from './cabinets'
import { foliage } from './leaves'

/** A toilet seen from the front, standing at a point. */
export function toilet(stage: Stage, x: number, z: number): void {
  const { white, steel } = stage.tones
  pool(stage, [x, 0, z], 26, 0.34)
  stage.stand([x, 0, z], () => {
    stage.rect(-21, -80, 42, 37, stage.fade([darken(white, 0.05), lighten(white, 0.4), white, darken(white, 0.2)], 0), 4)
    stage.rect(-23, -84, 46, 7, stage.fade([lighten(white, 0.6), darken(white, 0.12)]), 3)
    stage.rect(-4, -86, 8, 2.4, steel, 1)
    stage.path('M-13 -36C-12 -20 -16 -6 -15 0H15C16 -6 12 -20 13 -36Z', stage.tube(white))
    stage.path('M-20 -46C-21 -30 -13 -22 0 -22S21 -30 20 -46Z', stage.fade([lighten(white, 0.3), darken(white, 0.2)], 60))
    stage.oval(0, -46, 21, 7.4, darken(white, 0.2))
    stage.oval(0, -47.4, 21, 7.4, stage.fade([lighten(white, 0.5), darken(white, 0.04)], 40))
    stage.stroke('M-16 -46.4Q0 -41.4 16 -46.4', darken(white, 0.2), 0.8, 0.6)
  })
}

/** A bath that stands free on the floor. */
export function bathtub(stage: Stage, x: number, z: number, wide: number, outside: string): void {
  const { white } = stage.tones
  pool(stage, [x - wide * 0.26, 0, z - 12], wide * 0.3, 0.34)
  pool(stage, [x + wide * 0.26, 0, z - 12], wide * 0.3, 0.34)
  stage.stand([x, 0, z], () => {
    const w = wide / 2
    stage.oval(0, -57, w, 11, darken(white, 0.04))
    stage.oval(0, -56, w * 0.93, 8.6, stage.fade([darken(white, 0.36), darken(white, 0.14)]))
    stage.oval(0, -53, w * 0.84, 5.4, stage.fade(['#a9cdd6', '#d3e8ea'], 0), 0.9)
    stage.path(d`M${-w} -57C${-w * 0.98} -26 ${-w * 0.86} -5 ${-w * 0.72} 0H${w * 0.72}C${w * 0.86} -5 ${w * 0.98} -26 ${w} -57C${w * 0.7} -42 ${-w * 0.7} -42 ${-w} -57Z`, stage.fade([lighten(outside, 0.26), outside, darken(outside, 0.26)], 24))
    stage.stroke(d`M${-w} -57C${-w * 0.7} -42 ${w * 0.7} -42 ${w} -57`, lighten(white, 0.7), 3)
    stage.stroke(d`M${-w} -55C${-w * 0.7} -40 ${w * 0.7} -40 ${w} -55`, darken(outside, 0.4), 0.8, 0.4)
  })
}

/** A washstand with a bowl on it; its front faces the viewer. */
export function vanity(stage: Stage, x0: number, x1: number, colour: string, metal: string): void {
  const { tones } = stage
  const at = { x: [x0, x1], y: [16, 80], z: [0, 48] } as const
  shadow(stage, { ...at, y: [0, 40] }, 0.2)
  for (const x of [x0 + 3, x1 - 8]) box(stage, { x: [x, x + 5], y: [0, 16], z: [38, 43] }, darken(colour, 0.3))
  const { front } = box(stage, at, colour)
  doors(front, 1, 1, x1 - x0 - 2, 62, 2, colour)
  box(stage, { x: [x0 - 2, x1 + 2], y: [80, 84], z: [0, 51] }, tones.white, { top: lighten(tones.white, 0.5) })
  const middle = (x0 + x1) / 2
  stage.stand([middle, 84, 12], () => faucet(stage, 34, metal))
  stage.stand([middle, 84, 28], () => {
    stage.path('M-26 -13Q-24 0 -10 0H10Q24 0 26 -13Z', stage.tube(tones.white))
    stage.oval(0, -13, 26, 3.6, lighten(tones.white, 0.7))
    stage.oval(0, -12.6, 23, 2.4, darken(tones.white, 0.22))
  })
}

/** A rain shower on the wall: bar, head, hand shower, mixer; from the mixer's place. */
export function shower(stage: Stage, metal: string): void {
  const lit = lighten(metal, 0.5)
  stage.stroke('M0 0V-112Q0 -122 10 -122H34V-116', darken(metal, 0.25), 3)
  stage.stroke('M0 0V-112Q0 -122 10 -122H34V-116', metal, 2.2)
  stage.stroke('M-0.6 0V-112', lit, 0.6)
  stage.path('M18 -110Q18 -116 34 -116T50 -110Z', stage.fade([lit, metal, darken(metal, 0.3)], 0))
  stage.oval(34, -110, 16, 2, darken(metal, 0.35))
  for (let drop = 0; drop < 18; drop += 1) {
    const x = 20 + (drop % 9) * 3.5
    stage.stroke(d`M${x} ${-104 + (drop % 4) * 9 + Math.floor(drop / 9) * 34}v${9 + (drop % 3) * 3}`, '#ffffff', 0.5, 0.5)
  }
  stage.rect(-16, -4, 32, 7, stage.tube(metal, 90), 3)
  for (const x of [-18, 18]) stage.circle(x, 0, 4.4, stage.ball(metal))
  stage.stroke('M-6 4Q-14 40 -22 4T-18 -52', darken(metal, 0.1), 1.2)
  stage.path('M-20 -46L-17 -62Q-24 -66 -22 -72Q-16 -76 -11 -70L-14 -46Z', stage.fade([lit, darken(metal, 0.2)], 0))
}

/** A folded towel over a bar, from the bar's middle. */
export function towel(stage: Stage, wide: number, long: number, colour: string): void {
  stage.stroke(d`M${-wide * 0.65} 0H${wide * 0.65}`, stage.tones.brass, 1.6)
  stage.rect(-wide / 2 + 2, 1.4, wide, long, '#2a1c3f', 1, 0.12)
  stage.path(d`M${-wide / 2} -1.6H${wide / 2}L${wide / 2 - 0.6} ${long}H${-wide / 2 + 0.4}Z`, stage.fade([lighten(colour, 0.24), colour, darken(colour, 0.14)], 20))
  for (const share of [0.76, 0.81, 0.9]) stage.rect(-wide / 2 + 0.4, long * share, wide - 0.8, share === 0.81 ? 2.4 : 1, lighten(colour, 0.5), 0, 0.8)
}

/** Bottles and a fern on a ledge, from its left foot. */
export function toiletries(stage: Stage): void {
  const { tones } = stage
  const set = [[0, 16, tones.accent], [9, 20, tones.white], [17, 13, tones.deep]] as const
  for (const [x, tall, tone] of set) {
    stage.rect(x, -tall, 7, tall, stage.tube(tone), 1.2)
    stage.rect(x + 2, -tall - 3.4, 3, 3.6, tones.brass, 0.6)
    stage.rect(x + 0.8, -tall * 0.62, 5.4, tall * 0.3, lighten(tone, 0.6), 0.4, 0.75)
  }
  foliage(stage, 33, -11, 7, 6, tones.leaf)
  stage.path('M28 -7H38L37 0H29Z', stage.tube(tones.white))
}
