import { darken, lighten, mix } from '../core/colour'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { bookPile, books, cushion, mirror, picture, rug } from '../pieces/decor'
import { pendant, tableLamp } from '../pieces/lamps'
import { plant, vase } from '../pieces/plants'
import { roomOf } from '../pieces/room'
import { beam, sunlight } from '../pieces/sunlight'
import { shelfBoard } from '../pieces/tables'
import { drawers } from '../pieces/cabinets'
import { drawShell } from '../pieces/shell'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

export function bedroom(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { eye: 152, horizon: 318 })
  drawShell(stage, room, { wall: random.pick([tones.wall, mix(tones.wall, tones.soft, 0.7)]) })
  slantLight(stage, 800, 40, 420, 400)
  const panes = window(stage, room.wall, -262, 70, 106, 152, { columns: 2, rows: 3, curtain: random.pick([tones.cream, tones.white, tones.soft]) })
  sunlight(stage, room, panes)
  rug(stage, room.floor, -120, -290, 340, 200, lighten(tones.soft, 0.3), random.pick([tones.main, tones.accent]))
  overBed(stage)
  for (const x of [-98, 168]) nightstand(stage, x)
  bed(stage, 50, random.pick([tones.main, tones.soft, tones.cream, lighten(tones.accent, 0.2)]))
  stage.stand([-178, 0, 84], () => plant(stage, 104))
  stage.stand([50, 268, 120], () => pendant(stage, 62, 46, tones.cream, random.pick(['drum', 'globe'])))
  beam(stage, panes)
}

function overBed(stage: Stage): void {
  const { tones, random } = stage
  shelfBoard(stage, 8, 168, 150, 18, tones.wood)
  stage.stand([14, 168, 12], () => {
    const end = books(stage, 62, 20)
    stage.at(end + 16, 0, 1, () => vase(stage, 30, tones.accent))
    stage.at(end + 50, 0, 1, () => bookPile(stage, 24, 3))
  })
  stage.stand([-66, 178, 0], () => (random.chance(0.6) ? mirror(stage, 60, 92, tones.brass, random.pick([30, 4])) : picture(stage, 62, 84)))
}

function nightstand(stage: Stage, x: number): void {
  const { tones, random } = stage
  const at = { x: [x - 22, x + 22], y: [14, 54], z: [4, 44] } as const
  shadow(stage, { ...at, y: [0, 30] }, 0.2)
  for (const leg of [x - 19, x + 15]) box(stage, { x: [leg, leg + 4], y: [0, 14], z: [38, 42] }, tones.woodDeep)
  const { front } = box(stage, at, tones.wood)
  drawers(front, 1, 1, 42, 38, 2, tones.wood)
  stage.stand([x - 4, 54, 24], () => tableLamp(stage, 52, random.pick([tones.accent, tones.deep, tones.white]), tones.cream))
  stage.stand([x + 13, 54, 34], () => bookPile(stage, 15, 2))
}

function bed(stage: Stage, middle: number, cover: string): void {
  const { tones, random } = stage
  const [x0, x1] = [middle - 88, middle + 88]
  shadow(stage, { x: [x0, x1], y: [0, 40], z: [0, 206] }, 0.2)
  const head = random.pick([tones.wood, tones.main, tones.deep])
  box(stage, { x: [x0 - 4, x1 + 4], y: [0, 96], z: [2, 9] }, head, { front: stage.fade([lighten(head, 0.16), darken(head, 0.14)]) })
  const panel = box(stage, { x: [x0 - 4, x1 + 4], y: [60, 118], z: [2, 10] }, head)
  panel.front.rect(0, 0, 184, 58, stage.fade([lighten(head, 0.18), darken(head, 0.12)]), 10)
  for (const u of [31, 61, 92, 123, 153]) panel.front.run([[u, 4], [u, 54]], darken(head, 0.3), 0.9, 0.5)
  box(stage, { x: [x0, x1], y: [10, 30], z: [10, 206] }, tones.woodDeep)
  for (const x of [x0 + 4, x1 - 8]) box(stage, { x: [x, x + 5], y: [0, 12], z: [198, 204] }, darken(tones.woodDeep, 0.2))
  pillows(stage, middle)
  const linen = tones.white
  const duvet = box(stage, { x: [x0 - 3, x1 + 3], y: [22, 62], z: [62, 209] }, cover, { front: stage.fade([lighten(cover, 0.08), darken(cover, 0.24)]), top: stage.fade([lighten(cover, 0.1), lighten(cover, 0.26)]) })
  duvet.top.rect(0, 108, 182, 39, stage.fade([lighten(linen, 0.2), linen]), 2)
  const folds = [[20, 4, 26, 40], [58, 2, 54, 34], [94, 3, 98, 38], [132, 4, 126, 30], [160, 2, 166, 36]] as const
  for (const [u, v, tu, tv] of folds) duvet.front.run([[u, v], [tu, tv]], darken(cover, 0.36), 1.4, 0.24)
  for (const u of [40, 90, 140]) duvet.top.run([[u, 8], [u + 6, 110]], darken(cover, 0.3), 1.4, 0.16)
  throwOver(stage, x0, x1, cover)
  pool(stage, [middle, 0, 214], 90, 0.22)
}

function pillows(stage: Stage, middle: number): void {
  const { tones } = stage
  const [x0, x1] = [middle - 88, middle + 88]
  box(stage, { x: [x0, x1], y: [30, 56], z: [10, 90] }, tones.white)
  for (const x of [-44, 44]) stage.stand([middle + x, 62, 26], () => stage.at(0, -16, 1, () => cushion(stage, 76, 46, tones.white), x * 0.03))
  for (const x of [-42, 42]) stage.stand([middle + x, 60, 42], () => stage.at(0, -12, 1, () => cushion(stage, 66, 38, lighten(tones.soft, 0.3)), x * 0.04))
  stage.stand([middle, 60, 54], () => stage.at(0, -8, 1, () => cushion(stage, 46, 28, tones.accent)))
}

function throwOver(stage: Stage, x0: number, x1: number, cover: string): void {
  const { tones, random } = stage
  const colour = cover === tones.cream ? tones.accent : random.pick([tones.accent, tones.deep])
  stage.patch([[x0 + 14, 62.5, 150], [x1 - 40, 62.5, 138], [x1 - 28, 62.5, 209], [x0 + 26, 62.5, 209]], stage.fade([colour, lighten(colour, 0.16)]))
  stage.patch([[x0 + 26, 62.5, 209.5], [x1 - 28, 62.5, 209.5], [x1 - 30, 34, 210], [x0 + 24, 31, 210]], stage.fade([darken(colour, 0.05), darken(colour, 0.26)]))
  for (const share of [0.24, 0.42, 0.6, 0.78]) {
    const x = x0 + 26 + (x1 - x0 - 54) * share
    stage.patch([[x, 62.6, 209.6], [x + 2, 62.6, 209.6], [x + 1, 33, 210.2], [x - 1, 33, 210.2]], lighten(colour, 0.5), 0.6)
    stage.patch([[x - 8 + share * 4, 62.6, 145], [x - 6 + share * 4, 62.6, 145], [x + 2, 62.6, 209.6], [x, 62.6, 209.6]], lighten(colour, 0.5), 0.6)
  }
}
