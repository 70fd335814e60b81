import { darken, lighten, mix } from '../core/colour'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { doors, faucet } from '../pieces/cabinets'
import { basket, jar } from '../pieces/decor'
import { jug, machine, shirt, towelPile, trousers } from '../pieces/laundry'
import { plant, trailing } from '../pieces/plants'
import { roomOf } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { checker, tiles } from '../pieces/surfaces'
import { shelfBoard } from '../pieces/tables'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

export function laundry(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { width: 560, scale: 2.75, horizon: 370, x: -22 })
  drawShell(stage, room, {
    floor: (at) => checker(stage, at, lighten(tones.cream, 0.2), random.pick([tones.main, tones.soft, tones.deep]), 26),
    finish: 'plain',
  })
  tiles(stage, room.wall, -280, 90, 560, 46, { width: 12, height: 12, offset: 0, colour: mix(tones.white, tones.soft, 0.5), vary: 0.07 })
  slantLight(stage, 760, 130, 360, 380)
  const panes = window(stage, room.wall, -236, 126, 92, 96, { columns: 2, rows: 2, blind: tones.cream })
  sunlight(stage, room, panes)
  bench(stage)
  rack(stage)
  shelfBoard(stage, -112, 190, 186, 30, tones.wood)
  const things = [() => basket(stage, 38, 28, tones.wood), () => towelPile(stage, 34, [tones.accent, tones.white, tones.soft, tones.cream]), () => basket(stage, 38, 26, lighten(tones.wood, 0.2)), () => jar(stage, 15, 24, tones.cream)]
  things.forEach((thing, index) => stage.stand([-90 + index * 46, 190, 18], thing))
  hamper(stage)
  beam(stage, panes)
}

function bench(stage: Stage): void {
  const { tones, random } = stage
  const colour = random.pick([tones.main, tones.deep, tones.soft])
  shadow(stage, { x: [-280, 120], y: [0, 40], z: [0, 60] }, 0.2)
  const sinkCabinet = box(stage, { x: [-280, -124], y: [6, 86], z: [0, 60] }, colour)
  doors(sinkCabinet.front, 1, 4, 154, 76, 3, colour)
  const body = random.pick([tones.white, tones.white, tones.steel])
  machine(stage, -118, body, tones.accent)
  machine(stage, -48, body)
  box(stage, { x: [20, 120], y: [6, 86], z: [0, 60] }, colour)
  const cubby = box(stage, { x: [20, 120], y: [6, 86], z: [59, 60] }, colour)
  for (const y of [4, 42]) cubby.front.rect(4, y, 92, 34, stage.fade([darken(colour, 0.5), darken(colour, 0.34)]))
  stage.stand([46, 10, 56], () => basket(stage, 40, 28, tones.wood))
  stage.stand([94, 10, 56], () => basket(stage, 40, 28, tones.wood))
  stage.stand([46, 48, 56], () => towelPile(stage, 36, [tones.white, tones.soft, tones.accent]))
  stage.stand([94, 48, 56], () => towelPile(stage, 36, [tones.cream, tones.main, tones.white]))
  const top = random.pick([tones.wood, tones.white])
  box(stage, { x: [-280, 123], y: [86, 91], z: [0, 64] }, top, { top: stage.fade([lighten(top, 0.2), lighten(top, 0.42)]) })
  stage.patch([[-226, 91.2, 14], [-160, 91.2, 14], [-158, 91.2, 52], [-229, 91.2, 52]], darken(tones.white, 0.26))
  stage.stand([-194, 91, 12], () => faucet(stage, 38, random.pick([tones.brass, tones.steel])))
  stage.stand([-96, 91, 26], () => jug(stage, 32, tones.main))
  stage.stand([-70, 91, 30], () => jug(stage, 26, tones.white))
  stage.stand([-6, 91, 34], () => towelPile(stage, 44, [tones.soft, tones.white, tones.accent]))
  stage.stand([86, 91, 28], () => trailing(stage, 18, 30, tones.accent))
}

function rack(stage: Stage): void {
  const { tones, random } = stage
  const rod = (x: number) => box(stage, { x: [x, x + 4], y: [0, 196], z: [30, 34] }, tones.woodDeep)
  pool(stage, [208, 0, 34], 54, 0.3)
  rod(150)
  rod(256)
  box(stage, { x: [144, 266], y: [192, 196], z: [29, 35] }, tones.wood)
  box(stage, { x: [150, 260], y: [16, 19], z: [20, 50] }, tones.wood)
  const clothes = [tones.white, tones.accent, tones.soft, tones.deep, tones.cream]
  clothes.forEach((colour, index) => {
    stage.stand([168 + index * 19, 190, 34], () => (index === 3 ? trousers(stage, 26, 84, colour) : shirt(stage, 32, 72 + random.between(-6, 10), colour)))
  })
  stage.stand([184, 19, 40], () => basket(stage, 40, 26, lighten(tones.wood, 0.14)))
  stage.stand([236, 19, 40], () => towelPile(stage, 34, [tones.accent, tones.cream]))
}

function hamper(stage: Stage): void {
  const { tones } = stage
  pool(stage, [-206, 0, 150], 34, 0.34)
  stage.stand([-206, 0, 150], () => {
    stage.path('M-24 -46Q-20 -60 -8 -54Q0 -66 12 -55Q24 -60 26 -45Z', stage.fade([lighten(tones.soft, 0.3), tones.soft]))
    stage.path('M-2 -46Q8 -60 25 -47L22 -30L4 -34Z', stage.fade([tones.accent, darken(tones.accent, 0.1)]))
    basket(stage, 60, 46, tones.wood)
    for (const x of [-31, 31]) stage.stroke(`M${x} -42q${x > 0 ? 6 : -6} 4 0 12`, tones.woodDeep, 2.4)
  })
  stage.stand([262, 0, 120], () => plant(stage, 96, 'snake'))
}
