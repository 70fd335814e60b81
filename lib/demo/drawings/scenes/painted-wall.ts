import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { plant } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { paintTray, standing, stepLadder, tool } from '../pieces/tools'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'
import { paintBrush, paintCan, paintRoller } from '../products/paint'
import { pool } from '../core/solid'

export function paintedWall(stage: Stage): void {
  const { tones } = stage
  const room = roomOf(stage, { scale: 2.7, horizon: 380, x: -20 })
  const old = mix(tones.white, tones.wall, 0.4)
  const paint = tones.main
  drawShell(stage, room, { wall: old, finish: 'plain' })
  coat(stage, room, paint)
  slantLight(stage, 700, 60, 420, 460)
  const panes = window(stage, room.wall, -254, 84, 112, 138, { columns: 2, rows: 3 })
  sunlight(stage, room, panes)
  tape(stage, room)
  dropCloth(stage, room)
  stage.stand([176, 0, 56], () => stepLadder(stage, 168, tones.accent))
  rollerOnWall(stage)
  stage.stand([30, 0, 150], () => paintTray(stage, 58, paint))
  stage.stand([-58, 0, 146], () => standing(stage, paintCan, 52))
  stage.stand([-118, 0, 170], () => standing(stage, paintCan, 42))
  stage.stand([-118, 33, 170], () => stage.at(0, -1, 1, () => tool(stage, paintBrush, 34, 80, 0.3)))
  pool(stage, [-228, 0, 50], 26, 0.3)
  stage.stand([-228, 0, 50], () => plant(stage, 116))
  beam(stage, panes)
}

/** The new colour, rolled on from the right, with the marks of the roller at its edge. */
function coat(stage: Stage, room: Room, paint: string): void {
  const { random } = stage
  const { wall } = room
  const fill = stage.fade([lighten(paint, 0.1), paint, darken(paint, 0.12)], 20)
  const from = -4
  wall.rect(from + 44, 12.4, room.half - from - 44, room.height - 21.4, fill)
  for (let stripe = 0; stripe < 3; stripe += 1) {
    const x = from + stripe * 17 - 6
    const low = random.between(20, 70) - stripe * 8
    const high = room.height - random.between(20, 60) + stripe * 10
    wall.rect(x, low, 19, high - low, paint, 3, 0.96)
    for (let streak = 0; streak < 5; streak += 1) wall.rect(x + 2 + streak * 3.4, low + random.between(2, 12), 0.8, high - low - 24, lighten(paint, 0.3), 0, 0.28)
  }
  for (const y of [40, 96, 150, 204]) wall.rect(from + 30 + random.between(-6, 6), y, 40, 19, paint, 2, 0.9)
  wall.rect(from + 50, 12.4, room.half - from - 50, 60, stage.veil(darken(paint, 0.5), 0, 0.1))
}

function tape(stage: Stage, room: Room): void {
  const blue = mix('#5f9fc4', stage.tones.accent, 0.1)
  room.wall.rect(-room.half, 11.4, room.half * 2, 3.4, blue, 0, 0.92)
  room.wall.rect(-room.half, 14.2, room.half * 2, 0.6, lighten(blue, 0.5), 0, 0.8)
}

function dropCloth(stage: Stage, room: Room): void {
  const cloth = lighten(stage.tones.cream, 0.3)
  const edge = [[-176, -34], [-70, -26], [60, -32], [190, -24], [268, -36], [276, -120], [262, -236], [120, -246], [-30, -236], [-180, -244], [-190, -140]] as const
  room.floor.poly(edge.map(([x, z]) => [x + 3, z - 2] as const), '#2a1c3f', 0.16, 8)
  room.floor.poly(edge, stage.fade([darken(cloth, 0.1), lighten(cloth, 0.2)]), 1, 8)
  const folds = [[-150, -60, -60, -200], [-40, -40, 10, -220], [80, -50, 60, -210], [200, -50, 160, -220], [-170, -120, 240, -110]] as const
  for (const [x0, z0, x1, z1] of folds) {
    room.floor.run([[x0, z0], [(x0 + x1) / 2 + 6, (z0 + z1) / 2], [x1, z1]], darken(cloth, 0.3), 1.2, 0.3)
    room.floor.run([[x0 + 2, z0], [(x0 + x1) / 2 + 8, (z0 + z1) / 2], [x1 + 2, z1]], '#ffffff', 1, 0.5)
  }
  for (const [x, z, r] of [[90, -70, 4], [104, -84, 2], [60, -60, 2.4], [-20, -120, 3], [120, -140, 3.4]] as const) room.floor.oval(x, z, r, r, stage.tones.main, 0.9)
}

function rollerOnWall(stage: Stage): void {
  stage.stand([44, 0, 20], () => {
    stage.stroke(d`M34 -2L-16 -136`, '#2a1c3f', 3, 0.14)
    stage.stroke(d`M28 -2L-18 -128`, stage.tones.woodDeep, 3)
    stage.stroke(d`M27.4 -2L-18.6 -128`, lighten(stage.tones.wood, 0.2), 1.2)
    stage.at(-30, -160, 1, () => tool(stage, paintRoller, 76, -18, 0.8))
  })
}
