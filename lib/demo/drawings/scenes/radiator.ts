import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import { pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { bookPile, mug, picture, rug } from '../pieces/decor'
import { floorLamp } from '../pieces/lamps'
import { plant, trailing } from '../pieces/plants'
import { roomOf } from '../pieces/room'
import { armchair, stool } from '../pieces/seating'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'
import { tool } from '../pieces/tools'
import { thermostat } from '../products/electrical'

export function radiator(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { scale: 3.5, eye: 104, horizon: 400, x: -30, distance: 520 })
  drawShell(stage, room, { finish: random.pick(['plain', 'wainscot', 'two-tone', 'botanical'] as const) })
  slantLight(stage, 1000, 80, 380, 420)
  const panes = window(stage, room.wall, -150, 92, 136, 124, { columns: 2, rows: 2, curtain: random.pick([tones.cream, tones.accent, tones.soft]) })
  sunlight(stage, room, panes)
  rug(stage, room.floor, -150, -200, 270, 130, random.pick([tones.soft, tones.main]), random.pick([tones.accent, tones.cream]))
  castIron(stage, -150, 136, random.pick([tones.white, tones.white, tones.soft]))
  stage.stand([88, 140, 1], () => tool(stage, thermostat, 19, 0, 1))
  stage.stand([88, 183, 0], () => picture(stage, 58, 44))
  if (random.chance(0.7)) cat(stage, -66, 92)
  stage.stand([-134, 93, 7], () => trailing(stage, 13, 16, tones.accent))
  stage.stand([30, 0, 40], () => floorLamp(stage, 150, tones.cream))
  armchair(stage, 96, 118, random.pick([tones.main, tones.accent, tones.deep]), -1)
  pool(stage, [-186, 0, 60], 24, 0.3)
  stage.stand([-186, 0, 60], () => plant(stage, 118))
  stool(stage, 26, 132, 42, tones.wood)
  stage.stand([22, 43, 132], () => bookPile(stage, 17, 2))
  stage.stand([28, 49, 132], () => mug(stage, 8, tones.accent))
  beam(stage, panes)
}

function castIron(stage: Stage, x: number, wide: number, colour: string): void {
  shadow(stage, { x: [x, x + wide], y: [0, 30], z: [4, 22] }, 0.24)
  stage.stand([x, 0, 20], () => {
    const ribs = Math.round(wide / 11)
    stage.rect(-3, -20, 4, 16, stage.tube(stage.tones.brass), 1)
    stage.rect(-9, -19, 14, 4, stage.tube(stage.tones.brass, 90), 1)
    stage.circle(-10, -17, 4.4, stage.ball(colour))
    for (let rib = 0; rib < ribs; rib += 1) {
      const left = rib * 11
      stage.rect(left + 0.4, -74, 10.2, 68, stage.tube(colour), 5)
      stage.rect(left + 3.4, -66, 1.2, 50, darken(colour, 0.3), 0.6, 0.5)
      stage.rect(left + 6.6, -66, 1.2, 50, darken(colour, 0.3), 0.6, 0.5)
      stage.rect(left + 4.6, -68, 1.4, 54, lighten(colour, 0.6), 0.7, 0.7)
    }
    for (const foot of [6, wide - 14]) stage.path(d`M${foot} -10H${foot + 8}L${foot + 10} 0H${foot - 2}Z`, darken(colour, 0.2))
    stage.rect(2, -70, wide - 6, 3, lighten(colour, 0.5), 1, 0.4)
  })
}

/** A cat asleep on the sill. */
function cat(stage: Stage, x: number, y: number): void {
  const { tones, random } = stage
  const fur = random.pick(['#6b5a55', '#c58a55', '#4a4453', '#e3d5c3'])
  stage.stand([x, y, 9], () => {
    stage.oval(0, 0, 24, 1.6, stage.glow('#2a1c3f', 0.5))
    stage.path('M-22 -1C-26 -14 -12 -19 0 -18S24 -14 23 -2Q22 0 18 0H-18Z', stage.fade([lighten(fur, 0.24), fur, darken(fur, 0.2)]))
    stage.path('M18 -3Q30 -2 26 4T12 3Q24 3 20 -1Z', darken(fur, 0.1))
    stage.circle(-18, -7, 7, stage.fade([lighten(fur, 0.2), fur]))
    stage.path('M-24 -10L-23 -17L-18.6 -13ZM-17 -13.6L-12.6 -17L-12 -10Z', darken(fur, 0.1))
    stage.stroke('M-21.6 -6.4q1.4 1 2.6 0M-16.4 -6.4q1.4 1 2.6 0', darken(fur, 0.6), 0.6)
    stage.circle(-17.6, -4.4, 0.7, tones.accent)
    for (const stripe of [-4, 3, 10]) stage.stroke(d`M${stripe} -17.6q2 5 0 9`, darken(fur, 0.3), 1.6, 0.5)
  })
}
