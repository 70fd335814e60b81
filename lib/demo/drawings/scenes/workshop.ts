import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, shadow, type Faces } from '../core/solid'
import type { Stage } from '../core/stage'
import { jar } from '../pieces/decor'
import { houseWindow } from '../pieces/house'
import { pendant } from '../pieces/lamps'
import { foliage } from '../pieces/leaves'
import { border, lawn, outdoors, tree } from '../pieces/outdoors'
import { trailing } from '../pieces/plants'
import { roomOf } from '../pieces/room'
import { stool } from '../pieces/seating'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { boards, panelling, siding } from '../pieces/surfaces'
import { shelfBoard } from '../pieces/tables'
import { pegboard, shavings, standing, tool, workbench } from '../pieces/tools'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'
import { chisel, clamp, hammer, handSaw, level, pliers, screwdriver, wrench } from '../products/hand-tools'
import { circularSaw, drill } from '../products/power-tools'

export function workshop(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 2.7, eye: 148, horizon: 320, x: -20 })
  drawShell(stage, room, { floor: (at) => boards(stage, at, darken(tones.wood, 0.14), 20), finish: 'plain' })
  panelling(stage, room.wall, -300, 600, room.height, random.pick([tones.wall, tones.soft, lighten(tones.wood, 0.5)]), 22)
  slantLight(stage, 780, 70, 420, 420)
  const panes = window(stage, room.wall, -262, 112, 130, 112, { columns: 3, rows: 2, frame: random.pick([tones.white, tones.deep]) })
  sunlight(stage, room, panes)
  toolWall(stage)
  plywood(stage)
  workbench(stage, -62, 236, tones.wood, random.pick([tones.main, tones.deep, tones.accent]))
  onBench(stage)
  sawhorses(stage, -270, -88, 110, 196)
  stool(stage, 92, 120, 62, tones.woodDeep)
  for (const x of [-10, 170]) stage.stand([x, room.height, 90], () => pendant(stage, 52, 44, random.pick([tones.deep, tones.accent]), 'cone'))
  stage.stand([40, 0, 110], () => shavings(stage, 12, 60))
  beam(stage, panes)
}

/** A saw half way through a sheet on two sawhorses, beside a house. */
export function plywoodCut(stage: Stage): void {
  const { tones } = stage
  const outside = outdoors(stage, { scale: 3.3, eye: 165, horizon: 285, distance: 520, x: 0 })
  lawn(stage, outside)
  stage.stand([330, 0, -360], () => tree(stage, 400, 'round'))
  for (const x of [130, 220, 310, 400]) stage.stand([x, 0, -240], () => foliage(stage, 0, -40, 60, 56, darken(tones.leaf, 0.1)))
  const wall = new Plane(stage, [0, 0, -150], [1, 0, 0], [0, 1, 0])
  siding(stage, wall, -420, 0, 500, 330, tones.white, 17)
  wall.rect(72, 0, 12, 330, lighten(tones.white, 0.3))
  wall.rect(-420, 0, 504, 22, stage.fade([tones.stone, darken(tones.stone, 0.2)]))
  houseWindow(stage, wall, -190, 96, 110, 140, { columns: 2, rows: 3, shutter: tones.main, box: tones.woodDeep })
  for (const x of [-300, -288, -276]) box(stage, { x: [x, x + 9], y: [0, 210 + (x % 7) * 4], z: [-148, -144] }, mix(tones.wood, tones.cream, (x + 300) / 60))
  border(stage, [-340, -130], [80, -130], 50, [tones.accent, tones.cream, lighten(tones.accent, 0.4)])
  const { top, front } = sawhorses(stage, -150, 150, -50, 66)
  top.run([[0, 50], [150, 50]], darken(tones.wood, 0.6), 1.4)
  stage.stand([6, 78.4, 16], () => stage.at(0, -22, 0.1, () => stage.clip('M-400 -400H400V222H-400Z', () => circularSaw(stage))))
  front.run([[0, 0.4], [300, 0.4]], darken(tones.wood, 0.3), 0.8)
}

function toolWall(stage: Stage): void {
  const { tones } = stage
  const wall = roomOf(stage, { scale: 2.7, eye: 148, horizon: 320, x: -20 }).wall
  pegboard(stage, wall, -58, 118, 226, 112, tones.wood)
  const hung = [[hammer, 34, -34, 188, 0], [handSaw, 52, 4, 180, 0], [wrench, 30, 36, 192, 0], [pliers, 26, 62, 194, 0], [level, 56, 62, 140, 90], [screwdriver, 24, 88, 196, 0], [screwdriver, 28, 102, 194, 0], [screwdriver, 22, 116, 197, 0], [clamp, 44, 146, 184, 0], [chisel, 26, -36, 140, 0], [chisel, 24, -22, 141, 0], [chisel, 22, -8, 142, 0]] as const
  for (const [draw, long, x, y, turn] of hung) stage.stand([x, y, 2], () => tool(stage, draw, long * 1.25, turn))
  shelfBoard(stage, 186, 180, 84, 20, tones.wood)
  ;[tones.accent, tones.main, tones.cream, tones.deep].forEach((colour, index) => stage.stand([198 + index * 16, 180, 12], () => jar(stage, 12, 18, colour)))
  stage.stand([258, 180, 12], () => trailing(stage, 13, 30, tones.white))
}

function onBench(stage: Stage): void {
  const { tones } = stage
  stage.stand([60, 93, 30], () => standing(stage, drill, 42, 322))
  const block = box(stage, { x: [92, 176], y: [93, 99], z: [22, 44] }, lighten(tones.wood, 0.3))
  for (let hole = 0; hole < 7; hole += 1) block.front.oval(8 + hole * 11, 3, 1.5, 1.5, darken(tones.wood, 0.6))
  stage.stand([196, 93, 30], () => {
    stage.rect(-16, -13, 34, 13, stage.fade([lighten(tones.ink, 0.3), tones.ink]), 2)
    stage.rect(-12, -22, 24, 10, tones.accent, 2)
    stage.circle(12, -6, 1.4, '#8be07c')
  })
  stage.stand([14, 93, 46], () => shavings(stage, 8, 18))
  for (const [index, x] of [110, 126, 142].entries()) stage.stand([x, 99, 34], () => stage.at(0, -4, 1, () => tool(stage, chisel, 26 - index * 2, 100, 0.3)))
  for (const [x, colour] of [[-16, tones.accent], [16, tones.main]] as const) {
    const crate = box(stage, { x: [x, x + 28], y: [22, 46], z: [20, 54] }, colour)
    crate.front.rect(9, 14, 10, 4, darken(colour, 0.5), 1)
  }
}

function plywood(stage: Stage): void {
  const { tones } = stage
  for (const [x, tone] of [[226, darken(tones.wood, 0.1)], [236, tones.wood], [246, lighten(tones.wood, 0.2)]] as const) {
    stage.patch([[x, 0, 30], [x + 60, 0, 30], [x + 52, 150, 2], [x - 8, 150, 2]], stage.fade([lighten(tone, 0.2), tone], 30))
    stage.patch([[x, 0, 30], [x - 2.4, 0, 30], [x - 10.4, 150, 2], [x - 8, 150, 2]], darken(tone, 0.36))
  }
}

/** A sheet of wood on two sawhorses, a guide clamped to it; returns the sheet's faces. */
function sawhorses(stage: Stage, x0: number, x1: number, z0: number, z1: number): Faces {
  const { tones } = stage
  shadow(stage, { x: [x0, x1], y: [0, 14], z: [z0, z1] }, 0.26)
  for (const x of [x0 + 30, x1 - 30]) {
    for (const z of [z0 + 8, z1 - 8]) {
      stage.stand([x, 0, z], () => {
        for (const lean of [-15, 15]) stage.stroke(d`M${lean * 0.3} -70L${lean} 0`, z < (z0 + z1) / 2 ? darken(tones.woodDeep, 0.2) : tones.woodDeep, 4)
        stage.stroke('M-9 -26H9', tones.woodDeep, 3)
      })
    }
    box(stage, { x: [x - 4, x + 4], y: [68, 76], z: [z0, z1] }, tones.wood)
  }
  const sheet = box(stage, { x: [x0, x1], y: [76, 78.4], z: [z0, z1] }, lighten(tones.wood, 0.26))
  sheet.top.run([[4, 54], [x1 - x0 - 4, 54]], darken(tones.wood, 0.4), 0.4, 0.8)
  const rail = box(stage, { x: [x0 + 6, x1 - 4], y: [78.4, 81], z: [z0 + 32, z0 + 42] }, tones.steel)
  rail.front.run([[2, 1.2], [x1 - x0 - 12, 1.2]], tones.accent, 0.8)
  for (const x of [x0 + 14, x1 - 16]) stage.stand([x, 78, z0 + 40], () => tool(stage, clamp, 30, 180, 0))
  stage.stand([x0 + 96, 78.4, z0 + 66], () => shavings(stage, 6, 20))
  stage.stand([x1 - 40, 78.4, z0 + 74], () => stage.at(0, -2, 1, () => tool(stage, level, 34, 84, 0.2)))
  return sheet
}
