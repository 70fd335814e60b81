import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { leafPanel } from '../pieces/cabinets'
import { pendant } from '../pieces/lamps'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { range } from '../pieces/surfaces'
import { shelfBoard } from '../pieces/tables'
import { bucket, pegboard, standing, stepLadder, tool, workbench } from '../pieces/tools'
import { slantLight } from '../pieces/walls'
import { window, type Pane } from '../pieces/windows'
import { hammer, handSaw, pliers, wrench } from '../products/hand-tools'
import { paintCan } from '../products/paint'
import { circularSaw, drill, sander } from '../products/power-tools'

export function garage(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 2.55, horizon: 372, x: -12 })
  drawShell(stage, room, { floor: (at) => concrete(stage, at), finish: 'two-tone', skirting: tones.stone })
  slantLight(stage, 860, 60, 400, 420)
  const panes = rollDoor(stage, room)
  sunlight(stage, room, panes, [0.2, -0.6, 0.7])
  pegboard(stage, room.wall, 30, 122, 110, 66, tones.wood)
  for (const [draw, long, x] of [[hammer, 32, 48], [handSaw, 46, 76], [wrench, 28, 102], [pliers, 24, 124]] as const) stage.stand([x, 156, 2], () => tool(stage, draw, long))
  chargingShelf(stage)
  workbench(stage, 10, 236, tones.wood, random.pick([tones.main, tones.accent, tones.deep]))
  dryingDoors(stage, random.pick([tones.main, tones.accent]))
  stage.stand([252, 0, 24], () => stepLadder(stage, 150, tones.accent))
  bicycle(stage, -176, 92, random.pick([tones.accent, tones.main, tones.deep]))
  paints(stage)
  for (const x of [-100, 102]) stage.stand([x, room.height, 90], () => pendant(stage, 66, 40, random.pick([tones.deep, tones.white]), 'dome'))
  beam(stage, panes, [0.2, -0.6, 0.7])
}

function concrete(stage: Stage, room: Room): void {
  const { stone } = stage.tones
  const base = mix(stone, '#d8d4d0', 0.4)
  room.floor.rect(-room.half, -room.near, room.half * 2, room.near, stage.fade([darken(base, 0.08), lighten(base, 0.3)]))
  room.floor.lines([...range(-room.half + 100, room.half, 200).map((x) => [x, 0, x, -room.near] as const), [-room.half, -120, room.half, -120] as const], darken(base, 0.3), 0.8, 0.5)
}

function rollDoor(stage: Stage, room: Room): Pane[] {
  const { tones } = stage
  const { wall } = room
  const [u, width] = [-292, 268]
  wall.rect(u - 8, 0, width + 16, 232, darken(tones.white, 0.1))
  wall.rect(u, 0, width, 224, darken(tones.white, 0.2))
  for (let row = 0; row < 5; row += 1) {
    const y = 1 + row * 44.4
    wall.rect(u + 0.6, y, width - 1.2, 43.4, stage.fade([lighten(tones.white, 0.2), darken(tones.white, 0.08)]))
    if (row === 3) continue
    for (let panel = 0; panel < 4; panel += 1) leafPanel(wall, u + 6 + panel * 66, y + 6, 58, 31, darken(tones.white, 0.04))
  }
  return range(0, 4, 1).flatMap((panel) => window(stage, wall, u + 9 + panel * 66, 141, 52, 26, { columns: 2, rows: 1, sill: false }))
}

function chargingShelf(stage: Stage): void {
  const { tones } = stage
  for (const y of [150, 194]) {
    shelfBoard(stage, 156, y, 100, 24, tones.wood)
    for (let index = 0; index < 3; index += 1) {
      stage.stand([172 + index * 34, y, 16], () => {
        const draw = y > 160 ? [sander, circularSaw, sander][index] : drill
        standing(stage, draw ?? drill, y > 160 ? 27 : 31, y > 160 ? 318 : 322)
        stage.circle(9, -2, 0.9, '#8be07c')
      })
    }
  }
}

function dryingDoors(stage: Stage, colour: string): void {
  const { tones } = stage
  for (const x of [30, 128]) {
    for (const offset of [8, 68]) box(stage, { x: [x + offset, x + offset + 5], y: [93, 99], z: [10, 60] }, tones.wood)
    const { top } = box(stage, { x: [x, x + 84], y: [99, 101.6], z: [8, 62] }, colour)
    top.rect(7, 7, 70, 40, darken(colour, 0.04), 1)
    top.run([[7, 7], [77, 7], [77, 47]], lighten(colour, 0.5), 0.6, 0.7)
  }
}

/** A bicycle that leans on its stand, seen from its side. */
function bicycle(stage: Stage, x: number, z: number, colour: string): void {
  const { tones } = stage
  pool(stage, [x - 50, 0, z], 40, 0.3)
  pool(stage, [x + 50, 0, z], 40, 0.3)
  stage.stand([x, 0, z], () => {
    for (const hub of [-52, 52]) {
      stage.stroke(d`M${hub + 32} -34A32 32 0 1 1 ${hub - 32} -34A32 32 0 1 1 ${hub + 32} -34`, darken(tones.ink, 0.2), 3.4)
      stage.stroke(d`M${hub + 29.5} -34A29.5 29.5 0 1 1 ${hub - 29.5} -34A29.5 29.5 0 1 1 ${hub + 29.5} -34`, tones.cream, 1)
      for (let spoke = 0; spoke < 14; spoke += 1) {
        const angle = (spoke / 14) * Math.PI * 2
        stage.stroke(d`M${hub} -34L${hub + Math.cos(angle) * 29} ${-34 + Math.sin(angle) * 29}`, tones.steel, 0.4)
      }
      stage.path(d`M${hub - 34} -48A36 36 0 0 1 ${hub + 26} -58L${hub + 24} -56A34 34 0 0 0 ${hub - 32} -46Z`, colour)
      stage.circle(hub, -34, 3, tones.steel)
    }
    stage.stroke('M-52 -34L-6 -32L-22 -76L36 -78M-22 -76L-52 -34M-6 -32L38 -74M52 -34L34 -92', darken(colour, 0.26), 4.4)
    stage.stroke('M-52 -34L-6 -32L-22 -76L36 -78M-22 -76L-52 -34M-6 -32L38 -74M52 -34L34 -92', colour, 3.2)
    stage.stroke('M34 -92Q32 -100 22 -98', tones.steel, 2.4)
    stage.stroke('M24 -98L14 -96', tones.woodDeep, 3.6)
    stage.stroke('M-22 -76L-25 -88', tones.steel, 2.4)
    stage.path('M-42 -94Q-26 -90 -12 -92Q-14 -86 -26 -86Q-38 -86 -42 -94Z', tones.woodDeep)
    stage.circle(-6, -32, 7, darken(tones.steel, 0.3))
    stage.stroke('M-6 -32L2 -18M-1 -17H6', darken(tones.ink, 0.1), 2)
    stage.path('M36 -96H66L62 -76H40Z', stage.tube(tones.wood))
    stage.stroke('M38 -90H64M39 -84H63', darken(tones.wood, 0.36), 0.8)
    for (const [bx, by] of [[44, -99], [52, -102], [60, -98]] as const) stage.circle(bx, by, 4, by < -100 ? tones.accent : tones.leaf)
  })
}

function paints(stage: Stage): void {
  const { tones } = stage
  shadow(stage, { x: [30, 96], y: [22, 30], z: [30, 50] }, 0.1, 22)
  for (const [index, x] of [34, 60, 86].entries()) stage.stand([x, 22, 40], () => standing(stage, paintCan, index === 1 ? 32 : 27))
  stage.stand([-40, 0, 130], () => bucket(stage, 34, tones.accent))
}
