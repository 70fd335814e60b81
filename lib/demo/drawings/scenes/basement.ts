import { darken, lighten, mix } from '../core/colour'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { basket } from '../pieces/decor'
import { machine, towelPile } from '../pieces/laundry'
import { roomOf, type Room } from '../pieces/room'
import { flightAside, newel } from '../pieces/staircase'
import { can, crate, storeJar } from '../pieces/stores'
import { beam, sunlight } from '../pieces/sunlight'
import { range, tiles } from '../pieces/surfaces'
import { bucket, standing } from '../pieces/tools'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'
import { paintCan } from '../products/paint'
import { pendant } from '../pieces/lamps'
import { drawShell } from '../pieces/shell'

const HEIGHT = 232

export function basement(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { height: HEIGHT, scale: 2.58, eye: 122, horizon: 378, x: -20 })
  const block = mix(tones.wall, tones.soft, 0.35)
  drawShell(stage, room, { wall: block, floor: (at) => concrete(stage, at), finish: 'plain', skirting: tones.stone, cornice: false })
  tiles(stage, room.wall, -300, 12, 600, HEIGHT - 12, { width: 44, height: 21, colour: block, vary: 0.03, joint: 1 })
  room.wall.rect(-300, 12, 600, HEIGHT - 12, stage.veil('#2a1c3f', 0.14, 0))
  slantLight(stage, 540, 80, 380, 420)
  const panes = window(stage, room.wall, -66, 162, 108, 50, { columns: 3, rows: 1 })
  joists(stage, room)
  pipes(stage)
  sunlight(stage, room, panes, [0.1, -0.9, 0.62])
  rack(stage)
  furnace(stage, random.pick([tones.main, tones.deep]))
  laundryCorner(stage)
  stairs(stage)
  onFloor(stage)
  for (const x of [-150, 96]) stage.stand([x, HEIGHT, 130], () => pendant(stage, 30, 34, random.pick([tones.deep, tones.accent]), 'dome'))
  beam(stage, panes, [0.1, -0.9, 0.62])
}

function concrete(stage: Stage, room: Room): void {
  const base = mix(stage.tones.stone, '#d4d2d0', 0.4)
  room.floor.rect(-room.half, -room.near, room.half * 2, room.near, stage.fade([darken(base, 0.1), lighten(base, 0.28)]))
  room.floor.lines([...range(-room.half + 80, room.half, 150).map((x) => [x, 0, x, -room.near] as const), [-room.half, -104, room.half, -104] as const], darken(base, 0.3), 0.8, 0.5)
}

function joists(stage: Stage, room: Room): void {
  const { tones } = stage
  const timber = mix(tones.wood, tones.wall, 0.3)
  room.ceiling.rect(-room.half, 0, room.half * 2, room.near, darken(timber, 0.4))
  const outward = range(-280, 300, 56).sort((a, b) => Math.abs(b) - Math.abs(a))
  for (const x of outward) box(stage, { x: [x, x + 8], y: [HEIGHT - 16, HEIGHT], z: [0, 300] }, timber)
}

function pipes(stage: Stage): void {
  const { tones } = stage
  const copper = mix('#c98a5e', stage.light.ambient.colour, stage.light.ambient.amount)
  for (const [y, colour] of [[208, copper], [200, lighten(tones.steel, 0.2)]] as const) {
    box(stage, { x: [-300, 300], y: [y - 2, y + 2], z: [12, 15] }, colour, { front: stage.tube(colour, 90) })
    for (const x of range(-250, 300, 110)) box(stage, { x: [x, x + 4], y: [y - 4, HEIGHT - 12], z: [11, 16] }, darken(tones.steel, 0.3))
  }
}

function rack(stage: Stage): void {
  const { tones } = stage
  const [x0, x1] = [-292, -166]
  shadow(stage, { x: [x0, x1], y: [0, 50], z: [2, 48] }, 0.2)
  for (const x of [x0, x1 - 4]) box(stage, { x: [x, x + 4], y: [0, 186], z: [2, 6] }, darken(tones.steel, 0.4))
  for (const y of [14, 58, 102, 146, 186]) {
    box(stage, { x: [x0, x1], y: [y - 4, y], z: [2, 48] }, tones.wood)
    if (y === 186) continue
    stage.stand([x0 + 8, y, 30], () => {
      if (y === 102) for (const [index, at] of range(8, 112, 17).entries()) stage.at(at, 0, 1, () => (index % 3 === 1 ? can(stage, 12, 15) : storeJar(stage, 14, 19 + (index % 2) * 7)))
      else if (y === 146) for (const at of [22, 76]) stage.at(at, 0, 1, () => carton(stage, 46, 28))
      else for (const at of [20, 62, 100]) stage.at(at, 0, 1, () => basket(stage, 36, y === 14 ? 30 : 25, lighten(tones.wood, y === 14 ? 0.1 : 0.24)))
    })
  }
  for (const x of [x0, x1 - 4]) box(stage, { x: [x, x + 4], y: [0, 186], z: [44, 48] }, darken(tones.steel, 0.2))
}

function carton(stage: Stage, wide: number, tall: number): void {
  const board = mix('#d2aa7c', stage.light.ambient.colour, stage.light.ambient.amount)
  stage.rect(-wide / 2, -tall, wide, tall, stage.fade([lighten(board, 0.16), darken(board, 0.1)]), 0.6)
  stage.rect(-3, -tall, 6, tall, lighten(board, 0.4), 0, 0.7)
  stage.rect(-wide * 0.42, -tall * 0.5, wide * 0.26, tall * 0.26, lighten(stage.tones.cream, 0.5), 0.4)
}

/** A furnace with its duct to the ceiling, its gauges, and a cable up the wall. */
function furnace(stage: Stage, colour: string): void {
  const { tones } = stage
  const metal = lighten(tones.steel, 0.2)
  shadow(stage, { x: [-140, -74], y: [0, 60], z: [0, 56] }, 0.2)
  box(stage, { x: [-124, -92], y: [130, 218], z: [14, 40] }, metal)
  for (const y of [150, 176]) box(stage, { x: [-126, -90], y: [y, y + 3], z: [12, 42] }, darken(metal, 0.14))
  box(stage, { x: [-140, -74], y: [0, 6], z: [0, 54] }, darken(colour, 0.5))
  const { front } = box(stage, { x: [-140, -74], y: [6, 134], z: [0, 56] }, colour)
  front.rect(5, 70, 56, 52, stage.fade([lighten(colour, 0.2), darken(colour, 0.04)], 60), 2)
  front.rect(5, 8, 56, 56, darken(colour, 0.1), 2)
  front.lines(range(18, 50, 6).map((v) => [14, v, 52, v] as const), darken(colour, 0.5), 2, 0.8)
  front.rect(12, 100, 24, 13, darken(tones.ink, 0.1), 1.4)
  front.rect(15, 105, 13, 2, '#9fe0d8')
  for (const u of [46, 55]) front.oval(u, 106, 3.2, 3.2, lighten(tones.cream, 0.4))
  stage.stand([-66, 96, 6], () => stage.stroke('M-6 0H6V-100', darken(tones.ink, 0.1), 1.6))
}

function laundryCorner(stage: Stage): void {
  const { tones } = stage
  shadow(stage, { x: [-54, 84], y: [0, 50], z: [0, 62] }, 0.18)
  machine(stage, -54, tones.white, tones.accent)
  machine(stage, 16, tones.white)
  box(stage, { x: [-58, 86], y: [87, 91], z: [0, 63] }, tones.wood, { top: stage.fade([lighten(tones.wood, 0.2), lighten(tones.wood, 0.44)]) })
  stage.stand([-28, 91, 34], () => towelPile(stage, 40, [tones.soft, tones.white, tones.accent]))
  stage.stand([26, 91, 34], () => basket(stage, 42, 22, lighten(tones.wood, 0.2)))
}

function stairs(stage: Stage): void {
  const { tones } = stage
  shadow(stage, { x: [118, 300], y: [0, 40], z: [70, 150] }, 0.22)
  for (const [x, size] of [[190, 26], [212, 30]] as const) stage.stand([x, 0, 90], () => standing(stage, paintCan, size))
  const steps = { x: 112, y: 0, z: [64, 148] as const, steps: 12, run: 25, rise: 18.6, way: 1 as const }
  flightAside(stage, { ...steps, tread: tones.wood, string: darken(tones.wood, 0.12), rail: tones.woodDeep })
  stage.stand([106, 0, 150], () => newel(stage, 98, darken(tones.wood, 0.04), tones.woodDeep))
}

function onFloor(stage: Stage): void {
  const { tones } = stage
  pool(stage, [-208, 0, 120], 30, 0.3)
  stage.stand([-208, 0, 120], () => crate(stage, 60, 32, ['#c8583f', '#8fa45a', '#d9a04a']))
  stage.stand([-140, 0, 138], () => bucket(stage, 30, tones.accent))
}
