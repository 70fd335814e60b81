import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { leafPanel } from '../pieces/cabinets'
import { basket, books } from '../pieces/decor'
import { pendant, tableLamp } from '../pieces/lamps'
import { plant, vase } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { boards, checker, range } from '../pieces/surfaces'
import { window, type Pane } from '../pieces/windows'

export function hallway(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { width: 290, height: 278, scale: 1.75, eye: 136, horizon: 424, distance: 620, x: 0 })
  const floor = random.chance(0.4) ? (at: Room) => checker(stage, at, tones.cream, mix(tones.deep, tones.soft, 0.3), 29) : (at: Room) => boards(stage, at, tones.wood, 14)
  drawShell(stage, room, { floor, finish: 'plain' })
  wainscot(room, random.pick([tones.white, tones.main, tones.soft]))
  const panes = entrance(stage, room, random.pick([tones.main, tones.accent, tones.deep]))
  sunlight(stage, room, panes, [0.12, -0.62, 0.9])
  runner(stage, room)
  sideDoor(room.right, 60, 112)
  sideDoor(room.right, 290, 120)
  gallery(stage, room)
  consoleTable(stage)
  stage.stand([112, 0, 232], () => plant(stage, 128))
  const lamp = random.pick(['globe', 'dome', 'drum'] as const)
  for (const z of [90, 250]) stage.stand([0, room.height, z], () => pendant(stage, 40, 32, tones.cream, lamp))
  beam(stage, panes, [0.12, -0.62, 0.9])
}

function wainscot(room: Room, colour: string): void {
  const { near, half } = room
  for (const [plane, shade] of [[room.left, 0.1], [room.right, 0.18]] as const) {
    plane.rect(0, 11, near, 92, darken(colour, shade))
    plane.lines(range(12, near, 12).map((z) => [z, 12, z, 101] as const), darken(colour, 0.4), 0.6, 0.4)
    plane.rect(0, 102, near, 5, lighten(darken(colour, shade), 0.2))
    plane.rect(0, 100.5, near, 1.5, darken(colour, 0.4), 0, 0.5)
  }
  room.wall.rect(-half, 11, half * 2, 92, colour)
  room.wall.rect(-half, 102, half * 2, 5, lighten(colour, 0.3))
}

function entrance(stage: Stage, room: Room, colour: string): Pane[] {
  const { tones } = stage
  const { wall } = room
  wall.rect(-62, 0, 124, 246, stage.fade([lighten(tones.white, 0.3), tones.white]))
  const side = window(stage, wall, 26, 74, 26, 132, { columns: 1, rows: 3, sill: false })
  const light = window(stage, wall, -54, 218, 106, 22, { columns: 4, rows: 1, sill: false })
  wall.rect(-56, 0, 76, 208, darken(colour, 0.5))
  wall.rect(-54, 1, 72, 205, stage.fade([lighten(colour, 0.14), darken(colour, 0.1)], 60))
  leafPanel(wall, -46, 12, 26, 70, colour)
  leafPanel(wall, -16, 12, 26, 70, colour)
  const panes = window(stage, wall, -42, 100, 48, 92, { columns: 2, rows: 3, frame: lighten(colour, 0.1), sill: false })
  wall.oval(14, 96, 2.4, 2.4, tones.brass)
  wall.rect(12.8, 84, 2.4, 20, tones.brass, 1)
  wall.rect(-58, 0, 114, 4, darken(tones.woodDeep, 0.2))
  return [...panes, ...side, ...light]
}

function runner(stage: Stage, room: Room): void {
  const { tones, random } = stage
  const colour = random.pick([tones.accent, tones.main, tones.deep])
  const band = lighten(colour, 0.55)
  room.floor.rect(-48, -600, 96, 576, stage.fade([darken(colour, 0.1), colour]))
  for (const u of [-43, 39]) room.floor.rect(u, -600, 4, 576, band, 0, 0.85)
  for (const z of range(40, 600, 44)) {
    room.floor.poly([[0, -z], [18, -z - 16], [0, -z - 32], [-18, -z - 16]], band, 0.6)
    room.floor.poly([[0, -z - 8], [8, -z - 16], [0, -z - 24], [-8, -z - 16]], darken(colour, 0.2), 0.7)
  }
}

function sideDoor(wall: Plane, from: number, width: number): void {
  const { stage } = wall
  const { tones } = stage
  const frame = darken(tones.white, 0.06)
  wall.rect(from - 9, 0, width + 18, 218, frame)
  wall.rect(from, 0, width, 208, stage.fade([darken(tones.white, 0.22), darken(tones.white, 0.12)], 0))
  for (const [u, v, w, h] of [[10, 12, 0.36, 76], [0, 12, 0.36, 76], [10, 104, 0.36, 92], [0, 104, 0.36, 92]] as const) {
    const x = u === 10 ? from + width * 0.1 : from + width * 0.54
    leafPanel(wall, x, v, width * w, h, darken(tones.white, 0.14))
  }
  wall.oval(from + width * 0.93, 98, 3, 3, tones.brass)
}

function gallery(stage: Stage, room: Room): void {
  const { tones, random } = stage
  const frame = (z: number, y: number, w: number, h: number) => {
    const edge = random.pick([tones.wood, tones.ink, tones.brass])
    room.left.rect(z - 1, y - 3, w + 5, h, '#2a1c3f', 0, 0.14)
    room.left.rect(z, y, w, h, edge)
    room.left.rect(z + 3, y + 3, w - 6, h - 6, lighten(tones.cream, 0.3))
    room.left.within(z + 9, y + 9, w - 18, h - 18, () => {
      room.left.rect(z, y, w, h, random.pick([tones.soft, lighten(tones.accent, 0.6)]))
      room.left.oval(z + w * 0.5, y + h * 0.62, w * 0.18, w * 0.18, tones.accent)
      room.left.poly([[z, y], [z, y + h * 0.4], [z + w * 0.4, y + h * 0.52], [z + w, y + h * 0.34], [z + w, y]], tones.main)
    })
  }
  frame(24, 132, 50, 66)
  frame(88, 128, 42, 38)
  frame(88, 174, 42, 44)
  room.left.oval(244, 172, 36, 44, darken(tones.brass, 0.2))
  room.left.oval(243, 173, 33, 41, mix('#dfeaee', tones.wall, 0.25))
  room.left.poly([[222, 150], [236, 142], [262, 196], [250, 204]], '#ffffff', 0.4)
}

function consoleTable(stage: Stage): void {
  const { tones } = stage
  shadow(stage, { x: [-145, -110], y: [0, 50], z: [170, 312] }, 0.2)
  for (const z of [172, 304]) box(stage, { x: [-116, -112], y: [0, 74], z: [z, z + 5] }, tones.woodDeep)
  box(stage, { x: [-145, -111], y: [20, 23], z: [172, 308] }, tones.wood)
  for (const z of [214, 262]) stage.stand([-126, 23, z], () => basket(stage, 30, 26, lighten(tones.wood, 0.2)))
  const top = box(stage, { x: [-145, -110], y: [66, 80], z: [168, 312] }, tones.wood)
  for (const u of [8, 52, 98]) top.right.rect(u, 2.5, 38, 9, darken(tones.wood, 0.1), 0.5)
  stage.stand([-128, 80, 190], () => tableLamp(stage, 54, tones.accent, tones.cream))
  stage.stand([-128, 80, 236], () => books(stage, 20, 20))
  stage.stand([-126, 80, 288], () => vase(stage, 56, tones.deep, tones.accent))
}
