import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { range } from './surfaces'

/** A chimney breast with its hearth, mantel and fire, around the middle of the wall. */
export function fireplace(stage: Stage, height: number, breast: string, surround: string): void {
  const { tones } = stage
  shadow(stage, { x: [-92, 92], y: [0, 60], z: [0, 26] }, 0.12)
  const chimney = box(stage, { x: [-92, 92], y: [0, height], z: [0, 26] }, breast)
  chimney.front.rect(0, 0, 184, height, stage.fade([lighten(breast, 0.16), breast, darken(breast, 0.12)], 20))
  box(stage, { x: [-84, 84], y: [0, 5], z: [26, 62] }, tones.stone)
  const face = chimney.front.moved(92, 0)
  for (const x of [-70, 46]) {
    const post = box(stage, { x: [x, x + 24], y: [5, 108], z: [26, 34] }, surround)
    post.front.rect(5, 8, 14, 84, darken(surround, 0.06))
    post.front.run([[5, 8], [19, 8], [19, 92]], lighten(surround, 0.4), 0.7)
    for (const u of [9, 12, 15]) post.front.run([[u, 14], [u, 86]], darken(surround, 0.2), 0.8, 0.5)
  }
  const beamFront = box(stage, { x: [-70, 70], y: [84, 108], z: [26, 33] }, surround)
  beamFront.front.rect(30, 5, 80, 13, darken(surround, 0.06), 1)
  brick(stage, face)
  fire(stage)
  box(stage, { x: [-78, 78], y: [108, 112], z: [24, 42] }, lighten(surround, 0.06))
  box(stage, { x: [-84, 84], y: [112, 117], z: [22, 48] }, surround === tones.wood ? surround : lighten(surround, 0.1), { top: lighten(surround, 0.4) })
}

function brick(stage: Stage, face: Plane): void {
  const { random } = stage
  const clay = mix('#b0644a', stage.tones.main, 0.2)
  const front = face.moved(0, 0, 1)
  front.rect(-46, 5, 92, 79, darken(clay, 0.4))
  for (const y of range(5, 84, 6)) {
    for (const x of range(-46 - (Math.round(y) % 12 === 5 ? 0 : 7), 46, 14)) {
      const [left, right] = [Math.max(-46, x), Math.min(46, x + 13.2)]
      if (right - left > 1) front.rect(left, y, right - left, Math.min(5.3, 84 - y), random.pick([clay, lighten(clay, 0.14), darken(clay, 0.14)]), 0.4)
    }
  }
  front.poly([[-33, 5], [33, 5], [33, 52], [26, 62], [0, 66], [-26, 62], [-33, 52]], '#2b2029', 1, 4)
  front.poly([[-30, 5], [30, 5], [26, 14], [-26, 14]], '#40303a')
}

/** Logs and flames in the hearth. */
function fire(stage: Stage): void {
  const { random } = stage
  stage.stand([0, 6, 28], () => {
    stage.oval(0, -20, 70, 50, stage.glow('#ffab52', 0.75))
    for (const [x, tall, tone] of [[-16, 26, '#f0843c'], [14, 30, '#f0843c'], [-4, 40, '#f5a043'], [8, 24, '#ffd27a'], [-9, 22, '#ffd27a'], [0, 17, '#fff0c2']] as const) {
      const lean = random.between(-4, 4)
      stage.path(d`M${x - 8} -5C${x - 12} ${-tall * 0.5} ${x + lean} ${-tall * 0.6} ${x + lean} ${-tall}C${x + 6 + lean} ${-tall * 0.66} ${x + 13} ${-tall * 0.4} ${x + 8} -5Z`, tone, 0.92)
    }
    for (const [x, y, turn, long] of [[-2, -4, 6, 46], [4, -8, -12, 40]] as const) {
      stage.at(x, y, 1, () => {
        stage.rect(-long / 2, -4, long, 8, stage.fade(['#9a6b4a', '#6b4632', '#3f2a25']), 4)
        stage.oval(long / 2 - 1, 0, 2.6, 4, '#d9a878')
        stage.oval(long / 2 - 1, 0, 1.2, 2, '#a87750')
      }, turn)
    }
    for (const x of [-24, 24]) stage.stroke(d`M${x} 2V-10q0 -4 ${x > 0 ? 3 : -3} -5`, '#2b2029', 2.2)
    for (const [x, y] of [[-14, -44], [6, -52], [16, -40], [-4, -60]] as const) stage.circle(x, y, 0.9, '#ffd98f')
  })
}

/** Split logs in a pile, from the middle of its foot. */
export function logs(stage: Stage, wide: number, rows: number): void {
  const size = wide / 5
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < 5 - (row % 2); column += 1) {
      const x = -wide / 2 + size * (column + 0.5 + (row % 2) * 0.5)
      const y = -size * 0.5 - row * size * 0.86
      const tone = ['#c79a6a', '#d8b184', '#b98556'][(row + column) % 3] ?? '#c79a6a'
      stage.circle(x, y, size * 0.5, '#6f4c38')
      stage.circle(x, y, size * 0.42, mix(tone, stage.light.ambient.colour, stage.light.ambient.amount))
      stage.circle(x, y, size * 0.25, darken(tone, 0.14), 0.6)
      stage.circle(x, y, size * 0.1, darken(tone, 0.3), 0.6)
    }
  }
}

/** Candles of different heights, lit, from the left foot. */
export function candles(stage: Stage, tall: number): void {
  const { cream } = stage.tones
  for (const [x, share] of [[0, 0.7], [8, 1], [16, 0.5]] as const) {
    stage.circle(x, -tall * share - 3, 12, stage.glow('#ffd98a', 0.7))
    stage.rect(x - 2.6, -tall * share, 5.2, tall * share, stage.tube(cream), 0.8)
    stage.path(d`M${x - 1.3} ${-tall * share - 1.6}Q${x - 1.6} ${-tall * share - 4} ${x} ${-tall * share - 7}Q${x + 1.6} ${-tall * share - 4} ${x + 1.3} ${-tall * share - 1.6}Z`, '#ffcf6b')
  }
}
