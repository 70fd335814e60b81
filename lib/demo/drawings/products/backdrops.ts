import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { leaf } from '../pieces/leaves'

const SHADE = '#2a1c3f'

/** A soft studio: a wall that runs into the ground, a shape behind the thing, light from the left. */
export function studio(stage: Stage, hue: string, ground: number): void {
  const wall = mix(lighten(hue, 0.62), '#faf6ef', 0.25)
  stage.rect(0, 0, 1000, 1000, stage.fade([lighten(wall, 0.3), wall, darken(wall, 0.08)], 50))
  const shape = stage.random.integer(0, 2)
  const tone = mix(wall, hue, 0.22)
  if (shape === 0) stage.circle(500, 440, 350, stage.fade([lighten(tone, 0.2), tone], 60))
  else if (shape === 1) stage.path(d`M200 ${ground}V400A300 300 0 0 1 800 400V${ground}Z`, stage.fade([tone, lighten(tone, 0.3)]))
  else stage.rect(150, 130, 700, 700, stage.fade([lighten(tone, 0.1), tone], 45), 60)
  stage.rect(0, ground, 1000, 1000 - ground, stage.fade([darken(wall, 0.07), lighten(wall, 0.2)]))
  stage.rect(0, ground - 3, 1000, 46, stage.veil(SHADE, 0.08, 0))
}

/** A flat ground seen from above, for things that lie. */
export function tabletop(stage: Stage, hue: string): void {
  const base = mix(lighten(hue, 0.6), '#faf6ef', 0.2)
  stage.rect(0, 0, 1000, 1000, stage.fade([lighten(base, 0.34), base, darken(base, 0.1)], 48))
  stage.circle(500, 500, 370, stage.fade([lighten(base, 0.34), mix(base, hue, 0.12)], 50))
}

/** A deep backdrop of one colour with a plinth's edge of light. */
export function bold(stage: Stage, hue: string, ground: number, lying: boolean): void {
  stage.rect(0, 0, 1000, 1000, stage.fade([lighten(hue, 0.2), hue, darken(hue, 0.26)], 52))
  stage.path('M0 0H620L380 1000H0Z', '#ffffff', 0.06)
  if (lying) {
    stage.path('M0 720Q260 640 520 740T1000 700V1000H0Z', darken(hue, 0.3), 0.28)
    return
  }
  stage.oval(500, ground + 4, 400, 66, darken(hue, 0.3), 0.7)
  stage.path(d`M100 ${ground}A400 66 0 0 0 900 ${ground}V1000H100Z`, stage.fade([lighten(hue, 0.24), lighten(hue, 0.06), darken(hue, 0.24)], 0))
  stage.oval(500, ground, 400, 66, stage.fade([lighten(hue, 0.46), lighten(hue, 0.26)], 0))
}

/** Window light on a backdrop, behind the thing that is shown. */
export function windowLight(stage: Stage, strength: number): void {
  stage.group('style="mix-blend-mode:soft-light"', () => {
    for (const [x, y] of [[80, -40], [330, -10], [90, 340], [340, 370]] as const) {
      stage.poly([[x, y], [x + 220, y + 26], [x + 330, y + 370], [x + 110, y + 344]], '#fff6dc', strength)
    }
  })
}

/** The shadow of a palm leaf that hangs into the picture from a corner. */
export function leafShadow(stage: Stage): void {
  const turn = stage.random.between(12, 40)
  const [x, y] = stage.random.pick([[-60, 20], [60, -70], [-40, 140]] as const)
  stage.silhouette(SHADE, 0.08, () =>
    stage.at(x, y, 1, () => {
      for (let index = 0; index < 8; index += 1) {
        leaf(stage, index * 42, 0, 190 - index * 12, 46, 62 - index * 4, SHADE)
        leaf(stage, index * 42, 0, 190 - index * 12, 46, -62 + index * 4, SHADE)
      }
      stage.stroke('M-40 0H420', SHADE, 5)
    }, turn),
  )
}

/** The soft shadow of a thing on the ground it stands on. */
export function standingShadow(stage: Stage, x: number, ground: number, half: number): void {
  stage.oval(x + half * 0.18, ground + 4, half * 1.5, 54, stage.glow(SHADE, 0.34))
  stage.oval(x, ground, half * 1.06, 16, stage.glow(SHADE, 0.6))
  stage.poly([[x - half * 0.8, ground], [x + half * 0.86, ground], [x + half * 1.7, ground + 74], [x + half * 0.2, ground + 74]], stage.veil(SHADE, 0.16, 0))
}

/** The shadow of a thing that lies flat or hangs on a wall. */
export function lyingShadow(stage: Stage, draw: () => void, reach = 1): void {
  for (const [shift, opacity] of [[34, 0.07], [20, 0.08], [9, 0.12]] as const) {
    stage.silhouette(SHADE, opacity, () => stage.at(shift * 0.72 * reach, shift * reach, 1, draw))
  }
}
