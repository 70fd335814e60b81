import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { drawers } from '../pieces/cabinets'
import { bookPile, books, cushion, mug, rug } from '../pieces/decor'
import { sconce } from '../pieces/lamps'
import { plant, trailing, vase } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { sunlight } from '../pieces/sunlight'
import { range } from '../pieces/surfaces'
import { dim } from '../pieces/walls'
import { window } from '../pieces/windows'

const [LEFT, RIGHT, DEEP, SEAT] = [-118, 118, 62, 48]

export function windowSeat(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 3.1, eye: 112, horizon: 392, distance: 560, x: 0, width: 620 })
  const colour = random.pick([tones.main, tones.white, tones.soft, tones.deep])
  drawShell(stage, room, { finish: 'plain' })
  const panes = window(stage, room.wall, -92, 62, 184, 186, { columns: 4, rows: 4, frame: random.pick([tones.white, lighten(colour, 0.4)]) })
  if (stage.light.name === 'morning') frost(stage, room)
  sunlight(stage, room, panes)
  bench(stage, colour)
  for (const side of [-1, 1] as const) tower(stage, side, colour)
  arch(stage, room, colour)
  dress(stage)
  rug(stage, room.floor, -130, -224, 260, 130, random.pick([tones.accent, tones.cream, tones.main]), random.pick([tones.cream, tones.deep]))
  stage.stand([-196, 0, 120], () => plant(stage, 104))
  stage.stand([66, 0, 150], () => {
    bookPile(stage, 34, 3)
    stage.at(-4, -9, 1, () => mug(stage, 11, tones.accent))
  })
  dim(stage)
  glow(stage)
}

/** Light from the window over the seat and the floor. */
function glow(stage: Stage): void {
  const { sun, strength } = stage.light
  if (strength > 0) stage.oval(800, 420, 620, 520, stage.glow(sun, 0.4))
}

function frost(stage: Stage, room: Room): void {
  for (const x of range(-92, 92, 46)) {
    room.wall.art(x, 62, () => {
      for (const [cx, turn] of [[3, -70], [43, -110]] as const) {
        for (const lean of [-26, 0, 26]) {
          stage.at(cx, -2, 1, () => {
            stage.stroke('M0 0H26', '#ffffff', 0.9, 0.8)
            for (const y of [7, 13, 19]) stage.stroke(d`M${y} 0l5 -5M${y} 0l5 5`, '#ffffff', 0.7, 0.7)
          }, turn + lean)
        }
      }
      stage.rect(1, -18, 44, 18, stage.veil('#ffffff', 0, 0.75))
    })
  }
}

function bench(stage: Stage, colour: string): void {
  const { tones, random } = stage
  shadow(stage, { x: [LEFT, RIGHT], y: [0, 34], z: [0, DEEP] }, 0.18)
  const { front } = box(stage, { x: [LEFT, RIGHT], y: [0, SEAT - 8], z: [0, DEEP] }, colour)
  for (const u of [4, 81, 158]) drawers(front, u, 5, 74, SEAT - 17, 1, colour)
  const pad = random.pick([tones.accent, tones.cream, tones.soft])
  const mattress = box(stage, { x: [LEFT + 2, RIGHT - 2], y: [SEAT - 8, SEAT + 3], z: [4, DEEP + 2] }, pad, { top: stage.fade([lighten(pad, 0.2), lighten(pad, 0.4)]) })
  mattress.front.rect(0, 0, RIGHT - LEFT - 4, 11, stage.fade([lighten(pad, 0.1), darken(pad, 0.16)]), 3)
  mattress.front.run([[2, 9], [RIGHT - LEFT - 6, 9]], lighten(pad, 0.5), 0.6)
  for (const u of [58, 116, 174]) mattress.front.run([[u, 1], [u, 10]], darken(pad, 0.3), 0.6, 0.4)
}

function tower(stage: Stage, side: -1 | 1, colour: string): void {
  const { tones } = stage
  const [x0, x1] = side === -1 ? [-214, LEFT] : [RIGHT, 214]
  const { front } = box(stage, { x: [x0, x1], y: [0, 268], z: [0, DEEP] }, colour)
  drawers(front, 4, 5, x1 - x0 - 8, SEAT - 9, 1, colour)
  for (const [index, y] of [58, 112, 166, 220].entries()) {
    front.rect(5, y, x1 - x0 - 10, 44, stage.fade([darken(colour, 0.44), darken(colour, 0.28)]))
    front.rect(5, y, x1 - x0 - 10, 2, lighten(colour, 0.3))
    stage.stand([x0 + 12, y + 2, DEEP - 6], () => {
      if ((index + side) % 2 === 0) {
        const end = books(stage, 46, 27)
        stage.at(end + 14, 0, 1, () => (index > 1 ? bookPile(stage, 18, 2) : trailing(stage, 12, 20, tones.accent)))
      } else {
        stage.at(12, 0, 1, () => vase(stage, 32, tones.accent))
        stage.at(30, 0, 1, () => books(stage, 42, 26))
      }
    })
  }
}

function arch(stage: Stage, room: Room, colour: string): void {
  const { front } = box(stage, { x: [LEFT, RIGHT], y: [250, room.height], z: [0, DEEP] }, colour)
  front.rect(0, 0, RIGHT - LEFT, 4, lighten(colour, 0.3))
}

function dress(stage: Stage): void {
  const { tones, random } = stage
  for (const [x, tone, turn] of [[-94, tones.main, -10], [-70, tones.cream, 8], [88, tones.accent, 12], [64, mix(tones.soft, tones.main, 0.4), -6]] as const) {
    stage.stand([x, SEAT + 3, 22], () => stage.at(0, -17, 1, () => cushion(stage, 42, 36, tone), turn))
  }
  stage.stand([-8, SEAT + 3, 46], () => {
    stage.path('M-24 0Q-26 -6 -10 -6L0 -3L10 -6Q26 -6 24 0L0 2Z', lighten(tones.white, 0.5))
    stage.stroke('M0 -3V2', darken(tones.white, 0.3), 0.6)
    for (const y of [-3.6, -1.8]) stage.stroke(d`M-19 ${y}H-5M5 ${y}H19`, darken(tones.white, 0.34), 0.5, 0.7)
  })
  stage.stand([34, SEAT + 3, 48], () => {
    stage.path('M-16 1L18 1L30 34Q14 37 -8 34Z', stage.fade([lighten(tones.accent, 0.2), darken(tones.accent, 0.1)]))
    for (const y of [8, 14, 26]) stage.stroke(d`M${-14 + y * 0.24} ${y}L${20 + y * 0.3} ${y}`, lighten(tones.accent, 0.6), 0.9, 0.8)
    for (const x of range(-7, 29, 3)) stage.stroke(d`M${x} 35l-1 4`, lighten(tones.accent, 0.4), 0.7)
  })
  for (const x of [-104, 104]) stage.stand([x, 196, 8], () => sconce(stage, 22, random.chance(0.5) ? tones.cream : tones.accent))
}
