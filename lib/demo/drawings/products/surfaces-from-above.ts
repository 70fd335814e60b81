import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { bloom, leaf, tuft } from '../pieces/leaves'
import { lyingShadow } from './backdrops'

/** A bench of boards seen from above, with a pencil, a rule and shavings. */
export function woodFromAbove(stage: Stage): void {
  const { wood, steel } = stage.tones
  const base = lighten(wood, 0.16)
  for (let row = 0; row < 5; row += 1) {
    const tone = [base, lighten(base, 0.14), darken(base, 0.06), mix(base, '#b4703c', 0.16), lighten(base, 0.06)][row] ?? base
    stage.rect(0, row * 204, 1000, 200, stage.fade([lighten(tone, 0.1), tone], 20))
    stage.rect(0, row * 204 + 198, 1000, 6, darken(base, 0.5), 0, 0.7)
    for (let line = 0; line < 5; line += 1) {
      const y = row * 204 + 24 + line * 38
      const sway = stage.random.between(-16, 16)
      stage.stroke(d`M0 ${y}Q260 ${y + sway} 500 ${y}T1000 ${y + sway / 2}`, darken(tone, 0.3), 2.6, 0.34)
    }
  }
  const rule = () => {
    stage.rect(-60, 70, 56, 900, stage.fade([lighten(steel, 0.5), steel], 0), 4)
    for (let y = 90; y < 950; y += 20) stage.rect(-60, y, y % 100 === 90 ? 30 : 18, 3, darken(steel, 0.6))
  }
  stage.at(150, -10, 1, () => {
    lyingShadow(stage, rule, 0.5)
    rule()
  }, 6)
  stage.at(830, 880, 1, () => {
    lyingShadow(stage, () => pencil(stage), 0.5)
    pencil(stage)
  }, -24)
  for (const [x, y, turn, size] of [[820, 130, 20, 1.5], [900, 230, 120, 1.1], [730, 90, 260, 1], [300, 900, 70, 1.2], [230, 830, 200, 0.9]] as const) {
    stage.at(x, y, size, () => {
      stage.stroke('M4 8c20 -34 60 -30 56 0s-44 26 -34 0s36 -8 24 6', darken(wood, 0.5), 8, 0.25)
      stage.stroke('M0 0c20 -34 60 -30 56 0s-44 26 -34 0s36 -8 24 6', lighten(wood, 0.6), 8)
    }, turn)
  }
}

/** A pencil that points to the right. */
export function pencil(stage: Stage): void {
  const { wood, accent, cream } = stage.tones
  stage.rect(-170, -14, 260, 28, stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.3)]))
  stage.path('M90 -14L146 0L90 14Z', lighten(wood, 0.5))
  stage.path('M126 -5L146 0L126 5Z', '#3b3345')
  stage.rect(-200, -14, 34, 28, cream, 6)
}

/** A lawn seen from above, with clover and a stone path's edge. */
export function lawnFromAbove(stage: Stage): void {
  const { grass, stone, accent, cream } = stage.tones
  const { random } = stage
  stage.rect(0, 0, 1000, 1000, stage.fade([lighten(grass, 0.16), grass, darken(grass, 0.14)], 50))
  for (let index = 0; index < 90; index += 1) {
    tuft(stage, random.between(0, 1000), random.between(0, 1040), random.between(34, 60), random.chance(0.5) ? darken(grass, 0.16) : lighten(grass, 0.2))
  }
  for (const [x, y, r] of [[860, 900, 130], [960, 660, 110], [640, 980, 110]] as const) {
    stage.oval(x + 8, y + 14, r, r * 0.8, '#2a1c3f', 0.16)
    stage.oval(x, y, r, r * 0.8, stage.fade([lighten(stone, 0.36), stone], 50))
  }
  for (const [x, y] of [[90, 120], [160, 190], [70, 230], [900, 110], [130, 860], [220, 930]] as const) {
    leaf(stage, x, y, 60, 26, random.between(0, 360), darken(grass, 0.3))
    bloom(stage, x, y, 40, random.chance(0.5) ? accent : cream)
  }
}
