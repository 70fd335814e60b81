import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import type { Room } from './room'
import { range } from './surfaces'

const FINISHES = ['plain', 'two-tone', 'mouldings', 'wainscot', 'stripes', 'botanical'] as const
export type Finish = (typeof FINISHES)[number]

/** Gives the back wall a finish over its paint. */
export function finishWall(stage: Stage, room: Room, finish: Finish = stage.random.pick(FINISHES)): void {
  const { tones } = stage
  const { wall, half, height } = room
  if (finish === 'two-tone') {
    const tone = stage.random.pick([tones.soft, mix(tones.soft, tones.main, 0.35)])
    wall.rect(-half, 12, half * 2, 96, tone, 0, 0.85)
    wall.rect(-half, 108, half * 2, 1.6, lighten(tone, 0.5))
    wall.rect(-half, 12, half * 2, 30, stage.veil(darken(tone, 0.5), 0, 0.12))
  } else if (finish === 'mouldings') {
    for (const x of range(-half + 16, half - 60, 124)) {
      frame(stage, room, x, 112, 108, height - 142)
      frame(stage, room, x, 26, 108, 66)
    }
    wall.rect(-half, 99, half * 2, 3.4, lighten(tones.wall, 0.4))
    wall.rect(-half, 97.6, half * 2, 1.4, darken(tones.wall, 0.24), 0, 0.6)
  } else if (finish === 'wainscot') {
    const seams = range(-half, half, 9.5)
    wall.rect(-half, 12, half * 2, 92, stage.fade([lighten(tones.white, 0.2), darken(tones.white, 0.06)]))
    wall.lines(seams.map((x) => [x, 12, x, 103] as const), darken(tones.white, 0.3), 0.5, 0.5)
    wall.rect(-half, 103, half * 2, 4, lighten(tones.white, 0.5))
    wall.rect(-half, 101.4, half * 2, 1.6, darken(tones.white, 0.24), 0, 0.7)
  } else if (finish === 'stripes') {
    for (const x of range(-half, half, 26)) wall.rect(x, 12, 13, height - 21, tones.soft, 0, 0.34)
  } else if (finish === 'botanical') {
    botanical(stage, room)
  }
}

function frame(stage: Stage, room: Room, u: number, v: number, width: number, height: number): void {
  const { wall } = stage.tones
  const path = [[u, v], [u + width, v], [u + width, v + height], [u, v + height], [u, v]] as const
  room.wall.run(path.map(([x, y]) => [x + 0.8, y - 0.8] as const), darken(wall, 0.3), 1.6, 0.4)
  room.wall.run(path, lighten(wall, 0.45), 1.3, 0.9)
}

function botanical(stage: Stage, room: Room): void {
  const tone = mix(stage.tones.soft, stage.tones.leaf, 0.25)
  const twig = (x: number, y: number, turn: number) => {
    const leaves = [0, 1, 2, 3].map((index) => {
      const side = index % 2 === 0 ? 1 : -1
      return d`M0 ${-index * 12}q${side * 14} ${-2} ${side * 18} ${-16}q${-side * 14} 2 ${-side * 18} 16`
    })
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${leaves.join('')}M0 8V-58q-5 10 0 14" fill="${tone}" stroke="${tone}" stroke-width="1.4"/></g>`
  }
  const fill = stage.pattern(120, 150, twig(34, 80, -12) + twig(92, 150, 16))
  room.wall.rect(-room.half, 12, room.half * 2, room.height - 21, fill, 0, 0.5)
}

/** Lets the picture fall into warm shade, away from the light. */
export function dim(stage: Stage): void {
  if (stage.light.strength === 0) return
  stage.group('style="mix-blend-mode:multiply"', () => {
    stage.rect(0, 0, stage.width, stage.height, stage.fade(['#fffaf3', '#f6e9e0', '#e3ccc8'], 24))
  })
}

/** Light from a window behind the viewer, slanting over a wall: drawn before all that hangs or stands there. */
export function slantLight(stage: Stage, x: number, y: number, width: number, height: number): void {
  const { sun, strength } = stage.light
  if (strength === 0) return
  const [columns, rows, gap, lean] = [2, 3, 0.05, 0.34]
  const at = (u: number, v: number): [number, number] => [x + u * width + v * width * lean, y + v * height + u * height * 0.1]
  stage.group('style="mix-blend-mode:soft-light"', () => {
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const [u0, u1] = [column / columns + gap, (column + 1) / columns]
        const [v0, v1] = [row / rows + gap, (row + 1) / rows]
        stage.poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)], lighten(sun, 0.3), Math.min(1, strength * (1.9 - row * 0.25)))
      }
    }
  })
}
