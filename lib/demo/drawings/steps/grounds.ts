import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { tool } from '../pieces/tools'
import { dim } from '../pieces/walls'

const SHADE = '#2a1c3f'

/** A plain wall that fills the picture, seen from close by. */
export function plainWall(stage: Stage, colour: string): void {
  stage.rect(0, 0, 1600, 900, stage.fade([lighten(colour, 0.26), colour, darken(colour, 0.1)], 30))
}

/** One board with its grain, from its upper left corner. */
export function board(stage: Stage, x: number, y: number, long: number, wide: number, colour: string): void {
  const { random } = stage
  stage.rect(x, y, long, wide, stage.fade([lighten(colour, 0.12), colour, darken(colour, 0.06)], 20), 3)
  for (let line = 0.14; line < 0.95; line += 0.17) {
    const [at, sway] = [y + wide * line, random.between(-0.07, 0.07) * wide]
    stage.stroke(d`M${x + 4} ${at}C${x + long * 0.3} ${at + sway} ${x + long * 0.6} ${at - sway} ${x + long - 4} ${at + sway * 0.4}`, darken(colour, 0.34), 2.6, 0.34)
  }
  stage.rect(x, y, long, 4, lighten(colour, 0.5), 2, 0.5)
  stage.rect(x, y + wide - 4, long, 5, darken(colour, 0.5), 2, 0.7)
}

/** Boards from one side of the picture to the other, seen from above. */
export function boardsAbove(stage: Stage, colour: string, rows: number): void {
  const wide = 900 / rows
  for (let row = 0; row < rows; row += 1) board(stage, -10, row * wide, 1620, wide, [colour, lighten(colour, 0.14), darken(colour, 0.06), mix(colour, '#b4703c', 0.14)][row % 4] ?? colour)
}

/** A tool (drawn 760 long) that lies on what is seen, around a point. */
export function lay(stage: Stage, draw: (stage: Stage) => void, x: number, y: number, long: number, turn = 0, reach = 1.2): void {
  stage.at(x, y, 1, () => tool(stage, draw, long, turn, reach))
}

/** A thing's soft shadow under it: drawn twice, once as shade. */
export function raised(stage: Stage, draw: () => void, fall = 14): void {
  for (const [share, opacity] of [[1, 0.1], [0.5, 0.16]] as const) stage.silhouette(SHADE, opacity, () => stage.at(fall * share * 0.7, fall * share, 1, draw))
  draw()
}

/** Soft light of a window over the ground, drawn before what is held or lies there; at dusk there is none. */
export function light(stage: Stage): void {
  const { sun, strength } = stage.light
  dim(stage)
  stage.group('style="mix-blend-mode:soft-light"', () => {
    for (const [x, y] of [[-60, -40], [560, 0], [80, 470], [700, 510]] as const) stage.poly([[x, y], [x + 560, y + 44], [x + 700, y + 480], [x + 140, y + 436]], lighten(sun, 0.3), strength * 0.7)
  })
}

/** Crumbs, chips or dust, scattered around a point. */
export function crumbs(stage: Stage, x: number, y: number, wide: number, tall: number, colour: string, count = 40): void {
  const { random } = stage
  for (let index = 0; index < count; index += 1) {
    const [cx, cy, size] = [x + random.between(-wide, wide), y + random.between(-tall, tall), random.between(2, 7)]
    stage.oval(cx + 2, cy + 3, size, size * 0.7, SHADE, 0.2)
    stage.oval(cx, cy, size, size * 0.7, random.chance(0.5) ? colour : lighten(colour, 0.4))
  }
}

/** A screw seen from above: its head with a cross. */
export function screwHead(stage: Stage, x: number, y: number, radius: number): void {
  const { steel } = stage.tones
  stage.oval(x + 2, y + 4, radius * 1.1, radius * 1.1, SHADE, 0.3)
  stage.circle(x, y, radius, stage.ball(steel))
  stage.stroke(d`M${x - radius * 0.5} ${y}h${radius}M${x} ${y - radius * 0.5}v${radius}`, darken(steel, 0.6), radius * 0.24)
}

/**
 * A gloved hand around an upright handle at the origin, its arm coming from the lower right; about 300 wide.
 * `held` draws what it holds, between the palm and the fingers.
 */
export function grip(stage: Stage, held: () => void): void {
  const { cream, accent, deep, ink } = stage.tones
  const skin = lighten(cream, 0.1)
  const palm = stage.fade([lighten(skin, 0.3), skin, darken(skin, 0.26)], 60)
  const arm = () => {
    stage.path('M150 120L270 0C420 120 640 330 900 640L640 900C470 640 270 330 150 120Z', stage.fade([lighten(deep, 0.2), deep, darken(deep, 0.2)], 135))
    stage.path('M92 118L246 -34C290 0 330 40 356 76L206 236C160 200 120 160 92 118Z', stage.fade([lighten(accent, 0.24), accent, darken(accent, 0.24)], 135))
    for (const shift of [0, 26, 52, 78]) stage.stroke(d`M${122 + shift} ${130 + shift * 0.96}L${250 + shift} ${2 + shift * 0.9}`, darken(accent, 0.36), 5, 0.5)
    stage.path('M-20 -150C60 -200 190 -170 236 -90C270 -30 262 40 210 90C160 140 60 170 -30 140Z', palm)
  }
  raised(stage, arm, 26)
  held()
  const knuckle = stage.fade([darken(skin, 0.1), lighten(skin, 0.3), skin, darken(skin, 0.28)], 90)
  for (const [y, left, right, turn] of [[114, -66, 96, 6], [46, -84, 124, 3], [-26, -88, 134, 0], [-96, -78, 120, -4]] as const) {
    stage.at(0, y, 1, () => {
      stage.rect(left + 4, -26, right - left, 70, SHADE, 34, 0.24)
      stage.rect(left, -34, right - left, 68, knuckle, 34)
      for (const x of [left + 64, right - 52]) stage.stroke(d`M${x} -22q12 22 0 44`, darken(skin, 0.4), 4, 0.4)
    }, turn)
  }
  stage.path('M150 -96C120 -150 60 -190 14 -236C-10 -262 -44 -238 -30 -206C-6 -160 40 -110 84 -60Z', darken(skin, 0.5), 0.24)
  stage.path('M204 -84C160 -160 66 -200 20 -246C-6 -270 -42 -246 -28 -214C-4 -168 46 -118 92 -64Q170 0 204 -84Z', stage.fade([lighten(skin, 0.3), skin, darken(skin, 0.2)], 50))
  stage.stroke('M176 -60C200 -20 204 30 186 70', darken(ink, 0.1), 4, 0.16)
}
