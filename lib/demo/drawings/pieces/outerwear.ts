import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** A coat on a hook, from the hook down. */
export function coat(stage: Stage, wide: number, long: number, colour: string): void {
  const w = wide / 2
  const body = d`M${-w * 0.16} 1Q0 -3 ${w * 0.16} 1L${w * 0.62} 9Q${w * 0.86} 14 ${w * 0.94} ${long * 0.34}L${w} ${long}Q0 ${long + 4} ${-w} ${long}L${-w * 0.94} ${long * 0.34}Q${-w * 0.86} 14 ${-w * 0.62} 9Z`
  stage.at(2.5, 3, 1, () => stage.path(body, '#2a1c3f', 0.16))
  stage.path(body, stage.fade([lighten(colour, 0.2), colour, darken(colour, 0.22)], 12))
  stage.path(d`M${-w * 0.7} 12Q${-w * 1.04} ${long * 0.4} ${-w * 0.86} ${long * 0.72}L${-w * 0.52} ${long * 0.72}Q${-w * 0.6} ${long * 0.36} ${-w * 0.46} 16Z`, stage.fade([lighten(colour, 0.26), darken(colour, 0.08)]))
  stage.path(d`M${w * 0.7} 12Q${w * 1.04} ${long * 0.4} ${w * 0.86} ${long * 0.72}L${w * 0.52} ${long * 0.72}Q${w * 0.6} ${long * 0.36} ${w * 0.46} 16Z`, stage.fade([darken(colour, 0.06), darken(colour, 0.3)]))
  stage.path(d`M${-w * 0.34} 3Q0 12 ${w * 0.34} 3L${w * 0.2} 15L0 9L${-w * 0.2} 15Z`, darken(colour, 0.36))
  stage.stroke(d`M0 10V${long + 1}`, darken(colour, 0.42), 0.8, 0.7)
  for (const share of [0.28, 0.46, 0.64]) stage.circle(2.6, long * share, 1.1, stage.tones.brass)
  for (const side of [-0.34, 0.34]) stage.stroke(d`M${w * side - 3} ${long * 0.62}h6`, darken(colour, 0.4), 0.9, 0.6)
}

/** A scarf over a hook, from the hook down. */
export function scarf(stage: Stage, long: number, colour: string): void {
  for (const [x, share] of [[-3.4, 0.82], [3, 1]] as const) {
    stage.path(d`M${x - 3} 0Q0 -4 ${x + 3} 0L${x + 4.4} ${long * share}H${x - 4.4}Z`, stage.fade([lighten(colour, 0.22), darken(colour, 0.16)], 20))
    for (const band of [0.6, 0.7, 0.9]) stage.rect(x - 4.2, long * share * band, 8.4, 2.6, lighten(colour, 0.6), 0, 0.8)
    for (const fringe of [-3, -1, 1, 3]) stage.stroke(d`M${x + fringe} ${long * share}v4`, darken(colour, 0.1), 0.7)
  }
}

/** A canvas bag with its strap over a hook, from the hook down. */
export function bag(stage: Stage, wide: number, colour: string): void {
  const w = wide / 2
  stage.stroke(d`M${-w * 0.6} ${wide * 0.9}Q0 ${-wide * 0.3} ${w * 0.6} ${wide * 0.9}`, stage.tones.woodDeep, 2)
  stage.path(d`M${-w} ${wide * 0.84}H${w}L${w * 0.9} ${wide * 1.7}Q0 ${wide * 1.78} ${-w * 0.9} ${wide * 1.7}Z`, stage.fade([lighten(colour, 0.24), colour, darken(colour, 0.2)], 20))
  stage.path(d`M${-w} ${wide * 0.84}H${w}V${wide * 1.12}Q0 ${wide * 1.34} ${-w} ${wide * 1.12}Z`, darken(colour, 0.14))
  stage.rect(-2, wide * 1.16, 4, 6, stage.tones.brass, 1)
}

/** A hat with a brim on a hook, seen flat against the wall, around its middle. */
export function hat(stage: Stage, wide: number, colour: string): void {
  stage.oval(1.5, 2, wide / 2, wide * 0.42, '#2a1c3f', 0.16)
  stage.oval(0, 0, wide / 2, wide * 0.42, stage.fade([lighten(colour, 0.3), darken(colour, 0.08)], 50))
  stage.oval(0, 0, wide * 0.31, wide * 0.26, darken(stage.tones.deep, 0.1))
  stage.oval(0, -0.8, wide * 0.28, wide * 0.23, stage.ball(lighten(colour, 0.1)))
}

/** A pair of rubber boots, from the ground. */
export function boots(stage: Stage, tall: number, colour: string): void {
  for (const x of [-tall * 0.2, tall * 0.24]) {
    stage.at(x, 0, tall / 34, () => {
      stage.path('M-5 -34H6V-10Q8 -8 13 -7Q17 -5 16 -1H-6Q-5 -16 -5 -34Z', stage.fade([lighten(colour, 0.34), colour, darken(colour, 0.3)], 0))
      stage.rect(-5.6, -34.6, 12.2, 4.4, lighten(colour, 0.4), 1)
      stage.rect(-6.4, -2, 23, 2.6, darken(colour, 0.46), 1)
      stage.stroke('M-2.4 -28V-8', '#ffffff', 1, 0.35)
    })
  }
}

/** A pair of low shoes, from the ground. */
export function shoes(stage: Stage, long: number, colour: string): void {
  for (const [x, y] of [[-long * 0.16, -1.6], [long * 0.16, 0]] as const) {
    stage.at(x, y, long / 26, () => {
      stage.path('M-12 -1V-10Q-8 -13 -5 -9Q-1 -8 3 -8Q9 -4 13 -4Q15 -2 14 -0.6H-12Z', stage.fade([lighten(colour, 0.22), darken(colour, 0.14)]))
      stage.rect(-12.6, -2, 27, 2.6, lighten(stage.tones.white, 0.4), 1.2)
      stage.stroke('M-3 -8.4l4 2M0 -8l4 2M3 -7l3.4 2', lighten(stage.tones.white, 0.4), 0.9)
    })
  }
}

/** Umbrellas in a stand, from its foot. */
export function umbrellas(stage: Stage, tall: number): void {
  const { tones } = stage
  for (const [lean, colour] of [[-7, tones.accent], [6, tones.main]] as const) {
    stage.at(0, -8, 1, () => {
      stage.stroke(d`M0 0V${-tall}q0 -7 6 -7t6 6`, tones.woodDeep, 2)
      stage.path(d`M-3 ${-tall * 0.9}Q-6 ${-tall * 0.5} -1 -4H1Q6 ${-tall * 0.5} 3 ${-tall * 0.9}Z`, stage.tube(colour))
    }, lean)
  }
  stage.path(d`M-11 ${-tall * 0.56}H11L9 0H-9Z`, stage.tube(tones.steel))
  stage.oval(0, -tall * 0.56, 11, 2.4, darken(tones.steel, 0.4), 0.5)
  for (const share of [0.14, 0.46]) stage.stroke(d`M${-9.4 - share * 2} ${-tall * share}H${9.4 + share * 2}`, darken(tones.steel, 0.34), 0.9, 0.7)
}
