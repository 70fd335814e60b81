import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'
import { bathtub, shower, toilet, toiletries, towel, vanity } from '../pieces/bath'
import { basket, mirror, rug } from '../pieces/decor'
import { sconce } from '../pieces/lamps'
import { plant, trailing } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { stool } from '../pieces/seating'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { checker, tiles } from '../pieces/surfaces'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

export function bathroom(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 2.5, horizon: 398, eye: 128, x: -14 })
  const metal = random.pick([tones.brass, tones.steel])
  const dark = random.pick([tones.soft, mix(tones.soft, tones.main, 0.4), tones.deep])
  drawShell(stage, room, { floor: (at) => checker(stage, at, lighten(tones.cream, 0.3), dark, 24), finish: 'plain' })
  const tile = random.pick([tones.white, tones.soft, mix(tones.soft, tones.main, 0.3)])
  const style = random.pick([{ width: 15, height: 7.5 }, { width: 7.5, height: 15, offset: 0 }, { width: 10, height: 10, offset: 0 }])
  tiles(stage, room.wall, -150, 11, 450, 105, { ...style, colour: tile, vary: 0.05 })
  room.wall.rect(-150, 116, 450, 3, lighten(tile, 0.4))
  slantLight(stage, 560, 120, 360, 420)
  showerCorner(stage, room, random.pick([tile, tones.main, tones.soft]), metal)
  const panes = window(stage, room.wall, 122, 128, 96, 98, { columns: 2, rows: 2 })
  sunlight(stage, room, panes)
  washing(stage, random.pick([tones.main, tones.wood, tones.deep]), metal)
  toilet(stage, 56, 62)
  stage.stand([56, 152, 0], () => towel(stage, 30, 42, tones.accent))
  stage.stand([262, 0, 22], () => plant(stage, 130, 'monstera'))
  rug(stage, room.floor, -118, -150, 120, 62, random.pick([tones.accent, tones.cream, tones.main]), tones.cream)
  bathtub(stage, 168, 116, 144, random.pick([tones.white, tones.main, tones.accent, tones.deep]))
  stool(stage, 74, 156, 44, tones.wood)
  stage.stand([64, 45, 156], () => toiletries(stage))
  glass(stage)
  beam(stage, panes)
}

function showerCorner(stage: Stage, room: Room, colour: string, metal: string): void {
  const { tones } = stage
  const left = new Plane(stage, [-300, 0, 0], [0, 0, 1], [0, 1, 0])
  tiles(stage, room.wall, -300, 0, 150, room.height, { width: 15, height: 15, offset: 0, colour, vary: 0.06 })
  tiles(stage, left, 0, 0, 150, room.height, { width: 15, height: 15, offset: 0, colour: darken(colour, 0.08), vary: 0.06 })
  room.wall.rect(-172, 0, 22, room.height, stage.veil('#2a1c3f', 0, 0.1, 0))
  room.wall.rect(-286, 102, 46, 34, darken(colour, 0.3), 1)
  room.wall.rect(-284, 102, 44, 30, darken(colour, 0.16))
  stage.stand([-282, 102, 1], () => toiletries(stage))
  box(stage, { x: [-300, -150], y: [0, 5], z: [0, 92] }, tones.white, { top: lighten(tones.white, 0.4) })
  stage.stand([-216, 108, 2], () => shower(stage, metal))
  const grille = room.ceiling.moved(-250, 30)
  grille.rect(0, 0, 54, 46, darken(tones.white, 0.16), 2)
  grille.rect(1, 1, 52, 43, lighten(tones.white, 0.4), 2)
  for (let slot = 0; slot < 7; slot += 1) grille.rect(7, 6 + slot * 5, 40, 2, darken(tones.white, 0.4))
}

function glass(stage: Stage): void {
  const pane = new Plane(stage, [-150, 5, 0], [0, 0, 1], [0, 1, 0])
  pane.rect(0, 0, 94, 205, '#dff0f2', 0, 0.2)
  pane.poly([[14, 0], [40, 0], [70, 205], [44, 205]], '#ffffff', 0.2)
  pane.run([[0, 205], [94, 205], [94, 0]], stage.tones.brass, 1.6)
  pane.run([[94, 0], [94, 205]], lighten(stage.tones.brass, 0.5), 0.5)
}

function washing(stage: Stage, colour: string, metal: string): void {
  const { tones, random } = stage
  vanity(stage, -126, -18, colour, metal)
  stage.stand([-72, 166, 0], () => (random.chance(0.5) ? mirror(stage, 76, 76, metal, 38) : mirror(stage, 74, 92, tones.wood, 37)))
  for (const x of [-126, -18]) stage.stand([x, 168, 2], () => sconce(stage, 24, tones.cream))
  stage.stand([-116, 84, 30], () => toiletries(stage))
  stage.stand([-30, 84, 30], () => trailing(stage, 13, 22, tones.accent))
  stage.stand([8, 0, 26], () => basket(stage, 34, 42, tones.wood))
}
