import { orbit } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, shadow, type Box } from '../core/solid'
import type { Stage } from '../core/stage'

/** Looks at things of about the given size (centimetres) from their front and above, in a square of 760. */
export function lookAt(stage: Stage, size: number, middle: number, yaw = -28, pitch = 20): void {
  stage.camera = orbit({ target: [0, middle, 0], distance: size * 4, yaw, pitch, scale: 760 / size, centre: [0, 0] })
}

function woodGrain(plane: Plane, width: number, height: number, colour: string): void {
  const { random } = plane.stage
  for (let line = 0; line < 5; line += 1) {
    const v = height * (0.14 + line * 0.18)
    const wave = Array.from({ length: 9 }, (_, index): [number, number] => [(width * index) / 8, v + Math.sin(index * 1.4 + line * 2) * height * 0.03])
    plane.run(wave, darken(colour, 0.34), random.between(0.12, 0.3), 0.4)
  }
  const knot = [random.between(0.2, 0.8) * width, random.between(0.3, 0.7) * height] as const
  plane.oval(knot[0], knot[1], height * 0.2, height * 0.09, darken(colour, 0.3), 0.5)
  plane.oval(knot[0], knot[1], height * 0.1, height * 0.05, darken(colour, 0.5), 0.5)
}

/** A sawn board; returns its left end. */
function board(stage: Stage, at: Box, colour: string): Plane {
  const { top, front, left } = box(stage, at, colour)
  woodGrain(top, at.x[1] - at.x[0], at.z[1] - at.z[0], colour)
  const width = at.x[1] - at.x[0]
  front.run([[0, 0.2], [width, 0.2]], darken(colour, 0.5), 0.2, 0.4)
  return left
}

export function plank(stage: Stage): void {
  const { wood } = stage.tones
  lookAt(stage, 118, 4, -34, 38)
  const tones = [darken(wood, 0.1), wood, lighten(wood, 0.16), mix(wood, '#a8683a', 0.24)]
  tones.forEach((tone, index) => {
    const z = -44 + index * 22
    const shift = [-6, 10, -14, 4][index] ?? 0
    const at: Box = { x: [-48 + shift, 44 + shift], y: [0, 1.6], z: [z, z + 21.4] }
    shadow(stage, { ...at, y: [0, 5] }, 0.4)
    board(stage, at, tone)
  })
  const loose = { x: [-34, 46] as const, y: [5, 6.8] as const, z: [-2, 19] as const }
  stage.patch([[-30, 1.7, 2], [48, 1.7, 2], [48, 1.7, 22], [-30, 1.7, 22]], '#2a1c3f', 0.2)
  board(stage, loose, lighten(wood, 0.06))
}

export function lumber(stage: Stage): void {
  const { wood, accent } = stage.tones
  lookAt(stage, 132, 20, -36, 22)
  shadow(stage, { x: [-54, 56], y: [0, 30], z: [-24, 24] }, 0.36)
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 3 - (row === 3 ? 1 : 0); column += 1) {
      const z = -24 + column * 16.4 + (row === 3 ? 6 : 0)
      const tone = [wood, lighten(wood, 0.18), darken(wood, 0.08)][(row + column * 2) % 3] ?? wood
      const shift = ((row * 7 + column * 5) % 9) - 4
      const at: Box = { x: [-54 + shift, 54 + shift], y: [row * 9.6, row * 9.6 + 9], z: [z, z + 15.6] }
      const left = board(stage, at, tone)
      for (const ring of [6.2, 4.4, 2.6]) left.oval(8, 2, ring, ring * 0.8, darken(tone, 0.3), 0.16)
    }
  }
  for (const x of [-34, 30]) {
    stage.patch([[x, 39, 22], [x + 5, 39, 22], [x + 5, 0, 26], [x, 0, 26]], accent, 0.9)
    stage.patch([[x, 39, 22], [x + 5, 39, 22], [x + 5, 39, -18], [x, 39, -18]], lighten(accent, 0.3), 0.9)
  }
}

export function drywall(stage: Stage): void {
  const { white, soft, deep, accent } = stage.tones
  lookAt(stage, 128, 46, -32, 14)
  shadow(stage, { x: [-44, 48], y: [0, 60], z: [-14, 20] }, 0.3)
  for (const [index, z] of [-14, -7, 0].entries()) {
    const shift = index * 4
    const { front, top } = box(stage, { x: [-44 + shift, 40 + shift], y: [0, 96 - index * 3], z: [z, z + 5] }, lighten(white, 0.1 + index * 0.1), { left: darken(white, 0.2) })
    front.rect(0, 0, 84, 96 - index * 3, stage.veil(deep, 0, 0.1, 60))
    top.lines([[0, 1.2, 84, 1.2], [0, 3.8, 84, 3.8]], darken(soft, 0.3), 0.6)
    if (index < 2) continue
    front.rect(0, 82, 84, 8, soft)
    front.lines([[6, 10, 78, 10], [6, 78, 78, 78]], darken(white, 0.24), 0.3, 0.7)
    for (const u of [14, 42, 70]) for (const v of [22, 44, 66]) {
      front.oval(u, v, 1.5, 1.5, darken(white, 0.3))
      front.oval(u, v, 0.8, 0.8, stage.tones.steel)
    }
  }
  const { front } = box(stage, { x: [6, 58], y: [0, 40], z: [16, 20] }, lighten(white, 0.3))
  front.rect(0, 34, 52, 6, accent)
}

/** A roll of thin foam with a silver film, standing, its end drawn out over the floor. */
export function underlayment(stage: Stage): void {
  const { main, steel, white, accent } = stage.tones
  const foam = mix(white, main, 0.36)
  stage.path('M20 236L352 280Q384 290 372 318L330 362Q320 372 300 370L-20 352Z', stage.fade([lighten(steel, 0.4), darken(steel, 0.12)], 20))
  stage.path('M20 236L352 280Q384 290 372 318L330 362Q320 372 300 370L-20 352Z', stage.veil(foam, 0.1, 0.7, 0))
  for (const step of [0.3, 0.55, 0.8]) stage.stroke(d`M${20 + step * 340} ${238 + step * 44}L${-20 + step * 330} ${352 + step * 18}`, darken(foam, 0.24), 4, 0.5)
  stage.path('M-310 -270V280Q-310 366 -100 366T110 280V-270Z', stage.tube(foam))
  stage.path('M60 -300Q110 -290 110 -260V280Q110 320 66 340Z', lighten(steel, 0.4), 0.7)
  stage.oval(-100, -270, 210, 92, stage.fade([lighten(foam, 0.5), foam], 20))
  for (const share of [0.86, 0.72, 0.58, 0.44, 0.3]) {
    stage.oval(-100, -270 + (1 - share) * 8, 210 * share, 92 * share, darken(foam, 0.3), 0.7)
    stage.oval(-100, -270 + (1 - share) * 8, 210 * share - 8, 92 * share - 5, lighten(foam, 0.3))
  }
  stage.oval(-100, -266, 44, 20, darken(foam, 0.6))
  stage.path('M-310 -60Q-310 20 -100 20T110 -60V60Q110 140 -100 140T-310 60Z', lighten(white, 0.4))
  stage.path('M-310 -60Q-310 20 -100 20T110 -60V-30Q110 50 -100 50T-310 -30Z', accent)
  for (const [y, wide] of [[78, 190], [106, 120]] as const) stage.rect(-230, y - 10, wide, 14, darken(white, 0.34), 7)
}
