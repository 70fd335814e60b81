import { darken, lighten, mix } from '../core/colour'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { leafPanel } from '../pieces/cabinets'
import { basket, cushion, rug } from '../pieces/decor'
import { sconce } from '../pieces/lamps'
import { bag, boots, coat, hat, scarf, shoes, umbrellas } from '../pieces/outerwear'
import { plant } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { checker, panelling } from '../pieces/surfaces'
import { slantLight } from '../pieces/walls'
import { window, type Pane } from '../pieces/windows'

const [LEFT, RIGHT, SEAT, DEEP] = [-66, 202, 48, 46]

export function mudroom(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 2.7, eye: 122, horizon: 372, x: -14 })
  const dark = random.pick([mix(tones.deep, tones.soft, 0.4), lighten(tones.main, 0.2)])
  drawShell(stage, room, { finish: 'two-tone', floor: (at) => checker(stage, at, tones.cream, dark, 28) })
  slantLight(stage, 820, 30, 420, 420)
  const panes = backDoor(stage, room, random.pick([tones.accent, tones.main, tones.deep]))
  sunlight(stage, room, panes)
  rug(stage, room.floor, -262, -150, 150, 96, random.pick([tones.accent, tones.main]), tones.cream)
  const colour = random.pick([tones.main, tones.white, tones.soft])
  lockers(stage, room, colour)
  hung(stage)
  bench(stage, colour)
  neighbor(stage)
  beam(stage, panes)
}

function backDoor(stage: Stage, room: Room, colour: string): Pane[] {
  const { tones } = stage
  const { wall } = room
  wall.rect(-246, 0, 124, 230, stage.fade([lighten(tones.white, 0.3), tones.white]))
  wall.rect(-238, 0, 108, 222, darken(colour, 0.5))
  wall.rect(-236, 2, 104, 218, stage.fade([lighten(colour, 0.14), darken(colour, 0.1)], 60))
  for (const u of [-226, -180]) leafPanel(wall, u, 12, 40, 76, colour)
  const panes = window(stage, wall, -222, 104, 78, 102, { columns: 2, rows: 3, frame: lighten(colour, 0.12), sill: false })
  wall.rect(-144, 84, 7, 26, darken(tones.brass, 0.1), 2)
  wall.run([[-140, 96], [-154, 96]], tones.brass, 3)
  wall.oval(-140.5, 116, 3.4, 3.4, tones.brass)
  for (const v of [30, 108, 186]) wall.rect(-239, v, 4, 14, tones.brass, 0.6)
  wall.rect(-242, 0, 116, 4, darken(tones.woodDeep, 0.1))
  return panes
}

function lockers(stage: Stage, room: Room, colour: string): void {
  const { tones } = stage
  room.wall.rect(LEFT + 6, 0, RIGHT - LEFT + 12, 244, '#2a1c3f', 1, 0.12)
  panelling(stage, room.wall, LEFT, RIGHT - LEFT, 244, colour, 13.4)
  room.wall.rect(LEFT, 182, RIGHT - LEFT, 20, stage.veil('#2a1c3f', 0.3, 0))
  for (const v of [172, 128]) {
    room.wall.rect(LEFT, v - 5, RIGHT - LEFT, 10, stage.fade([lighten(tones.wood, 0.3), tones.wood]))
    room.wall.rect(LEFT, v - 6.4, RIGHT - LEFT, 1.6, '#2a1c3f', 0, 0.24)
  }
  const { front } = box(stage, { x: [LEFT, RIGHT], y: [198, 244], z: [0, DEEP] }, colour)
  const wide = (RIGHT - LEFT - 4) / 4
  for (let index = 0; index < 4; index += 1) {
    const u = 4 + index * wide
    front.rect(u, 4, wide - 4, 38, stage.fade([darken(colour, 0.5), darken(colour, 0.34)]))
    stage.stand([LEFT + u + wide / 2 - 2, 202, DEEP - 2], () => basket(stage, 50, 27, index % 2 === 0 ? tones.wood : lighten(tones.wood, 0.2)))
    front.rect(u, 38, wide - 4, 4, stage.veil('#2a1c3f', 0.4, 0))
  }
  front.rect(-2, 44, RIGHT - LEFT + 4, 4, lighten(colour, 0.34))
}

function hung(stage: Stage): void {
  const { tones, random } = stage
  const peg = (x: number, y: number, draw: () => void) => {
    stage.stand([x, y, 3], draw)
    stage.stand([x, y, 4], () => {
      stage.stroke('M0 -4V1Q0 4 3 3', darken(tones.brass, 0.3), 2.2)
      stage.stroke('M0 -4V1Q0 4 3 3', tones.brass, 1.5)
    })
  }
  for (const x of [-44, 4, 92, 180]) peg(x, 128, () => undefined)
  const tones5 = [tones.accent, tones.deep, tones.cream, mix(tones.main, tones.accent, 0.5), tones.deep]
  peg(-42, 172, () => coat(stage, 52, 104, tones5[0] ?? tones.accent))
  peg(14, 172, () => coat(stage, 46, 92, tones5[1] ?? tones.deep))
  peg(56, 172, () => scarf(stage, 84, random.pick([tones.accent, tones.main])))
  peg(92, 172, () => stage.at(0, 9, 1, () => hat(stage, 36, lighten(tones.wood, 0.3))))
  peg(132, 172, () => coat(stage, 50, 98, tones5[2] ?? tones.cream))
  peg(178, 172, () => bag(stage, 30, tones5[3] ?? tones.wood))
  peg(92, 128, () => bag(stage, 24, random.pick([tones.main, tones.deep])))
}

function bench(stage: Stage, colour: string): void {
  const { tones } = stage
  shadow(stage, { x: [LEFT, RIGHT], y: [0, 34], z: [0, DEEP] }, 0.2)
  const { front } = box(stage, { x: [LEFT, RIGHT], y: [0, SEAT - 5], z: [0, DEEP] }, colour)
  const wide = (RIGHT - LEFT - 5) / 4
  for (let index = 0; index < 4; index += 1) {
    const u = 5 + index * wide
    front.rect(u, 6, wide - 5, 33, stage.fade([darken(colour, 0.56), darken(colour, 0.38)]))
    front.rect(u, 6, wide - 5, 4, lighten(darken(colour, 0.3), 0.1))
    stage.stand([LEFT + u + wide / 2 - 3, 7.4, DEEP - 4], () => {
      if (index === 0) boots(stage, 29, tones.accent)
      else if (index === 1) basket(stage, 50, 25, tones.wood)
      else if (index === 2) shoes(stage, 30, tones.main)
      else basket(stage, 50, 25, lighten(tones.wood, 0.2))
    })
  }
  box(stage, { x: [LEFT - 3, RIGHT + 3], y: [SEAT - 5, SEAT], z: [0, DEEP + 4] }, tones.wood, { top: stage.fade([lighten(tones.wood, 0.2), lighten(tones.wood, 0.44)]) })
  for (const [x, tone, turn] of [[-34, tones.soft, -7], [-4, tones.accent, 9], [170, tones.cream, 6]] as const) {
    stage.stand([x, SEAT, 22], () => stage.at(0, -16, 1, () => cushion(stage, 40, 34, tone), turn))
  }
}

function neighbor(stage: Stage): void {
  const { tones } = stage
  for (const x of [-94, 222]) stage.stand([x, 178, 8], () => sconce(stage, 24, tones.cream))
  pool(stage, [-98, 0, 26], 16, 0.4)
  stage.stand([-98, 0, 26], () => umbrellas(stage, 78))
  stage.stand([246, 0, 60], () => plant(stage, 120))
  shadow(stage, { x: [40, 132], y: [0, 4], z: [100, 134] }, 0.2)
  const { top } = box(stage, { x: [40, 132], y: [0, 3], z: [100, 136] }, tones.deep)
  top.rect(3, 3, 86, 30, darken(tones.deep, 0.3), 1)
  stage.stand([64, 2, 118], () => boots(stage, 40, tones.main))
  stage.stand([106, 2, 122], () => shoes(stage, 32, tones.accent))
}
