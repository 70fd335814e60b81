import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { pull } from '../pieces/cabinets'
import { lookAt } from './materials'

export function fridge(stage: Stage): void {
  const { soft, steel, accent, main } = stage.tones
  const colour = mix(lighten(steel, 0.3), mix(soft, main, 0.3), 0.5)
  lookAt(stage, 200, 90, -26, 9)
  shadow(stage, { x: [-38, 38], y: [0, 70], z: [-34, 34] }, 0.36)
  box(stage, { x: [-38, 38], y: [0, 5], z: [-32, 30] }, darken(colour, 0.6))
  const { front } = box(stage, { x: [-38, 38], y: [3, 180], z: [-34, 34] }, colour)
  front.rect(1, 64, 36.4, 112, stage.fade([lighten(colour, 0.4), colour], 40), 3)
  front.rect(38.6, 64, 36.4, 112, stage.fade([lighten(colour, 0.34), darken(colour, 0.06)], 40), 3)
  front.rect(1, 3, 74, 59, stage.fade([lighten(colour, 0.3), darken(colour, 0.1)], 40), 3)
  front.run([[38, 64], [38, 176]], darken(colour, 0.5), 0.7, 0.7)
  front.run([[1, 63], [75, 63]], darken(colour, 0.5), 0.8, 0.7)
  for (const u of [33, 43]) {
    front.run([[u + 0.8, 84], [u + 0.8, 146]], darken(colour, 0.5), 2.4, 0.4)
    front.run([[u, 84], [u, 146]], lighten(steel, 0.1), 2.2)
  }
  pull(front, 38, 54, 44)
  front.rect(10, 112, 14, 24, darken(colour, 0.5), 1.4)
  front.rect(12, 124, 10, 9, mix(accent, '#ffffff', 0.6), 1)
  front.poly([[6, 66], [16, 66], [28, 174], [20, 174]], '#ffffff', 0.2)
}

export function sprayBottle(stage: Stage): void {
  const { main, white, accent, ink, leaf } = stage.tones
  stage.path('M-76 -170H76C76 -110 150 -80 158 20V320Q158 370 108 370H-108Q-158 370 -158 320V20C-150 -80 -76 -110 -76 -170Z', stage.tube(lighten(main, 0.2)))
  stage.path('M-158 120Q0 150 158 120V320Q158 370 108 370H-108Q-158 370 -158 320Z', stage.tube(main), 0.8)
  stage.rect(-110, 40, 220, 240, lighten(white, 0.4), 22)
  stage.path('M0 240C-60 220 -70 140 0 80C70 140 60 220 0 240Z', leaf)
  stage.stroke('M0 240V120M0 190L26 164M0 170L-26 146', lighten(leaf, 0.5), 5)
  stage.rect(-90, -216, 180, 56, stage.tube(accent), 14)
  for (let x = -76; x < 84; x += 18) stage.stroke(d`M${x} -208v40`, darken(accent, 0.36), 4, 0.5)
  stage.path('M-64 -222V-280Q-64 -310 -110 -312H-210V-372H30Q150 -372 172 -290L120 -276Q108 -222 64 -216Z', stage.fade([lighten(white, 0.5), white, darken(white, 0.24)], 60))
  stage.rect(-250, -376, 50, 76, stage.tube(accent, 90), 10)
  stage.path('M-96 -312H-56C-60 -250 -80 -200 -132 -160L-160 -176C-120 -210 -100 -260 -96 -312Z', stage.fade([lighten(accent, 0.2), darken(accent, 0.2)]))
  for (let drop = 0; drop < 16; drop += 1) {
    const angle = ((drop % 5) - 2) * 0.16
    const far = 40 + Math.floor(drop / 5) * 46 + (drop % 3) * 10
    stage.circle(-256 - far * Math.cos(angle) * 0.7, -338 + far * Math.sin(angle), 6 - Math.floor(drop / 5), lighten('#7fb7cf', 0.3), 0.8)
  }
  stage.path('M-120 60Q-130 -20 -80 -90L-60 -80Q-100 -10 -96 60Z', '#ffffff', 0.5)
  stage.rect(-6, -180, 12, 30, ink, 0, 0.2)
}
