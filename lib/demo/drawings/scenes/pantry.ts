import { darken, lighten } from '../core/colour'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { counter, doors } from '../pieces/cabinets'
import { basket, bottle, crockery, fruitBowl, herbs } from '../pieces/decor'
import { pendant } from '../pieces/lamps'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { crate, storeJar, storeRow } from '../pieces/stores'
import { boards, checker, range } from '../pieces/surfaces'
import { dim, slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

const HALF = 222
const LEVELS = [126, 164, 202] as const

export function pantry(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { width: HALF * 2, height: 262, scale: 2.62, eye: 128, horizon: 362, x: 0 })
  const colour = random.pick([tones.main, tones.soft, tones.deep])
  drawShell(stage, room, { finish: 'plain', floor: random.chance(0.5) ? (at) => checker(stage, at, tones.cream, lighten(tones.main, 0.34), 30) : (at) => boards(stage, at) })
  panelled(room)
  slantLight(stage, 560, 40, 420, 420)
  window(stage, room.wall, -34, 140, 68, 92, { columns: 2, rows: 3, sill: true })
  backShelves(stage)
  cupboards(stage, colour)
  for (const side of [-1, 1] as const) sideShelves(stage, side)
  stage.stand([0, 262, 110], () => pendant(stage, 46, 40, random.pick([tones.accent, tones.deep]), 'dome'))
  onFloor(stage)
  dim(stage)
}

function panelled(room: Room): void {
  const { wall, half, height } = room
  const { tones } = wall.stage
  wall.lines(range(-half + 12, half, 12).map((x) => [x, 12, x, height - 9] as const), darken(tones.wall, 0.24), 0.5, 0.5)
}

function backShelves(stage: Stage): void {
  const { tones } = stage
  const rows = [['jars', 'baskets'], ['tall', 'cans'], ['baskets', 'jars']] as const
  for (const [level, y] of LEVELS.entries()) {
    for (const [side, from] of [-196, 50].entries()) {
      const what = rows[level]?.[side] ?? 'jars'
      box(stage, { x: [from, from + 146], y: [y - 3, y], z: [0, 30] }, tones.wood)
      stage.patch([[from, y - 3, 1], [from + 146, y - 3, 1], [from + 146, y - 15, 1], [from, y - 15, 1]], stage.veil('#2a1c3f', 0.24, 0))
      stage.stand([from + 5, y, 18], () => {
        if (what === 'baskets') for (const at of [21, 65, 109]) stage.at(at, 0, 1, () => basket(stage, 38, 22, lighten(tones.wood, 0.16)))
        else storeRow(stage, 128, what)
      })
      for (const x of [from + 12, from + 134]) stage.patch([[x, y - 3, 26], [x + 2, y - 3, 26], [x + 2, y - 18, 2], [x, y - 18, 2]], darken(tones.brass, 0.1))
    }
  }
  for (const from of [-196, 50]) stage.stand([from + 8, 91, 34], () => crockery(stage, 92, 24))
}

function cupboards(stage: Stage, colour: string): void {
  const { tones } = stage
  const { front } = counter(stage, -HALF, HALF, colour, tones.wood, 58)
  doors(front, 4, 2, 2 * HALF - 8, 74, 8, colour)
  stage.stand([-86, 91, 40], () => herbs(stage, 34, tones.accent))
  stage.stand([-4, 91, 40], () => fruitBowl(stage, 46, tones.white))
  for (const [x, tall] of [[40, 28], [54, 34], [66, 24]] as const) stage.stand([x, 91, 34], () => bottle(stage, 11, tall, x === 54 ? tones.deep : tones.leafDeep))
  for (const x of [-58, -42]) stage.stand([x, 91, 34], () => storeJar(stage, 14, x === -58 ? 26 : 20))
}

/** Shelves along a side wall, filled from the back to the front. */
function sideShelves(stage: Stage, side: -1 | 1): void {
  const { tones } = stage
  const [inner, outer] = [side * (HALF - 32), side * HALF]
  const across = [Math.min(inner, outer), Math.max(inner, outer)] as const
  shadow(stage, { x: across, y: [0, 40], z: [62, 300] }, 0.14)
  for (const y of [30, 78, 126, 174, 222]) {
    box(stage, { x: across, y: [y - 3.4, y], z: [62, 330] }, tones.wood)
    if (y > 200) continue
    for (const z of range(80, 320, 30)) {
      stage.stand([side * (HALF - 18), y, z], () => {
        if (y < 60) basket(stage, 30, 26, lighten(tones.wood, 0.2))
        else if ((z + y) % 4 < 2) storeJar(stage, 17, 26 + ((z * 7) % 9))
        else storeJar(stage, 19, 19)
      })
    }
  }
  for (const z of [62, 326]) box(stage, { x: [inner - 1.6, inner + 1.6], y: [0, 222], z: [z, z + 4] }, darken(tones.wood, 0.2))
}

function onFloor(stage: Stage): void {
  const { tones } = stage
  pool(stage, [-92, 0, 120], 30, 0.36)
  stage.stand([-92, 0, 120], () => crate(stage, 58, 30, ['#d9b27a', '#c99a62', '#b9824e']))
  pool(stage, [96, 0, 110], 30, 0.36)
  stage.stand([96, 0, 110], () => crate(stage, 54, 30, ['#c8583f', '#d98a4a', '#8fa45a']))
  shadow(stage, { x: [-18, 34], y: [0, 24], z: [104, 140] }, 0.2)
  for (const x of [-18, 28]) box(stage, { x: [x, x + 6], y: [0, 24], z: [104, 136] }, darken(tones.accent, 0.2))
  box(stage, { x: [-22, 38], y: [24, 28], z: [102, 140] }, tones.accent)
}
