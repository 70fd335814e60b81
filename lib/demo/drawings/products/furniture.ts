import { darken, lighten } from '../core/colour'
import type { Stage } from '../core/stage'
import { basket as basketPiece } from '../pieces/decor'
import { d } from '../core/sheet'

export function basket(stage: Stage): void {
  const { wood, cream, accent } = stage.tones
  stage.at(0, 370, 12, () => {
    stage.path('M-20 -36Q-24 -52 -10 -50Q-4 -60 8 -52Q22 -56 22 -38Z', stage.fade([lighten(cream, 0.4), cream]))
    stage.path('M-2 -36Q6 -50 22 -40L18 -22H0Z', stage.fade([lighten(accent, 0.2), darken(accent, 0.1)]))
    basketPiece(stage, 54, 38, wood)
    for (const side of [-1, 1]) stage.stroke(d`M${side * 20} -38Q${side * 24} -50 ${side * 13} -50T${side * 8} -38`, darken(wood, 0.24), 2)
    stage.path('M-25 -24H25L24 -14H-24Z', lighten(cream, 0.3), 0.85)
  })
}
