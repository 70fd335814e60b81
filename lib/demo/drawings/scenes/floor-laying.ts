import { darken, lighten, mix } from '../core/colour'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { plant } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { beam, sunlight } from '../pieces/sunlight'
import { range } from '../pieces/surfaces'
import { standing, tool } from '../pieces/tools'
import { window } from '../pieces/windows'
import { handSaw, hammer, tapeMeasure } from '../products/hand-tools'

const WIDE = 22

export function floorLaying(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { width: 620, scale: 2.35, eye: 176, horizon: 128, distance: 600, x: -30 })
  const wood = random.pick([tones.wood, lighten(tones.wood, 0.2), darken(tones.wood, 0.16)])
  drawShell(stage, room, { floor: (at) => underlay(stage, at), finish: random.pick(['plain', 'two-tone', 'wainscot'] as const) })
  laid(stage, room, wood)
  const panes = window(stage, room.wall, -190, 62, 150, 150, { columns: 3, rows: 3 })
  const more = window(stage, room.wall, 66, 62, 120, 150, { columns: 2, rows: 3 })
  sunlight(stage, room, [...panes, ...more], stage.light.rays)
  pile(stage, wood)
  tools(stage, room, wood)
  pool(stage, [-258, 0, 40], 26, 0.3)
  stage.stand([-258, 0, 40], () => plant(stage, 134))
  beam(stage, [...panes, ...more])
}

function underlay(stage: Stage, room: Room): void {
  const foam = mix(stage.tones.soft, '#d5dbe0', 0.5)
  const { half, near, floor } = room
  floor.rect(-half, -near, half * 2, near, stage.fade([darken(foam, 0.1), lighten(foam, 0.2)]))
  floor.lines(range(-half, half, 8).map((x) => [x, 0, x, -near] as const), darken(foam, 0.2), 0.4, 0.3)
  for (const z of [110, 220, 330]) {
    floor.rect(-half, -z - 3, half * 2, 6, lighten(foam, 0.5), 0, 0.8)
    floor.lines([[-half, -z, half, -z]], darken(foam, 0.3), 0.4, 0.5)
  }
}

/** Rows of planks along the wall; every row nearer to the viewer is shorter than the one behind it. */
function laid(stage: Stage, room: Room, wood: string): void {
  const { random } = stage
  const rows = 10
  for (let row = 0; row < rows; row += 1) {
    const z = row * WIDE
    const end = row < 4 ? room.half : room.half - 70 - (row - 4) * random.between(70, 92)
    let x = -room.half - random.between(0, 100)
    while (x < end) {
      const [left, right] = [Math.max(-room.half, x), Math.min(end, x + random.between(100, 150))]
      const tone = random.pick([wood, lighten(wood, 0.16), darken(wood, 0.1), mix(wood, '#a8683a', 0.2)])
      if (right > left) plank(stage, room, left, right, z, tone)
      x = Math.max(right, x + 100)
    }
    if (row < 3) continue
    room.floor.rect(-room.half, -z - WIDE - 4, end + room.half, 4, stage.veil('#2a1c3f', 0.2, 0))
    room.floor.rect(end, -z - WIDE + 1, 4, WIDE - 1, stage.veil('#2a1c3f', 0.34, 0, 0))
  }
  room.floor.rect(-room.half, -14, room.half * 2, 14, stage.veil('#2a1c3f', 0.2, 0))
}

function plank(stage: Stage, room: Room, left: number, right: number, z: number, tone: string): void {
  const { floor } = room
  floor.rect(left, -z - WIDE, right - left, WIDE, tone)
  for (const share of [0.3, 0.62]) floor.run([[left + 2, -z - WIDE * share], [(left + right) / 2, -z - WIDE * share - 1], [right - 2, -z - WIDE * share]], darken(tone, 0.3), 0.3, 0.45)
  floor.lines([[left, -z, right, -z], [right, -z, right, -z - WIDE]], darken(tone, 0.5), 0.4, 0.55)
  floor.lines([[left, -z - WIDE + 0.5, right, -z - WIDE + 0.5]], lighten(tone, 0.5), 0.3, 0.4)
  if (stage.random.chance(0.3)) floor.oval((left + right) / 2 + 12, -z - WIDE / 2, 5, 1.6, darken(tone, 0.4), 0.5)
}

function pile(stage: Stage, wood: string): void {
  const [x0, x1] = [130, 290]
  shadow(stage, { x: [x0, x1], y: [0, 20], z: [158, 224] }, 0.26)
  for (let layer = 0; layer < 5; layer += 1) {
    for (let row = 0; row < 3; row += 1) {
      const shift = ((layer * 5 + row * 7) % 11) - 5
      const tone = [wood, lighten(wood, 0.18), darken(wood, 0.1), mix(wood, '#a8683a', 0.2)][(layer + row) % 4] ?? wood
      box(stage, { x: [x0 + shift, x1 + shift], y: [layer * 3.4, layer * 3.4 + 3], z: [158 + row * 22, 179.4 + row * 22] }, tone)
    }
  }
}

function tools(stage: Stage, room: Room, wood: string): void {
  shadow(stage, { x: [-40, 6], y: [0, 6], z: [128, 144] }, 0.3)
  box(stage, { x: [-40, 6], y: [0, 6], z: [128, 144] }, lighten(wood, 0.2))
  room.floor.art(-118, -116, () => tool(stage, hammer, 56, 62, 0.5))
  stage.stand([56, 0, 168], () => standing(stage, tapeMeasure, 20, 276))
  room.floor.art(40, -226, () => tool(stage, handSaw, 74, 66, 0.5))
}
