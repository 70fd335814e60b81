import { darken, lighten, mix } from '../core/colour'
import { tonesOf } from '../core/palettes'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { chisel, clamp, hammer, tapeMeasure } from '../products/hand-tools'
import { circularSaw, drill, impactDriver, sander } from '../products/power-tools'
import { pencil } from '../products/surfaces-from-above'
import { board, boardsAbove, crumbs, grip, lay, light, plainWall, raised } from './grounds'

/** A bench seen from its side: a wall behind it, its top from y down. */
function benchTop(stage: Stage, y: number, colour: string): void {
  plainWall(stage, mix(stage.tones.wall, stage.tones.soft, 0.5))
  stage.rect(0, y - 40, 1600, 40, stage.veil('#2a1c3f', 0, 0.14))
  stage.rect(0, y, 1600, 900 - y, stage.fade([lighten(colour, 0.3), lighten(colour, 0.06), darken(colour, 0.1)]))
  for (const share of [0.16, 0.4, 0.7]) stage.stroke(d`M0 ${y + (900 - y) * share}Q500 ${y + (900 - y) * share + 10} 820 ${y + (900 - y) * share - 4}T1600 ${y + (900 - y) * share + 6}`, darken(colour, 0.34), 3, 0.34)
}

/** Marking a board: a square, a pencil line drawn half way, a tape. */
export function markLine(stage: Stage): void {
  const { wood, steel, accent } = stage.tones
  boardsAbove(stage, darken(wood, 0.2), 4)
  raised(stage, () => board(stage, -20, 250, 1640, 400, lighten(wood, 0.3)), 22)
  stage.stroke('M840 256V520', '#4a4354', 5)
  light(stage)
  const square = () => {
    stage.path('M440 196H840V590Z', stage.fade([lighten(steel, 0.5), steel], 30))
    stage.path('M640 300H790V446Z', lighten(wood, 0.26))
    stage.rect(430, 176, 420, 66, stage.fade([lighten(steel, 0.6), darken(steel, 0.1)]), 6)
    for (let y = 262; y < 570; y += 22) stage.rect(820, y, y % 44 === 20 ? 20 : 12, 3, darken(steel, 0.6))
  }
  raised(stage, square, 12)
  stage.at(852, 528, 1.5, () => stage.at(96, 112, 1, () => raised(stage, () => stage.at(0, 0, 1, () => pencil(stage), 180), 10), 50))
  lay(stage, (at) => tapeMeasure(at), 1240, 330, 320, 0, 1)
  stage.stroke('M270 420l-26 44m26 -44l26 44', darken(accent, 0.2), 5, 0.7)
}

/** A circular saw half way through a board, sawdust behind it. */
export function sawBoard(stage: Stage): void {
  const { wood } = stage.tones
  plainWall(stage, mix(stage.tones.wall, stage.tones.soft, 0.6))
  stage.rect(0, 720, 1600, 180, stage.fade([darken(wood, 0.4), darken(wood, 0.24)]))
  for (const x of [170, 1290]) stage.path(d`M${x} 640H${x + 150}L${x + 210} 900H${x + 120}L${x + 75} 720L${x + 30} 900H${x - 60}Z`, stage.fade([darken(wood, 0.16), darken(wood, 0.36)], 0))
  stage.path('M-20 520L70 452H1560L1640 520Z', stage.fade([lighten(wood, 0.44), lighten(wood, 0.2)]))
  stage.stroke('M-10 492H760', darken(wood, 0.7), 7)
  stage.stroke('M1010 492H1600', '#4a4354', 3, 0.8)
  light(stage)
  lay(stage, circularSaw, 820, 366, 560, 0, 0)
  board(stage, -20, 516, 1640, 110, lighten(wood, 0.16))
  stage.rect(-20, 626, 1640, 40, stage.veil('#2a1c3f', 0.3, 0))
  stage.stroke('M-20 530H700', lighten(wood, 0.5), 3, 0.5)
  crumbs(stage, 520, 488, 200, 20, lighten(wood, 0.4), 60)
  crumbs(stage, 800, 720, 180, 90, lighten(wood, 0.3), 30)
  stage.at(1380, 560, 1, () => lay(stage, clamp, 0, 0, 300, 0, 0.6))
}

/** Wedges between the first row of planks and the wall. */
export function wedgeRow(stage: Stage): void {
  const { wood, white, wall, accent } = stage.tones
  stage.rect(0, 0, 1600, 900, stage.fade([mix(wall, white, 0.5), lighten(wall, 0.1)]))
  stage.rect(0, 190, 1600, 74, stage.fade([darken(wood, 0.5), darken(wood, 0.66)]))
  stage.rect(0, 150, 1600, 44, stage.fade([lighten(white, 0.5), darken(white, 0.12)]))
  for (const [row, seam] of [1010, 470, 1240, 700].entries()) for (const [x, wide] of [[-20, seam + 20], [seam, 1640 - seam]] as const) board(stage, x, 244 + row * 176, wide, 174, [lighten(wood, 0.1), darken(wood, 0.06), mix(wood, '#a8683a', 0.2), lighten(wood, 0.22)][(row * 2 + (x > 0 ? 1 : 0)) % 4] ?? wood)
  for (const x of [190, 600, 1360]) {
    raised(stage, () => {
      stage.path(d`M${x - 60} 176H${x + 60}V238L${x - 60} 252Z`, stage.fade([lighten(accent, 0.34), accent, darken(accent, 0.16)], 0))
      stage.path(d`M${x - 74} 214H${x + 62}V250H${x - 74}Z`, stage.fade([lighten(accent, 0.2), darken(accent, 0.2)], 0))
    }, 8)
  }
  light(stage)
  lay(stage, tapeMeasure, 990, 560, 380, 0, 1)
}

/** Knocking a plank home with a block, its joint still open. */
export function tapPlank(stage: Stage): void {
  const { wood, soft, accent } = stage.tones
  stage.rect(0, 0, 1600, 900, stage.fade([lighten(soft, 0.3), darken(soft, 0.06)]))
  const tones = [lighten(wood, 0.1), darken(wood, 0.06), mix(wood, '#a8683a', 0.2), lighten(wood, 0.2)]
  for (const [row, seam] of [980, 420, 1180].entries()) for (const [x, wide] of [[-20, seam + 20], [seam, 1640 - seam]] as const) board(stage, x, row * 170 - 40, wide, 168, tones[(row * 2 + (x > 0 ? 1 : 0)) % 4] ?? wood)
  board(stage, -20, 470, 620, 168, tones[1] ?? wood)
  stage.rect(600, 470, 16, 168, '#2a1c3f', 0, 0.4)
  raised(stage, () => board(stage, 616, 480, 1010, 168, tones[3] ?? wood), 14)
  stage.rect(600, 472, 1020, 9, '#241a2e', 0, 0.8)
  light(stage)
  raised(stage, () => board(stage, 900, 654, 330, 74, accent), 12)
  for (let x = 60; x < 1600; x += 190) stage.stroke(d`M${x} 700V880`, darken(soft, 0.16), 3, 0.4)
  lay(stage, hammer, 1190, 790, 560, -66, 1.2)
}

/** A sander on a table top, the old finish gone behind it. */
export function sandTop(stage: Stage): void {
  const { wood } = stage.tones
  const old = mix(darken(wood, 0.44), '#6b3a1c', 0.5)
  benchTop(stage, 440, old)
  const bare = lighten(wood, 0.36)
  stage.path('M0 442H900Q980 470 950 520Q1010 560 960 620Q1000 680 940 740Q980 820 920 900H0Z', stage.fade([lighten(bare, 0.2), bare, darken(bare, 0.06)]))
  for (const y of [486, 560, 640, 730, 830]) stage.stroke(d`M0 ${y}Q300 ${y + 12} 560 ${y - 4}T900 ${y + 4}`, darken(bare, 0.3), 3, 0.4)
  stage.rect(0, 440, 1600, 6, lighten(wood, 0.5), 0, 0.6)
  light(stage)
  crumbs(stage, 660, 760, 360, 90, lighten(bare, 0.5), 70)
  stage.oval(960, 690, 360, 46, stage.glow('#2a1c3f', 0.6))
  lay(stage, sander, 950, 420, 680, 0, 0)
}

/** A pad that rubs oil into the bare boards of a table. */
export function oilTop(stage: Stage): void {
  const { wood, white, cream } = stage.tones
  const bare = lighten(wood, 0.36)
  boardsAbove(stage, bare, 4)
  const wet = mix(darken(wood, 0.1), '#8f5526', 0.4)
  stage.clip('M0 0H1600V226H1060C1120 260 1020 300 1080 340C1130 380 1040 420 1070 450H0Z', () => boardsAbove(stage, wet, 4))
  for (const [x, y, wide] of [[180, 96, 420], [700, 130, 300], [240, 330, 460]] as const) stage.stroke(d`M${x} ${y}q${wide / 2} -16 ${wide} 0`, '#ffffff', 22, 0.13)
  light(stage)
  stage.at(1010, 330, 1, () => stage.at(0, 110, 1.04, () => grip(stage, () => raised(stage, () => {
    stage.rect(-150, -210, 320, 230, darken(cream, 0.2), 30)
    stage.rect(-150, -222, 320, 230, stage.fade([lighten(white, 0.5), white, darken(cream, 0.1)], 30), 30)
    stage.path('M-150 -120Q-60 -150 10 -120T170 -140V-192Q170 -222 140 -222H-120Q-150 -222 -150 -192Z', wet, 0.5)
  }, 12))), -30)
}

/** A screw half in a frame, a driver on it. */
export function driveScrew(stage: Stage): void {
  const { wood, steel, ink } = stage.tones
  benchTop(stage, 700, darken(wood, 0.16))
  light(stage)
  board(stage, 1060, 120, 120, 640, lighten(wood, 0.24))
  stage.rect(1180, 200, 430, 480, stage.fade([lighten(wood, 0.16), darken(wood, 0.1)], 20))
  for (const y of [270, 360, 440, 530, 610]) stage.stroke(d`M1184 ${y}Q1400 ${y + 12} 1600 ${y - 6}`, darken(wood, 0.34), 3, 0.4)
  stage.rect(1180, 200, 26, 480, stage.veil('#2a1c3f', 0.34, 0, 0))
  stage.oval(1120, 764, 160, 22, stage.glow('#2a1c3f', 0.5))
  stage.path('M930 330L952 344V368L930 382Z', stage.tube(steel, 90))
  stage.rect(950, 347, 112, 18, stage.tube(steel, 90))
  for (let x = 966; x < 1060; x += 13) stage.stroke(d`M${x} 344l8 24`, darken(steel, 0.44), 4)
  crumbs(stage, 1040, 410, 30, 24, lighten(wood, 0.4), 12)
  lay(stage, impactDriver, 652, 482, 640, 0, 0)
  stage.rect(464, 762, 244, 78, stage.fade([lighten(ink, 0.24), ink]), 12)
}

/** A drill and an impact driver beside each other on a bench, with a board that took their screws. */
export function twoDrivers(stage: Stage): void {
  const { wood, steel } = stage.tones
  benchTop(stage, 690, darken(wood, 0.16))
  board(stage, -20, 240, 1640, 22, darken(wood, 0.06))
  stage.rect(0, 262, 1600, 30, stage.veil('#2a1c3f', 0.2, 0))
  light(stage)
  const inClay = Object.create(stage, { tones: { value: tonesOf('clay', stage.light.ambient) } }) as Stage
  for (const [tones, x, draw, shade] of [[stage, 420, drill, 190], [inClay, 1120, impactDriver, 170]] as const) {
    stage.oval(x - 60, 806, shade * 1.5, 30, stage.glow('#2a1c3f', 0.6))
    lay(tones, draw, x, 520, 640, 0, 0)
  }
  for (const [x, y, turn] of [[740, 800, 12], [800, 836, -30], [690, 846, 70], [1420, 826, 24], [1480, 790, -14]] as const) {
    const screw = () => {
      stage.oval(0, 0, 13, 13, stage.fade([lighten(steel, 0.5), darken(steel, 0.2)]))
      stage.path('M8 -6H84L104 0L84 6H8Z', stage.tube(steel, 90))
      for (let at = 30; at < 88; at += 11) stage.stroke(d`M${at} -7l6 14`, darken(steel, 0.44), 3)
    }
    stage.at(x, y, 1, () => raised(stage, () => stage.at(0, 0, 1, screw, turn), 8))
  }
}

/** A chisel on the stone, its bevel half polished. */
export function hone(stage: Stage): void {
  const { wood, stone, accent, deep, steel } = stage.tones
  boardsAbove(stage, wood, 4)
  light(stage)
  const base = () => {
    stage.rect(250, 170, 1100, 500, stage.fade([lighten(deep, 0.2), deep], 30), 34)
    stage.rect(310, 220, 980, 400, stage.fade([lighten(stone, 0.5), stone, darken(stone, 0.2)], 30), 8)
  }
  raised(stage, base, 24)
  stage.path('M420 330C560 290 760 360 900 320C1020 300 1080 380 1010 430C860 470 700 420 560 470C440 500 370 400 420 330Z', darken(stone, 0.5), 0.34)
  for (const [x, y, size] of [[480, 560, 26], [560, 580, 14], [1180, 290, 20], [1120, 560, 30], [1210, 520, 12]] as const) {
    stage.circle(x, y, size, stage.fade(['#ffffff', lighten(stone, 0.4)], 60), 0.7)
    stage.stroke(d`M${x - size * 0.5} ${y - size * 0.3}q${size * 0.3} ${-size * 0.4} ${size * 0.7} ${-size * 0.3}`, '#ffffff', 4, 0.8)
  }
  const guide = () => {
    stage.rect(-150, -60, 300, 84, stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.2)]), 18)
    stage.rect(-60, 20, 120, 50, stage.tube(steel, 90), 14)
    for (const x of [-120, 120]) stage.circle(x, -18, 24, stage.ball(steel))
  }
  stage.at(800, 420, 1, () => stage.at(0, 330, 1, () => grip(stage, () => {
    lay(stage, (at) => chisel(at, 78), 0, -60, 760, 0, 1.2)
    stage.at(0, -170, 1, () => raised(stage, guide, 10))
  })), -14)
}

/** A chisel that pares a curl off the edge of a board. */
export function pare(stage: Stage): void {
  const { wood } = stage.tones
  boardsAbove(stage, darken(wood, 0.3), 3)
  raised(stage, () => board(stage, -20, 170, 1640, 350, lighten(wood, 0.3)), 26)
  stage.path('M560 170H920V330Q900 344 740 338T560 330Z', stage.fade([darken(wood, 0.16), lighten(wood, 0.12)]))
  stage.path('M560 170H920V186H576V330H560Z', darken(wood, 0.5), 0.6)
  light(stage)
  stage.at(726, 348, 1, () => stage.at(0, 372, 1, () => grip(stage, () => lay(stage, (at) => chisel(at, 70), 0, -60, 700, 0, 1.2))), -16)
  for (const [x, y, size, turn] of [[660, 270, 2.2, 10], [820, 240, 1.7, 120], [330, 620, 1.8, 60], [470, 720, 1.4, 200], [1130, 640, 1.6, 300]] as const) {
    stage.at(x, y, size, () => {
      stage.stroke('M4 8c20 -34 60 -30 56 0s-44 26 -34 0s36 -8 24 6', darken(wood, 0.5), 9, 0.26)
      stage.stroke('M0 0c20 -34 60 -30 56 0s-44 26 -34 0s36 -8 24 6', lighten(wood, 0.62), 9)
    }, turn)
  }
}
