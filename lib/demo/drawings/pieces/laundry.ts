import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'

/** A front-loading machine under a counter. */
export function machine(stage: Stage, x0: number, colour: string, load?: string): void {
  const { front } = box(stage, { x: [x0, x0 + 64], y: [2, 86], z: [0, 60] }, colour)
  machineFront(front, colour, load)
}

/** The front of a washing machine, 64 by 84 centimetres, from its lower left. */
function machineFront(front: Plane, colour: string, load?: string): void {
  const { stage } = front
  const { tones } = stage
  front.rect(0, 0, 64, 84, stage.fade([lighten(colour, 0.4), darken(colour, 0.06)], 60), 2)
  front.rect(2, 68, 60, 14, darken(colour, 0.08), 1.5)
  front.rect(4, 70.5, 16, 9, lighten(colour, 0.3), 1)
  front.oval(34, 75, 4.6, 4.6, darken(colour, 0.3))
  front.oval(33.6, 75.4, 3.6, 3.6, lighten(colour, 0.3))
  front.rect(44, 72, 15, 6, darken(tones.ink, 0.1), 1)
  front.rect(46, 74.4, 7, 1.2, '#9fe0d8')
  front.oval(33, 36, 25, 25, '#2a1c3f', 0.12)
  front.oval(32, 37, 24.5, 24.5, stage.fade([lighten(tones.steel, 0.5), darken(tones.steel, 0.2)], 60))
  front.oval(32, 37, 20.5, 20.5, darken(tones.steel, 0.3))
  front.oval(32, 37, 18.5, 18.5, stage.fade([mix(tones.ink, '#5b6b86', 0.3), darken(tones.ink, 0.1)]))
  if (load !== undefined) {
    front.poly([[15, 32], [22, 38], [30, 34], [38, 39], [48, 33], [49, 30], [44, 23], [36, 19.5], [28, 19.5], [20, 23]], load, 0.9, 3)
    front.poly([[18, 26], [26, 31], [34, 27], [42, 31], [46, 27], [40, 21], [32, 19], [24, 20.5]], lighten(load, 0.5), 0.9, 3)
  }
  front.poly([[22, 50], [28, 53.5], [46, 26], [42, 22]], '#ffffff', 0.16)
  front.rect(56, 33, 2.4, 8, darken(colour, 0.3), 1)
  front.rect(0, 0, 64, 5, darken(colour, 0.2), 1)
}

/** A shirt on its hanger, from the hook down. */
export function shirt(stage: Stage, wide: number, long: number, colour: string): void {
  const w = wide / 2
  stage.stroke(d`M0 0q3 -4 0 -6t-4 2M0 0V4L${-w * 0.8} 11M0 4L${w * 0.8} 11`, stage.tones.woodDeep, 1.3)
  stage.path(d`M${-w * 0.28} 5Q0 11 ${w * 0.28} 5L${w} 13L${w * 1.12} ${long * 0.5}L${w * 0.74} ${long * 0.52}V${long}Q0 ${long + 3} ${-w * 0.74} ${long}V${long * 0.52}L${-w * 1.12} ${long * 0.5}L${-w} 13Z`, stage.fade([lighten(colour, 0.22), colour, darken(colour, 0.2)], 10))
  stage.stroke(d`M0 10V${long}`, darken(colour, 0.3), 0.6, 0.6)
  for (const share of [0.25, 0.45, 0.65, 0.85]) stage.circle(1.6, long * share, 0.8, lighten(colour, 0.6))
  stage.stroke(d`M${w * 0.7} 22V${long}M${-w * 0.7} 22V${long}`, darken(colour, 0.3), 0.6, 0.4)
}

/** A dress or trousers folded over a hanger, from the hook down. */
export function trousers(stage: Stage, wide: number, long: number, colour: string): void {
  stage.stroke(d`M0 0q3 -4 0 -6t-4 2M0 0V4L${-wide * 0.5} 10H${wide * 0.5}L0 4`, stage.tones.woodDeep, 1.3)
  stage.path(d`M${-wide * 0.4} 9.4H${wide * 0.4}L${wide * 0.36} ${long}H${-wide * 0.36}Z`, stage.fade([lighten(colour, 0.16), colour, darken(colour, 0.24)], 0))
  stage.stroke(d`M0 12V${long}`, darken(colour, 0.34), 0.7, 0.5)
}

/** A tall bottle with a handle, for detergent, from its foot. */
export function jug(stage: Stage, tall: number, colour: string): void {
  const w = tall * 0.34
  stage.path(d`M${-w} 0V${-tall * 0.62}Q${-w} ${-tall * 0.82} ${-w * 0.2} ${-tall * 0.86}H${w * 0.5}Q${w} ${-tall * 0.8} ${w} ${-tall * 0.6}V0Z`, stage.tube(colour))
  stage.path(d`M${w * 0.3} ${-tall * 0.66}Q${w * 0.72} ${-tall * 0.7} ${w * 0.7} ${-tall * 0.5}V${-tall * 0.34}H${w * 0.3}Z`, darken(colour, 0.4), 0.5)
  stage.rect(-w * 0.3, -tall, w * 0.72, tall * 0.16, stage.tube(stage.tones.accent), 1)
  stage.rect(-w * 0.8, -tall * 0.44, w * 1.0, tall * 0.3, lighten(colour, 0.6), 1, 0.85)
}

/** Towels folded on a pile, from the foot of the pile. */
export function towelPile(stage: Stage, wide: number, colours: readonly string[]): void {
  colours.forEach((colour, index) => {
    const y = -index * 6.4
    stage.rect(-wide / 2, y - 6.2, wide, 6.2, stage.fade([lighten(colour, 0.26), darken(colour, 0.12)]), 2.6)
    stage.stroke(d`M${-wide / 2 + 2} ${y - 3.1}H${wide / 2 - 3}`, darken(colour, 0.3), 0.5, 0.5)
  })
}
