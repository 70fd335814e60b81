import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import { pool } from '../core/solid'
import type { Stage } from '../core/stage'
import { basket, bookPile, books, mirror, picture, rug } from '../pieces/decor'
import { candles, fireplace as hearth, logs } from '../pieces/hearth'
import { halo, sconce, tableLamp } from '../pieces/lamps'
import { leaf } from '../pieces/leaves'
import { vase } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { armchair } from '../pieces/seating'
import { drawShell } from '../pieces/shell'
import { shelfBoard } from '../pieces/tables'
import { range } from '../pieces/surfaces'
import { dim, slantLight } from '../pieces/walls'
import { block } from '../pieces/tables'

function chimneyRoom(stage: Stage): Room {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 2.7, horizon: 378, x: 0, width: 620 })
  drawShell(stage, room, { finish: random.pick(['plain', 'two-tone', 'mouldings', 'stripes'] as const) })
  slantLight(stage, 220, 40, 380, 420)
  const breast = random.pick([tones.white, mix(tones.wall, tones.soft, 0.6), tones.soft])
  hearth(stage, room.height, breast, random.pick([tones.white, tones.wood, tones.main]))
  return room
}

export function fireplace(stage: Stage): void {
  const { tones, random } = stage
  const room = chimneyRoom(stage)
  for (const side of [-1, 1]) alcove(stage, side)
  stage.stand([0, 176, 26], () => {
    if (random.chance(0.6)) {
      picture(stage, 92, 70)
      stage.rect(-22, -44, 44, 3, stage.tube(tones.brass, 90), 1)
      halo(stage, 0, -30, 70)
    } else mirror(stage, 84, 84, tones.brass, 42)
  })
  for (const x of [-76, 76]) stage.stand([x, 176, 26], () => sconce(stage, 22, tones.cream))
  stage.stand([-66, 117, 36], () => candles(stage, 20))
  stage.stand([58, 117, 36], () => vase(stage, 44, tones.deep, random.chance(0.5) ? tones.accent : undefined))
  stage.stand([22, 117, 36], () => bookPile(stage, 24, 2))
  rug(stage, room.floor, -150, -262, 300, 176, random.pick([tones.main, tones.accent, tones.cream]), random.pick([tones.cream, tones.deep]))
  stage.stand([-118, 0, 58], () => {
    basket(stage, 46, 26, tones.woodDeep)
    stage.at(0, -22, 1, () => logs(stage, 40, 2))
  })
  armchair(stage, -188, 168, random.pick([tones.main, tones.deep, tones.accent]), 1)
  armchair(stage, 190, 158, random.pick([tones.main, tones.cream]), -1)
  block(stage, { x: [108, 146], y: [0, 44], z: [60, 92] }, tones.wood)
  stage.stand([127, 44, 78], () => tableLamp(stage, 48, tones.accent, tones.cream))
  dim(stage)
}

function alcove(stage: Stage, side: number): void {
  const { tones } = stage
  const left = side === -1 ? -268 : 104
  for (const [index, y] of [120, 164, 208].entries()) {
    shelfBoard(stage, left, y, 164, 22, tones.wood)
    stage.stand([left + 8, y, 14], () => {
      const end = books(stage, index === 1 ? 62 : 84, 26)
      stage.at(end + 16, 0, 1, () => (index === 2 ? bookPile(stage, 26, 3) : vase(stage, 30, index === 0 ? tones.accent : tones.main)))
      if (index === 1) stage.at(end + 52, 0, 1, () => basket(stage, 34, 20, tones.wood))
    })
  }
}

export function holidayMantel(stage: Stage): void {
  const { tones, random } = stage
  const room = chimneyRoom(stage)
  stage.stand([0, 178, 26], () => (random.chance(0.5) ? mirror(stage, 84, 84, tones.brass, 42) : picture(stage, 84, 66)))
  for (const x of [-72, 72]) stage.stand([x, 178, 26], () => sconce(stage, 22, tones.cream))
  for (const x of [-60, 44]) stage.stand([x, 117, 36], () => candles(stage, 22))
  stage.stand([0, 117, 38], () => vase(stage, 40, tones.cream, tones.accent))
  garland(stage)
  ;[tones.accent, tones.main, tones.deep, '#b8443a'].forEach((colour, index) => stage.stand([-56 + index * 37, 106, 46], () => stocking(stage, colour)))
  rug(stage, room.floor, -150, -250, 290, 160, random.pick([tones.cream, tones.main]), tones.accent)
  pool(stage, [188, 0, 60], 60, 0.4)
  stage.stand([188, 0, 60], () => tree(stage, 226))
  for (const [x, z, wide, tall, paper, ribbon] of [[138, 120, 42, 30, tones.main, tones.cream], [186, 136, 34, 42, tones.accent, tones.deep], [228, 118, 40, 26, '#b8443a', tones.cream]] as const) present(stage, x, z, wide, tall, paper, ribbon)
  armchair(stage, -186, 150, random.pick([tones.main, tones.deep]), 1)
  stage.stand([-112, 0, 58], () => logs(stage, 46, 3))
  dim(stage)
}

function garland(stage: Stage): void {
  const { tones, random } = stage
  stage.stand([0, 113, 48], () => {
    const sag = (x: number) => Math.abs(Math.sin((x / 84) * Math.PI)) * 10
    for (const x of range(-88, 89, 2.2)) {
      for (const angle of [60, 110, -20, 200]) leaf(stage, x, sag(x) + random.between(-2, 2), random.between(7, 11), 2.6, angle + random.between(-30, 30), random.pick([tones.leafDeep, darken(tones.leafDeep, 0.2), tones.leaf]))
    }
    for (const x of range(-84, 88, 9)) {
      stage.circle(x, sag(x) + 3, 2.3, stage.ball(random.pick(['#c5402f', tones.brass, '#c5402f'])))
      stage.circle(x + 4.5, sag(x + 4.5), 6, stage.glow('#ffe0a0', 0.9))
      stage.circle(x + 4.5, sag(x + 4.5), 1, '#fff3cf')
    }
  })
}

function stocking(stage: Stage, colour: string): void {
  stage.path('M-8 0H8V26Q8 30 14 32Q22 35 20 41Q18 46 8 45Q-6 44 -8 32Z', stage.fade([lighten(colour, 0.2), colour, darken(colour, 0.2)], 20))
  stage.path('M20 41Q18 46 8 45Q4 44.6 1 43Q6 36 14 33Q22 35 20 41Z', lighten(stage.tones.cream, 0.3))
  stage.rect(-10, -2, 20, 9, lighten(stage.tones.white, 0.4), 3)
  for (const y of [13, 19]) stage.stroke(d`M-8 ${y}H8`, lighten(colour, 0.6), 1.2, 0.7)
}

/** A fir with lights and balls, from its foot. */
function tree(stage: Stage, tall: number): void {
  const { tones, random } = stage
  const green = mix(tones.leafDeep, '#2f5a45', 0.5)
  stage.rect(-6, -26, 12, 22, stage.tube(tones.woodDeep))
  stage.path('M-24 -14H24L19 0H-19Z', stage.tube(tones.accent))
  const tiers = 7
  for (let tier = 0; tier < tiers; tier += 1) {
    const y = -24 - (tier * (tall - 60)) / tiers
    const half = (tall * 0.34 * (tiers - tier)) / tiers + 7
    const top = y - tall * 0.22
    const fringe = range(-half, half, half / 6).map((x, index) => d`L${x} ${y + (index % 2 === 0 ? 6 : 0) + (1 - Math.abs(x / half)) * 8}`).join('')
    stage.path(d`M0 ${top}` + fringe + d`L${half} ${y}Z`, stage.fade([lighten(green, 0.2), green, darken(green, 0.3)], 20))
  }
  for (let index = 0; index < 44; index += 1) {
    const share = random.between(0.04, 0.94)
    const half = tall * 0.3 * (1 - share) + 4
    const [x, y] = [random.between(-half, half), -28 - share * (tall - 52)]
    if (index % 3 === 0) stage.circle(x, y, random.between(3, 4.4), stage.ball(random.pick([tones.accent, '#c5402f', tones.brass, tones.cream])))
    else {
      stage.circle(x, y, 8, stage.glow('#ffe0a0', 0.9))
      stage.circle(x, y, 1.2, '#fff6dc')
    }
  }
  stage.circle(0, -tall + 2, 22, stage.glow('#ffe0a0', 0.9))
  const star = range(0, 10, 1).map((point) => {
    const radius = point % 2 === 0 ? 10 : 4.2
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2
    return d`${Math.cos(angle) * radius} ${-tall + 2 + Math.sin(angle) * radius}`
  })
  stage.path(`M${star.join('L')}Z`, '#f4c659')
}

function present(stage: Stage, x: number, z: number, wide: number, tall: number, paper: string, ribbon: string): void {
  const at = { x: [x - wide / 2, x + wide / 2], y: [0, tall], z: [z - 15, z + 15] } as const
  const faces = block(stage, at, paper)
  faces.front.rect(wide / 2 - 3, 0, 6, tall, ribbon)
  faces.top.rect(wide / 2 - 3, 0, 6, 30, lighten(ribbon, 0.2))
  stage.stand([x, tall, z], () => {
    stage.path('M0 0C-14 -14 -18 -2 0 0ZM0 0C14 -14 18 -2 0 0Z', stage.fade([lighten(ribbon, 0.3), ribbon]))
    stage.circle(0, -1, 2.4, darken(ribbon, 0.14))
  })
}
