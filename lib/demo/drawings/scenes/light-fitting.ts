import { straightOn } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { books, herbs } from '../pieces/decor'
import { halo } from '../pieces/lamps'
import { stepLadder, tool } from '../pieces/tools'
import { dim, slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'
import { bulb } from '../products/electrical'
import { pliers, screwdriver } from '../products/hand-tools'

const WIRES = ['#c65a3f', '#e9e2d2', '#5f9a63']

export function lightFitting(stage: Stage): void {
  const { tones, random } = stage
  stage.camera = straightOn({ scale: 6, eye: 40, horizon: 470, distance: 420 })
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  const paint = random.pick([tones.wall, mix(tones.wall, tones.soft, 0.7)])
  wall.rect(-150, -60, 300, 200, stage.fade([lighten(paint, 0.26), paint, darken(paint, 0.1)], 30))
  slantLight(stage, 860, 60, 420, 520)
  stage.patch([[-150, 110, 0], [150, 110, 0], [150, 110, 120], [-150, 110, 120]], stage.fade([lighten(tones.white, 0.5), darken(tones.white, 0.08)]))
  wall.rect(-150, 104, 300, 6, stage.fade([lighten(tones.white, 0.4), darken(tones.white, 0.1)]))
  window(stage, wall, -124, 12, 62, 76, { columns: 2, rows: 2, curtain: tones.cream, shortCurtain: true })
  panel(stage, wall)
  stage.stand([8, 110, 40], () => fitting(stage, random.pick([tones.accent, tones.deep, tones.main])))
  openBox(stage, wall)
  sideboard(stage)
  stage.stand([-40, -60, 60], () => stepLadder(stage, 118, tones.accent))
  dim(stage)
}

function panel(stage: Stage, wall: Plane): void {
  const { soft, main, white } = stage.tones
  const tone = mix(soft, main, 0.25)
  wall.rect(-150, -60, 300, 62, stage.fade([tone, darken(tone, 0.1)]))
  wall.rect(-150, 2, 300, 3, lighten(white, 0.3))
  wall.rect(-150, 0.6, 300, 1.4, darken(tone, 0.34), 0, 0.6)
}

/** A pendant that hangs from its box by a hook, its rose let down and its wires joined. */
function fitting(stage: Stage, colour: string): void {
  const { brass, ink, white } = stage.tones
  stage.oval(0, 1, 15, 2.4, darken(white, 0.3))
  stage.oval(0, 0.6, 12, 1.8, darken(ink, 0.1))
  WIRES.forEach((wire, index) => {
    const x = (index - 1) * 5
    stage.stroke(d`M${x} 1C${x * 2.6} 8 ${x * 2.2} 12 ${x * 1.3} 17`, wire, 1.2)
    stage.path(d`M${x * 1.3 - 1.6} 16L${x * 1.3} 11L${x * 1.3 + 1.6} 16Z`, index === 1 ? '#e3b54f' : '#d58a4a')
    stage.stroke(d`M${x * 1.3} 16Q${x * 0.6} 20 ${x * 0.3} 23`, wire, 1.2)
  })
  stage.path('M-11 29Q-11 21 0 21T11 29Z', stage.fade([lighten(brass, 0.5), brass, darken(brass, 0.3)], 0))
  stage.oval(0, 29, 11, 1.6, darken(brass, 0.36))
  stage.stroke('M0 29V54', ink, 0.8)
  halo(stage, 0, 76, 90)
  stage.rect(-3, 50, 6, 7, stage.tube(brass), 1)
  stage.at(0, 83, 0.022, () => bulb(stage), 180)
  stage.path('M-4 56C-18 58 -27 68 -29 82H29C27 68 18 58 4 56Z', stage.fade([lighten(colour, 0.34), colour, darken(colour, 0.26)], 0))
  stage.path('M-22 78Q-20 66 -10 60Q-14 68 -15 78Z', '#ffffff', 0.26)
  stage.oval(0, 82, 29, 3.4, darken(colour, 0.4))
  stage.oval(0, 82.4, 26, 2.5, '#ffe9b8')
}

function openBox(stage: Stage, wall: Plane): void {
  const { tones } = stage
  const [u, v] = [64, 16]
  wall.rect(u - 3, v - 4, 32, 39, '#2a1c3f', 1, 0.12)
  wall.rect(u - 3, v - 3, 30, 38, lighten(tones.white, 0.3), 2)
  wall.rect(u, v, 24, 32, darken(tones.stone, 0.2), 1)
  wall.rect(u + 1, v + 1, 22, 30, stage.fade([darken(tones.ink, 0.2), mix(tones.ink, tones.stone, 0.3)], 60), 0.6)
  for (const y of [v + 2.6, v + 29.4]) wall.oval(u + 12, y, 1.2, 1.2, tones.brass)
  WIRES.forEach((wire, index) => {
    const x = u + 6 + index * 6
    const [ax, ay] = stage.spot([x, v + 24, 0])
    const [bx, by] = stage.spot([x - 5 + index * 5, v + 5 - index * 3, 9])
    const path = d`M${ax} ${ay}C${ax - 10} ${ay + 30} ${bx + 4} ${by - 70} ${bx} ${by}`
    stage.stroke(path, darken(wire, 0.4), 12)
    stage.stroke(path, wire, 9)
    stage.stroke(d`M${bx} ${by}l-1 20`, '#d9934f', 5)
  })
  const [tx, ty] = stage.spot([u + 44, v + 14, 6])
  stage.at(tx, ty, 9, () => tester(stage))
}

/** A tester that glows at the tip. */
function tester(stage: Stage): void {
  const { accent, ink } = stage.tones
  stage.at(0, 0, 1, () => {
    stage.circle(0, -16, 9, stage.glow('#ff8a5c', 0.8))
    stage.rect(-1.8, -15, 3.6, 34, '#2a1c3f', 1.6, 0.12)
    stage.path('M-1 -12L-0.6 -17H0.6L1 -12Z', '#ffd2b8')
    stage.rect(-2.4, -12, 4.8, 30, stage.tube(accent), 2)
    stage.rect(-2.4, -4, 4.8, 5, stage.tube(ink), 0.6)
    stage.circle(0, 6, 1, '#ff8a5c')
    stage.rect(2, 0, 1, 15, ink, 0.5)
  }, -38)
}

function sideboard(stage: Stage): void {
  const { tones } = stage
  const top = -14
  stage.patch([[34, top, 0], [150, top, 0], [150, top, 36], [30, top, 36]], lighten(tones.wood, 0.36))
  stage.patch([[30, top, 36], [150, top, 36], [150, top - 6, 36], [30, top - 6, 36]], tones.wood)
  stage.patch([[34, top - 6, 35], [150, top - 6, 35], [150, -70, 35], [34, -70, 35]], stage.fade([darken(tones.wood, 0.3), darken(tones.wood, 0.1)]))
  for (const x of [38, 82]) stage.patch([[x, top - 10, 35.2], [x + 40, top - 10, 35.2], [x + 40, top - 30, 35.2], [x, top - 30, 35.2]], tones.wood)
  for (const x of [58, 102]) stage.stand([x, top - 20, 35.4], () => stage.circle(0, 0, 1.6, tones.brass))
  stage.stand([42, top, 14], () => books(stage, 15, 15))
  stage.stand([104, top, 14], () => herbs(stage, 18, tones.accent))
  stage.stand([76, top, 26], () => stage.group('transform="scale(1 .4)"', () => tool(stage, pliers, 22, 70, 0.5)))
  stage.stand([98, top, 30], () => stage.group('transform="scale(1 .4)"', () => tool(stage, screwdriver, 22, 100, 0.5)))
}
