import { darken, lighten, mix } from '../core/colour'
import type { Stage } from '../core/stage'
import { bookPile, books, picture, rug } from '../pieces/decor'
import { floorLamp, pendant, tableLamp } from '../pieces/lamps'
import { plant, trailing, vase } from '../pieces/plants'
import { roomOf } from '../pieces/room'
import { armchair, sofa } from '../pieces/seating'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { shelfBoard, table } from '../pieces/tables'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

export function livingRoom(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage)
  const wall = random.pick([tones.wall, tones.wall, mix(tones.wall, tones.soft, 0.6)])
  drawShell(stage, room, { wall })
  slantLight(stage, 700, 120, 420, 420)
  const panes = window(stage, room.wall, -226, 72, 118, 150, { columns: 2, rows: random.pick([2, 3]), curtain: random.pick([tones.white, tones.cream, tones.accent]) })
  sunlight(stage, room, panes)
  rug(stage, room.floor, -140, -265, 300, 190, random.pick([tones.cream, lighten(tones.main, 0.5), tones.accent]), random.pick([tones.main, tones.deep]))
  overSofa(stage)
  stage.stand([-247, 0, 30], () => plant(stage, 150))
  sofa(stage, 62, 100, 216, tones.main)
  stage.stand([212, 0, 40], () => floorLamp(stage, 168, tones.cream))
  coffeeTable(stage)
  armchair(stage, -172, 190, random.pick([tones.accent, tones.cream, tones.deep]), 1)
  const [px, py] = stage.spot([-40, room.height, 120])
  stage.at(px, py, stage.camera.scale([-40, room.height, 120]), () => pendant(stage, 66, 52, tones.cream, random.pick(['drum', 'dome', 'globe'])))
  beam(stage, panes)
}

function overSofa(stage: Stage): void {
  const { random, tones } = stage
  if (random.chance(0.5)) {
    for (const [y, from, width] of [[176, -46, 216], [138, 10, 160]] as const) {
      shelfBoard(stage, from, y, width, 20, tones.wood)
      stage.stand([from + 6, y, 14], () => {
        const end = books(stage, width * 0.55)
        stage.at(end + 12, 0, 1, () => vase(stage, 26, tones.accent))
      })
      stage.stand([from + width - 20, y, 14], () => (y > 150 ? trailing(stage, 15, 34, tones.white) : bookPile(stage, 22, 3)))
    }
    return
  }
  const wide = random.chance(0.5)
  const [px, py] = stage.spot([62, 160, 0])
  stage.at(px, py, stage.camera.scale([0, 160, 0]), () => {
    if (wide) picture(stage, 130, 78)
    else for (const x of [-66, 0, 66]) stage.at(x, 0, 1, () => picture(stage, 54, 74))
  })
}

function coffeeTable(stage: Stage): void {
  const { tones, random } = stage
  const at = { x: [-40, 90], y: [0, 38], z: [180, 232] } as const
  table(stage, at, tones.wood, 4, 4)
  stage.stand([-8, 38, 205], () => bookPile(stage, 34, 3))
  stage.stand([58, 38, 202], () => (random.chance(0.6) ? vase(stage, 44, tones.deep, tones.accent) : tableLamp(stage, 40, tones.deep, tones.cream)))
  stage.stand([22, 38, 216], () => stage.path('M-10 -5Q-9 0 0 0Q9 0 10 -5Z', stage.tube(darken(tones.accent, 0.05))))
}
