import { straightOn } from '../core/camera'
import { darken, lighten } from '../core/colour'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { doors, drawers } from '../pieces/cabinets'
import { basket as basketPiece, bookPile, books } from '../pieces/decor'
import { trailing, vase } from '../pieces/plants'
import { sofa as sofaPiece } from '../pieces/seating'
import { table as tablePiece } from '../pieces/tables'
import { d } from '../core/sheet'
import { lookAt } from './materials'

/** Looks straight on at things that stand with their foot at 370; pixels for a centimetre. */
function lookStraight(stage: Stage, scale: number): void {
  stage.camera = straightOn({ scale, eye: 90, horizon: 370 - scale * 90, distance: 700, centre: 0 })
}

export function cabinet(stage: Stage): void {
  const { main, wood, accent, deep } = stage.tones
  lookAt(stage, 128, 46, -26, 13)
  shadow(stage, { x: [-50, 50], y: [0, 60], z: [-20, 20] }, 0.36)
  for (const x of [-46, 42]) for (const z of [-16, 14]) box(stage, { x: [x, x + 4], y: [0, 14], z: [z, z + 4] }, darken(wood, 0.2))
  const body = box(stage, { x: [-50, 50], y: [12, 84], z: [-20, 20] }, main)
  drawers(body.front, 2, 50, 96, 20, 1, main)
  doors(body.front, 2, 2, 96, 48, 2, main)
  box(stage, { x: [-52, 52], y: [84, 87], z: [-22, 22] }, wood)
  stage.stand([-26, 87, 0], () => vase(stage, 34, accent, lighten(accent, 0.4)))
  stage.stand([22, 87, 0], () => bookPile(stage, 26, 3))
  stage.stand([22, 95, 0], () => trailing(stage, 9, 14, deep))
}

export function shelf(stage: Stage): void {
  const { wood, accent, main } = stage.tones
  lookAt(stage, 128, 0, -20, 6)
  for (const [y, width] of [[20, 104], [-26, 104]] as const) {
    for (const x of [-38, 36]) stage.patch([[x, y - 3, 0], [x + 2, y - 3, 0], [x + 2, y - 15, 0], [x, y - 15, 0]], stage.tones.brass)
    for (const x of [-38, 36]) stage.patch([[x, y - 3, 18], [x + 2, y - 3, 18], [x + 2, y - 15, 1], [x, y - 15, 1]], darken(stage.tones.brass, 0.2))
    const { front } = box(stage, { x: [-width / 2, width / 2], y: [y - 3, y], z: [0, 22] }, wood)
    front.run([[4, 1.6], [50, 1.2], [98, 1.8]], darken(wood, 0.34), 0.2, 0.5)
  }
  stage.stand([-46, 20, 12], () => books(stage, 44, 21))
  stage.stand([22, 20, 12], () => vase(stage, 26, accent))
  stage.stand([40, 20, 12], () => bookPile(stage, 16, 2))
  stage.stand([-34, -26, 12], () => trailing(stage, 13, 24, main))
  stage.stand([0, -26, 12], () => basketPiece(stage, 26, 17, lighten(wood, 0.1)))
  stage.stand([26, -26, 12], () => books(stage, 22, 18))
}

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

export function sofa(stage: Stage): void {
  lookStraight(stage, 4.1)
  sofaPiece(stage, 0, 0, 190, stage.tones.main)
}

export function chair(stage: Stage): void {
  const { wood, main, accent } = stage.tones
  lookAt(stage, 116, 46, -30, 14)
  shadow(stage, { x: [-22, 22], y: [0, 40], z: [-22, 22] }, 0.34)
  const leg = (x: number, z: number, tall: number, shade: number) => box(stage, { x: [x, x + 4], y: [0, tall], z: [z, z + 4] }, darken(wood, shade))
  leg(-22, -22, 96, 0.24)
  leg(18, -22, 96, 0.14)
  for (const y of [58, 70, 82]) box(stage, { x: [-18, 18], y: [y, y + 7], z: [-21, -19] }, y === 82 ? wood : darken(wood, 0.06))
  box(stage, { x: [-20, -18], y: [18, 21], z: [-18, 18] }, darken(wood, 0.3))
  leg(-22, 18, 42, 0.1)
  leg(18, 18, 42, 0)
  box(stage, { x: [-20, 20], y: [36, 42], z: [-20, 20] }, darken(wood, 0.1))
  const seat = box(stage, { x: [-23, 23], y: [42, 48], z: [-22, 23] }, main)
  seat.top.rect(3, 3, 40, 39, stage.fade([lighten(main, 0.44), lighten(main, 0.2)]), 6)
  seat.top.run([[3, 22], [43, 22]], accent, 0.6, 0.5)
}

export function table(stage: Stage): void {
  const { wood, accent, cream } = stage.tones
  lookAt(stage, 176, 40, -28, 16)
  const { top } = tablePiece(stage, { x: [-76, 76], y: [0, 75], z: [-40, 40] }, wood, 4, 6)
  for (const v of [14, 28, 42, 56, 70]) top.run([[2, v], [50, v + 1.4], [100, v - 1], [150, v]], darken(wood, 0.34), 0.3, 0.5)
  stage.stand([6, 75, 0], () => vase(stage, 46, accent, lighten(accent, 0.5)))
  stage.stand([-36, 75, 10], () => stage.path('M-13 -7Q-12 0 -4 0H4Q12 0 13 -7Z', stage.tube(cream)))
}

export function desk(stage: Stage): void {
  const { wood, white, accent, main } = stage.tones
  lookAt(stage, 166, 40, -26, 15)
  shadow(stage, { x: [-70, 70], y: [0, 40], z: [-30, 30] }, 0.3)
  for (const z of [-28, 22]) box(stage, { x: [-68, -62], y: [0, 70], z: [z, z + 6] }, darken(wood, 0.24))
  const chest = box(stage, { x: [20, 66], y: [6, 70], z: [-28, 28] }, white)
  drawers(chest.front, 1, 1, 44, 62, 3, white)
  const top = box(stage, { x: [-72, 72], y: [70, 75], z: [-32, 32] }, wood)
  for (const v of [14, 30, 46]) top.top.run([[2, v], [60, v + 1], [140, v - 0.6]], darken(wood, 0.34), 0.3, 0.5)
  stage.stand([-38, 75, -10], () => {
    stage.rect(-9, -2, 18, 2, darken(main, 0.5))
    stage.stroke('M0 -1L-6 -22L12 -38', stage.tones.brass, 1.8)
    stage.path('M6 -42L20 -36L16 -26L2 -36Z', stage.fade([lighten(accent, 0.2), darken(accent, 0.2)]))
  })
  stage.stand([40, 75, 0], () => bookPile(stage, 24, 3))
  stage.patch([[-24, 75.2, 22], [6, 75.2, 22], [10, 75.2, -2], [-20, 75.2, -2]], lighten(white, 0.5))
}
