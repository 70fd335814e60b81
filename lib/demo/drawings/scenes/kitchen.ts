import { darken, lighten } from '../core/colour'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'
import { counter, doors, drawers, faucet, fridge, hood, leafPanel, oven } from '../pieces/cabinets'
import { crockery, fruitBowl, herbs, jar } from '../pieces/decor'
import { pendant } from '../pieces/lamps'
import { trailing, vase } from '../pieces/plants'
import { roomOf, type Room, type RoomView } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { boards, checker, tiles } from '../pieces/surfaces'
import { beam, sunlight } from '../pieces/sunlight'
import { shelfBoard } from '../pieces/tables'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

/** The end of a kitchen, with its refrigerator, from close by. */
export const fridgeEnd = (stage: Stage): void => kitchen(stage, { scale: 3.2, x: -140, horizon: 384 })

export function kitchen(stage: Stage, view: RoomView = {}): void {
  const { tones, random } = stage
  const room = roomOf(stage, view)
  const checked = random.chance(0.4)
  const floor = (at: Room) => (checked ? checker(stage, at, tones.cream, tones.soft, 34) : boards(stage, at))
  drawShell(stage, room, { floor, finish: 'plain' })
  const tileColour = random.pick([tones.white, tones.soft, lighten(tones.accent, 0.72)])
  const style = random.pick([{ width: 15, height: 7.5 }, { width: 10, height: 10, offset: 0 }, { width: 5.6, height: 16, offset: 0 }])
  tiles(stage, room.wall, -300, 91, 600, random.pick([54, 54, 177]), { ...style, colour: tileColour, vary: 0.06 })
  slantLight(stage, 960, 60, 380, 420)
  const panes = window(stage, room.wall, -62, 122, 124, 104, { columns: 2, rows: 2, blind: random.pick([tones.cream, tones.accent, tones.soft]) })
  sunlight(stage, room, panes)
  hood(stage, room.wall, -168, 168, room.height, random.pick([tones.white, tones.main, tones.deep]))
  shelves(stage)
  const base = random.pick([tones.main, tones.main, tones.deep])
  const stone = random.pick([tones.wood, tones.white, tones.stone])
  baseCabinets(stage, base, stone)
  fridge(stage, -300, -222, 196, random.pick([tones.white, tones.cream, tones.soft]))
  island(stage, random.pick([tones.deep, tones.accent, tones.white]), random.pick([tones.wood, tones.white]))
  beam(stage, panes)
  const shade = random.pick([tones.accent, tones.deep, tones.white])
  const kind = random.pick(['dome', 'cone', 'globe'] as const)
  for (const x of [62, 150]) stage.stand([x, 262, 190], () => pendant(stage, 64, 30, shade, kind))
}

function baseCabinets(stage: Stage, colour: string, stone: string): void {
  const { tones, random } = stage
  const { front } = counter(stage, -222, 300, colour, stone)
  oven(front, 22, 64, random.pick([tones.white, tones.cream, tones.steel]))
  drawers(front, 88, 2, 68, 76, 3, colour)
  doors(front, 158, 2, 128, 76, 2, colour)
  doors(front, 288, 2, 230, 76, 4, colour)
  sink(stage)
  stage.stand([-168, 91, 36], () => {
    stage.oval(0, -1, 30, 3, darken(tones.ink, 0.1))
    stage.rect(-14, -17, 26, 16, stage.tube(tones.accent), 3)
    stage.rect(-17, -18.5, 32, 3, stage.tube(darken(tones.accent, 0.14)), 1.4)
    stage.circle(-1, -20, 2, tones.brass)
  })
  stage.stand([88, 91, 22], () => crockery(stage, 46, 24))
  stage.stand([-104, 91, 20], () => {
    stage.rect(-13, -34, 22, 34, stage.fade([lighten(tones.wood, 0.2), tones.wood], 60), 3)
    stage.circle(-2, -29, 2, darken(tones.wood, 0.3))
    stage.rect(-2, -26, 20, 26, stage.fade([tones.woodDeep, darken(tones.wood, 0.2)], 60), 3)
  })
  stage.stand([-44, 116, 8], () => herbs(stage, 24, tones.accent))
  stage.stand([42, 116, 8], () => herbs(stage, 21, tones.white))
}

function sink(stage: Stage): void {
  const { tones, random } = stage
  const body = box(stage, { x: [-34, 34], y: [62, 90.5], z: [58, 66] }, tones.white)
  body.front.rect(0, 0, 68, 28.5, stage.fade([lighten(tones.white, 0.5), darken(tones.white, 0.1)]), 2)
  stage.patch([[-30, 91, 22], [30, 91, 22], [31, 91, 62], [-31, 91, 62]], darken(tones.white, 0.24))
  stage.patch([[-30, 91, 22], [30, 91, 22], [30, 91, 34], [-30, 91, 34]], darken(tones.white, 0.4))
  stage.stand([-2, 91, 18], () => faucet(stage, 42, random.pick([tones.brass, tones.steel])))
  body.front.rect(46, -8, 16, 34, stage.fade([lighten(tones.accent, 0.3), tones.accent]), 1)
}

function shelves(stage: Stage): void {
  const { tones, random } = stage
  if (random.chance(0.3)) {
    const cabinet = box(stage, { x: [96, 270], y: [158, 262], z: [0, 34] }, tones.main)
    leafPanel(cabinet.front, 0, 0, 174, 104, tones.main)
    doors(cabinet.front, 0, 0, 174, 104, 3, tones.main)
    return
  }
  for (const y of [158, 200]) {
    shelfBoard(stage, 96, y, 168, 24, tones.wood)
    stage.stand([102, y, 14], () => crockery(stage, 108, 26))
  }
  stage.stand([228, 200, 14], () => trailing(stage, 17, 48, tones.cream))
  stage.stand([232, 158, 14], () => jar(stage, 13, 22, tones.cream))
}

function island(stage: Stage, colour: string, top: string): void {
  const { tones, random } = stage
  const body = box(stage, { x: [56, 290], y: [0, 86], z: [176, 236] }, colour)
  for (const x of [4, 80, 156]) leafPanel(body.front, x, 8, 72, 74, colour)
  const slab = box(stage, { x: [48, 300], y: [86, 91], z: [170, 244] }, top, { top: stage.fade([lighten(top, 0.18), lighten(top, 0.44)]) })
  slab.front.rect(0, -5, 252, 5, stage.veil('#2a1c3f', 0.35, 0))
  stage.stand([92, 91, 208], () => (random.chance(0.5) ? fruitBowl(stage, 44, tones.cream) : vase(stage, 62, tones.deep, tones.accent)))
  stage.stand([150, 91, 216], () => {
    stage.oval(0, -1.5, 24, 4.6, darken(tones.wood, 0.14))
    stage.oval(0, -3, 24, 4.6, lighten(tones.wood, 0.14))
    stage.path('M-15 -5Q-13 -17 0 -17Q14 -17 15 -5Q0 -1 -15 -5Z', stage.ball('#d9a05f'))
    for (const x of [-7, 0, 7]) stage.stroke(`M${x - 2} -14L${x + 2} -8`, '#f3d7a4', 1.1)
  })
}
