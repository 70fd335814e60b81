import { darken, lighten, mix } from '../core/colour'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { drawers } from '../pieces/cabinets'
import { bookPile, books, mug, picture, rug } from '../pieces/decor'
import { deskLamp, floorLamp } from '../pieces/lamps'
import { plant, trailing, vase } from '../pieces/plants'
import { roomOf } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { shelfBoard } from '../pieces/tables'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

export function homeOffice(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 2.75, horizon: 372 })
  drawShell(stage, room)
  slantLight(stage, 820, 70, 400, 420)
  const panes = window(stage, room.wall, -250, 96, 116, 136, { columns: 2, rows: 2, curtain: random.pick([tones.cream, tones.soft]) })
  sunlight(stage, room, panes)
  rug(stage, room.floor, -150, -270, 300, 190, lighten(tones.soft, 0.2), random.pick([tones.main, tones.accent]))
  wallThings(stage)
  desk(stage)
  officeChair(stage, 26, 128, random.pick([tones.accent, tones.main, tones.deep]))
  stage.stand([-226, 0, 60], () => plant(stage, 132))
  stage.stand([226, 0, 46], () => floorLamp(stage, 166, tones.cream))
  beam(stage, panes)
}

function wallThings(stage: Stage): void {
  const { tones, random } = stage
  for (const [x, y, width] of [[-52, 178, 178], [-10, 222, 200]] as const) {
    shelfBoard(stage, x, y, width, 20, tones.wood)
    stage.stand([x + 5, y, 14], () => {
      const end = books(stage, width * 0.44, 24)
      stage.at(end + 16, 0, 1, () => (y > 200 ? vase(stage, 30, tones.accent) : bookPile(stage, 24, 3)))
      stage.at(end + 42, 0, 1, () => (y > 200 ? bookPile(stage, 26, 3) : trailing(stage, 14, 26, tones.white)))
    })
  }
  stage.stand([172, 170, 0], () => {
    if (random.chance(0.5)) picture(stage, 66, 84)
    else pinboard(stage)
  })
}

function pinboard(stage: Stage): void {
  const { tones } = stage
  stage.rect(-36, -40, 76, 84, '#2a1c3f', 1, 0.16)
  stage.rect(-38, -42, 76, 84, tones.woodDeep, 1)
  stage.rect(-35.5, -39.5, 71, 79, mix(tones.wood, '#e7c79d', 0.4))
  const cards = [[-30, -34, 24, 30, tones.soft], [0, -32, 28, 20, tones.white], [-28, 2, 20, 26, tones.accent], [-2, -6, 16, 16, tones.main], [18, -8, 14, 24, tones.cream], [0, 16, 30, 18, tones.deep]] as const
  for (const [x, y, wide, tall, tone] of cards) {
    stage.rect(x + 0.8, y + 1, wide, tall, '#2a1c3f', 0, 0.16)
    stage.rect(x, y, wide, tall, tone)
    stage.circle(x + wide / 2, y + 2, 1.2, tones.brass)
  }
}

function desk(stage: Stage): void {
  const { tones, random } = stage
  const at = { x: [-98, 142], y: [0, 74], z: [4, 72] } as const
  shadow(stage, { ...at, y: [0, 30] }, 0.2)
  for (const [x, z] of [[-94, 8], [-94, 64]] as const) box(stage, { x: [x, x + 5], y: [0, 70], z: [z, z + 5] }, tones.woodDeep)
  const chest = box(stage, { x: [86, 138], y: [8, 70], z: [6, 68] }, tones.white)
  drawers(chest.front, 1, 1, 50, 60, 3, tones.white)
  const top = box(stage, { x: at.x, y: [70, 75], z: at.z }, tones.wood, { top: stage.fade([lighten(tones.wood, 0.24), lighten(tones.wood, 0.46)]) })
  top.front.rect(4, -4, 236, 4, stage.veil('#2a1c3f', 0.3, 0))
  stage.stand([22, 75, 26], () => {
    stage.oval(0, 0, 20, 2.4, darken(tones.steel, 0.2))
    stage.rect(-3, -14, 6, 14, stage.tube(tones.steel))
    stage.rect(-46, -64, 92, 54, darken(tones.ink, 0.2), 2.4)
    stage.rect(-43.6, -61.6, 87.2, 49, stage.fade([tones.deep, mix(tones.main, tones.accent, 0.24)], 50), 1)
    stage.circle(18, -44, 9, tones.accent)
    stage.path('M-43.6 -30Q-20 -44 6 -30T43.6 -36V-12.6H-43.6Z', lighten(tones.main, 0.3), 0.9)
    stage.path('M-43.6 -22Q-10 -32 43.6 -22V-12.6H-43.6Z', tones.deep, 0.9)
  })
  stage.stand([16, 75, 56], () => stage.path('M-26 -1.8H26L29 0H-29Z', lighten(tones.white, 0.3)))
  stage.stand([-70, 75, 36], () => deskLamp(stage, 58, random.pick([tones.accent, tones.deep])))
  stage.stand([82, 75, 40], () => bookPile(stage, 30, 3))
  stage.stand([82, 84, 40], () => mug(stage, 10, tones.accent))
  stage.stand([120, 75, 34], () => vase(stage, 42, tones.deep))
}

function officeChair(stage: Stage, x: number, z: number, colour: string): void {
  pool(stage, [x, 0, z], 34, 0.36)
  stage.stand([x, 0, z], () => {
    const metal = darken(stage.tones.steel, 0.3)
    for (const [tx, ty] of [[-28, -3], [28, -3], [-15, 3], [15, 3]] as const) {
      stage.stroke(`M0 -14L${tx} ${ty - 3}`, metal, 3)
      stage.circle(tx, ty, 3, darken(metal, 0.4))
    }
    stage.rect(-2.4, -40, 4.8, 28, stage.tube(metal))
    stage.path('M-30 -46Q-32 -52 -24 -52H24Q32 -52 30 -46L26 -40Q0 -36 -26 -40Z', stage.fade([lighten(colour, 0.12), darken(colour, 0.26)]))
    stage.rect(-2.6, -62, 5.2, 18, darken(metal, 0.1))
    stage.path('M-27 -58Q-30 -82 -24 -98Q0 -105 24 -98Q30 -82 27 -58Q0 -53 -27 -58Z', stage.fade([lighten(colour, 0.26), colour, darken(colour, 0.18)], 30))
    stage.stroke('M-21 -64Q-24 -82 -19 -93Q0 -98 19 -93Q24 -82 21 -64Q0 -60 -21 -64', lighten(colour, 0.4), 0.8, 0.6)
    for (const side of [-1, 1]) stage.stroke(`M${side * 24} -46L${side * 33} -50V-64L${side * 30} -66`, metal, 2.6)
  })
}
