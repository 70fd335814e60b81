import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { lookAt } from './materials'

/** An office chair with a mesh back, arms and five castors. */
export function taskChair(stage: Stage): void {
  const { ink, main, steel } = stage.tones
  for (const x of [-190, -96, 0, 96, 190]) {
    stage.stroke(d`M0 250L${x} 330`, lighten(ink, 0.2), 26)
    stage.circle(x, 346, 24, stage.ball(ink))
  }
  stage.rect(-20, 120, 40, 150, stage.tube(steel), 8)
  stage.rect(-32, 110, 64, 70, stage.tube(ink), 10)
  stage.path('M-150 -350Q0 -396 150 -350Q196 -150 150 20Q0 44 -150 20Q-196 -150 -150 -350Z', lighten(ink, 0.14))
  stage.path('M-128 -326Q0 -366 128 -326Q168 -150 128 -4Q0 16 -128 -4Q-168 -150 -128 -326Z', stage.fade([lighten(main, 0.5), lighten(main, 0.2)], 60))
  for (let y = -320; y < 0; y += 17) stage.stroke(d`M-138 ${y}Q0 ${y + 12} 138 ${y}`, darken(main, 0.3), 3, 0.6)
  for (let x = -126; x <= 126; x += 18) stage.stroke(d`M${x} -330L${x * 1.04} -4`, darken(main, 0.3), 3, 0.5)
  stage.path('M-140 -100Q0 -70 140 -100L136 -54Q0 -24 -136 -54Z', stage.tube(ink))
  for (const side of [-1, 1]) {
    stage.stroke(d`M${side * 150} 90H${side * 214}V-20`, lighten(ink, 0.1), 22)
    stage.path(d`M${side * 180} -54H${side * 254}Q${side * 270} -20 ${side * 240} -16H${side * 176}Z`, stage.tube(ink))
  }
  stage.path('M-196 40Q0 6 196 40Q226 90 196 118Q0 146 -196 118Q-226 90 -196 40Z', stage.fade([lighten(main, 0.2), main, darken(main, 0.34)]))
}

/** A desk on two lifting columns, with its switch. */
export function standingDesk(stage: Stage): void {
  const { wood, steel, ink, accent, white } = stage.tones
  lookAt(stage, 176, 56, -24, 12)
  shadow(stage, { x: [-66, 66], y: [0, 40], z: [-30, 30] }, 0.26)
  for (const x of [-52, 46]) {
    box(stage, { x: [x - 1, x + 7], y: [0, 4], z: [-30, 30] }, lighten(ink, 0.2))
    box(stage, { x: [x, x + 6], y: [4, 62], z: [-4, 4] }, steel)
    box(stage, { x: [x + 1, x + 5], y: [62, 106], z: [-3, 3] }, lighten(steel, 0.3))
  }
  box(stage, { x: [-50, 50], y: [102, 106], z: [-4, 4] }, darken(steel, 0.2))
  const top = box(stage, { x: [-70, 70], y: [106, 110], z: [-34, 34] }, wood)
  for (const v of [14, 30, 50]) top.top.run([[2, v], [60, v + 1], [138, v - 0.6]], darken(wood, 0.34), 0.3, 0.5)
  top.front.rect(112, -2, 16, 4, darken(ink, 0.1), 1)
  stage.stand([-20, 110, -6], () => {
    stage.rect(-3, -14, 6, 14, darken(steel, 0.2))
    stage.rect(-14, -2, 28, 2, darken(steel, 0.3), 1)
    stage.rect(-32, -48, 64, 37, ink, 2)
    stage.rect(-30, -46, 60, 33, stage.fade([lighten(accent, 0.5), accent], 40), 1)
  })
  stage.patch([[-40, 110.2, 24], [0, 110.2, 24], [0, 110.2, 12], [-40, 110.2, 12]], lighten(white, 0.5))
}
