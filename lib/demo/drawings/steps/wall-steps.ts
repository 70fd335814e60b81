import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { level, screwdriver, utilityKnife } from '../products/hand-tools'
import { caulkGun } from '../products/paint'
import { pencil } from '../products/surfaces-from-above'
import { board, crumbs, grip, lay, light, plainWall, raised, screwHead } from './grounds'

/** A flat blade with a handle, its edge up: a taping knife, or with notches a trowel. */
function blade(stage: Stage, half: number, notched = false): void {
  const { steel, accent, ink } = stage.tones
  stage.path(d`M${-half} -380H${half}L${half * 0.8} -120Q${half * 0.4} -60 60 -40H-60Q${-half * 0.4} -60 ${-half * 0.8} -120Z`, stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.16)], 20))
  if (notched) for (let x = -half; x < half - 20; x += 44) stage.rect(x + 12, -384, 22, 22, darken(steel, 0.5))
  stage.stroke(d`M${-half * 0.7} -340L${-half * 0.6} -140`, '#ffffff', 8, 0.6)
  stage.rect(-40, -60, 80, 60, stage.tube(ink), 10)
  stage.rect(-46, -10, 92, 380, stage.tube(accent), 40)
}

/** A screwdriver in a gloved hand, its tip on a point. */
function heldDriver(stage: Stage, x: number, y: number, turn: number): void {
  stage.at(x, y, 1, () => stage.at(0, 320, 0.86, () => grip(stage, () => lay(stage, (at) => screwdriver(at, false), 0, -60, 640, 0, 1.2))), turn)
}

/** A square cut out of drywall, strips of wood behind it, the knife still there. */
export function patchCut(stage: Stage): void {
  const { wall, white, wood, ink, stone } = stage.tones
  plainWall(stage, mix(wall, white, 0.3))
  stage.rect(470, 150, 640, 600, stage.fade([darken(ink, 0.2), mix(ink, stone, 0.2)], 60))
  for (const y of [166, 640]) board(stage, 474, y, 632, 96, darken(wood, 0.1))
  stage.rect(470, 150, 640, 44, stage.veil('#150f20', 0.6, 0))
  stage.rect(470, 150, 44, 600, stage.veil('#150f20', 0.6, 0, 0))
  stage.path('M440 120H1140V780H440ZM470 150V750H1110V150Z', mix(white, stone, 0.24))
  stage.path('M440 120H1140L1110 150H470Z', '#ffffff', 0.4)
  for (const [x, y] of [[560, 90], [790, 90], [1020, 90], [560, 812], [790, 812], [1020, 812]] as const) screwHead(stage, x, y, 15)
  stage.stroke('M380 120H1210M440 60V850M1140 60V850', '#55506a', 3, 0.5)
  light(stage)
  raised(stage, () => {
    stage.path('M60 500L330 470L366 740L96 776Z', stage.fade([lighten(white, 0.4), mix(white, stone, 0.2)], 40))
    stage.path('M96 776L366 740L368 756L98 792Z', mix(stone, white, 0.3))
  }, 18)
  crumbs(stage, 780, 850, 420, 30, mix(white, stone, 0.3), 50)
  stage.at(1126, 330, 1, () => stage.at(60, 270, 0.9, () => grip(stage, () => lay(stage, utilityKnife, 0, -50, 640, 0, 1.1))), -8)
}

/** Compound over the tape of a patch, the knife in mid-stroke. */
export function patchMud(stage: Stage): void {
  const { wall, white, soft } = stage.tones
  const base = mix(wall, soft, 0.5)
  plainWall(stage, base)
  stage.rect(420, 130, 640, 560, mix(base, '#ffffff', 0.34))
  for (const [x, y, wide, tall] of [[380, 90, 720, 80], [380, 650, 720, 80], [380, 90, 80, 640], [1020, 90, 80, 640]] as const) {
    stage.rect(x, y, wide, tall, mix(white, '#f3d46a', 0.24))
    stage.rect(x, y, wide, tall, stage.pattern(14, 14, '<path d="M0 0H14M0 0V14" stroke="#8f7c3c" stroke-width="2" opacity=".5" fill="none"/>'))
  }
  const mud = lighten(white, 0.4)
  const spread = 'M290 40C420 20 760 60 900 34C960 30 930 110 960 190C900 210 940 280 900 300C720 290 580 320 540 420C520 560 560 700 500 780C400 800 300 770 280 700C300 500 260 240 290 40Z'
  stage.silhouette('#2a1c3f', 0.14, () => stage.at(6, 12, 1, () => stage.path(spread, mud)))
  stage.path(spread, stage.fade([lighten(mud, 0.4), mud, darken(mud, 0.08)], 40))
  for (const [y, end] of [[80, 900], [130, 920], [190, 900], [240, 880]] as const) stage.stroke(d`M330 ${y}Q600 ${y + 14} ${end} ${y}`, darken(mud, 0.2), 5, 0.4)
  for (const x of [330, 390, 450]) stage.stroke(d`M${x} 340Q${x + 10} 540 ${x - 6} 740`, darken(mud, 0.2), 5, 0.4)
  light(stage)
  stage.at(950, 166, 1, () => stage.at(0, 322, 0.9, () => grip(stage, () => {
    lay(stage, (at) => blade(at, 170), 0, -70, 760, 0, 1.1)
    stage.path('M-172 -452Q-100 -486 0 -470T172 -458V-400Q100 -370 20 -392T-170 -396Z', stage.fade([lighten(mud, 0.5), darken(mud, 0.1)]))
  })), -64)
}

/** Rows of tiles on a wall, their joints in a color of their own. */
function tileRows(stage: Stage, rows: number, joint: string, colour: string, top = 0, wide = 320, tall = 160): void {
  const { random } = stage
  stage.rect(0, top, 1600, rows * tall, joint)
  for (let row = 0; row < rows; row += 1) for (let x = row % 2 === 0 ? -40 : -40 - wide / 2; x < 1600; x += wide) {
    const tone = random.chance(0.5) ? lighten(colour, random.between(0, 0.2)) : darken(colour, random.between(0, 0.05))
    stage.rect(x + 6, top + row * tall + 6, wide - 12, tall - 12, stage.fade([lighten(tone, 0.3), tone], 40), 8)
    stage.stroke(d`M${x + 18} ${top + row * tall + 14}H${x + wide - 18}`, '#ffffff', 5, 0.6)
  }
}

const tileColour = (stage: Stage) => mix(stage.tones.main, stage.tones.white, 0.62)

/** Ridges of mortar, combed up to the last row of tiles, the trowel in it. */
export function combMortar(stage: Stage): void {
  const { wall, white, stone } = stage.tones
  plainWall(stage, mix(wall, white, 0.4))
  const mortar = mix(stone, '#d9d3cc', 0.5)
  const bed = 'M-20 570V170Q200 140 460 160T900 150Q1000 160 1020 230T1060 400T1100 580Z'
  stage.path(bed, mortar)
  stage.clip(bed, () => {
    for (let y = 120; y < 600; y += 30) {
      stage.stroke(d`M-20 ${y + 8}Q500 ${y - 8} 1120 ${y + 10}`, darken(mortar, 0.3), 9, 0.6)
      stage.stroke(d`M-20 ${y}Q500 ${y - 16} 1120 ${y + 2}`, lighten(mortar, 0.5), 8, 0.8)
    }
  })
  tileRows(stage, 3, darken(mortar, 0.2), tileColour(stage), 560)
  for (const x of [-40, 280, 600, 920, 1240]) stage.path(d`M${x - 26} 553H${x + 26}V567H${x - 26}Z`, stage.tones.accent)
  light(stage)
  stage.at(1030, 330, 1, () => stage.at(0, 330, 0.9, () => grip(stage, () => lay(stage, (at) => blade(at, 210, true), 0, -70, 760, 0, 1.1))), -76)
}

/** Grout that is pressed into the joints, half of them still empty. */
export function pressGrout(stage: Stage): void {
  const { accent, wood, ink } = stage.tones
  const [colour, grout] = [tileColour(stage), mix(stage.tones.stone, '#ffffff', 0.3)]
  tileRows(stage, 6, '#4a4350', colour)
  stage.clip('M0 0H700L860 300L780 470L960 900H0Z', () => tileRows(stage, 6, grout, colour))
  const smear = 'M640 0H900L1010 220C960 300 1060 380 980 480C940 560 1040 700 1000 900H820C760 700 880 560 800 440C700 300 760 200 640 0Z'
  stage.path(smear, grout, 0.82)
  for (const shift of [0, 50, 100]) stage.stroke(d`M${720 + shift} 20C${760 + shift} 240 ${840 + shift} 420 ${860 + shift} 560S${880 + shift} 760 ${900 + shift} 890`, lighten(grout, 0.5), 7, 0.6)
  light(stage)
  stage.at(1060, 420, 1, () => stage.at(0, 70, 1, () => grip(stage, () => raised(stage, () => {
    stage.rect(-110, -330, 236, 560, darken(ink, 0.1), 12)
    stage.rect(-122, -336, 236, 560, stage.fade([lighten(accent, 0.2), darken(accent, 0.2)], 20), 12)
    stage.rect(-46, -270, 92, 440, stage.tube(wood), 44)
  }, 16))), -18)
}

/** Old grout that is scraped out of a joint. */
export function scrapeGrout(stage: Stage): void {
  const [colour, old] = [tileColour(stage), mix(stage.tones.stone, '#6a5a48', 0.4)]
  tileRows(stage, 3, old, colour, -150, 640, 340)
  stage.rect(0, 182, 800, 16, '#3a3340')
  stage.rect(0, 182, 800, 5, '#1e1826')
  light(stage)
  crumbs(stage, 560, 226, 280, 34, old, 70)
  stage.at(792, 194, 1, () => stage.at(0, 300, 0.92, () => grip(stage, () => lay(stage, (at) => utilityKnife(at), 0, -20, 700, 0, 1.1))), -46)
}

/** A bead of caulk along a tub, laid up to the nozzle. */
export function layCaulk(stage: Stage): void {
  const { white } = stage.tones
  tileRows(stage, 4, darken(stage.tones.stone, 0.1), tileColour(stage), -60)
  stage.rect(0, 580, 1600, 320, stage.fade([lighten(white, 0.6), white, darken(white, 0.16)]))
  stage.rect(0, 640, 1600, 14, darken(white, 0.14), 0, 0.5)
  stage.rect(0, 566, 1600, 22, '#3b3442', 0, 0.75)
  stage.rect(0, 588, 1600, 26, stage.veil('#2a1c3f', 0.2, 0))
  stage.path('M-20 556H640Q668 560 672 576T640 600H-20Z', stage.fade(['#ffffff', lighten(white, 0.4), darken(white, 0.2)]))
  stage.stroke('M0 566H636', '#ffffff', 5, 0.9)
  stage.rect(-20, 598, 660, 12, stage.veil('#2a1c3f', 0.16, 0))
  light(stage)
  stage.at(664, 574, 1.24, () => lay(stage, (at) => at.at(372, 102, 1, () => caulkGun(at)), 0, 0, 760, -26, 1.1))
}

/** A line drawn along a level, two screws half in. */
export function levelLine(stage: Stage): void {
  const { wall, soft, steel } = stage.tones
  plainWall(stage, mix(wall, soft, 0.6))
  stage.rect(180, 250, 1240, 84, mix('#e8d9a8', wall, 0.2), 2)
  stage.rect(180, 250, 1240, 84, stage.veil('#ffffff', 0.4, 0))
  stage.stroke('M180 306H960', '#4a4354', 5)
  for (const x of [360, 700]) {
    stage.stroke(d`M${x} 268v76`, '#4a4354', 4)
    stage.path(d`M${x + 8} 320l60 50l-10 14l-58 -52Z`, '#2a1c3f', 0.2)
    stage.circle(x, 306, 12, darken(steel, 0.6))
    stage.at(x, 306, 1, () => {
      stage.rect(-8, 0, 16, 44, stage.tube(steel))
      for (const y of [8, 18, 28]) stage.stroke(d`M-9 ${y}l18 6`, darken(steel, 0.5), 3)
    }, -40)
    screwHead(stage, x + 30, 342, 20)
  }
  light(stage)
  lay(stage, level, 700, 470, 1160, 90, 1)
  stage.at(960, 300, 1.5, () => stage.at(96, -108, 1, () => raised(stage, () => stage.at(0, 0, 1, () => pencil(stage), 180), 8), -48))
}

/** A cleat on the wall, its last screw being driven. */
export function driveCleat(stage: Stage): void {
  const { wall, soft, wood } = stage.tones
  plainWall(stage, mix(wall, soft, 0.6))
  light(stage)
  raised(stage, () => {
    board(stage, 120, 300, 1360, 200, lighten(wood, 0.16))
    stage.path('M120 300H1480L1466 336H134Z', darken(wood, 0.3), 0.5)
  }, 24)
  for (const x of [290, 640]) screwHead(stage, x, 420, 24)
  screwHead(stage, 1000, 420, 27)
  heldDriver(stage, 1002, 420, -24)
}

const WIRES = ['#3a3340', '#f3eee2', '#5f9a5a']

/** An outlet's face, without its plate. */
function device(stage: Stage): void {
  const { white, steel, brass, accent, ink } = stage.tones
  stage.rect(-60, -250, 120, 500, stage.tube(steel), 10)
  for (const y of [-222, 222]) screwHead(stage, 0, y, 15)
  stage.rect(-100, -180, 200, 360, stage.fade([lighten(white, 0.6), white, darken(white, 0.1)], 30), 18)
  for (const y of [-112, 108]) {
    stage.rect(-42, y - 34, 12, 44, ink, 3)
    stage.rect(30, y - 34, 12, 44, ink, 3)
    stage.path(d`M-13 ${y + 40}V${y + 30}a13 13 0 0 1 26 0V${y + 40}Z`, ink)
  }
  stage.rect(-52, -26, 104, 24, stage.fade([lighten(accent, 0.3), accent]), 6)
  stage.rect(-52, 6, 104, 24, stage.fade([lighten(ink, 0.3), ink]), 6)
  for (const y of [-90, 60]) screwHead(stage, 112, y, 17)
  for (const y of [-90, 60]) stage.circle(-112, y, 17, stage.ball(brass))
}

/** An outlet drawn out of its box by its wires, a screwdriver at one of its terminals. */
export function joinWires(stage: Stage): void {
  const { wall, white, ink, stone } = stage.tones
  plainWall(stage, mix(wall, stage.tones.soft, 0.4))
  stage.rect(330, 130, 330, 560, '#2a1c3f', 18, 0.16)
  stage.rect(320, 116, 330, 560, mix('#4a7fb0', stone, 0.2), 18)
  stage.rect(342, 138, 286, 516, stage.fade([darken(ink, 0.3), mix(ink, stone, 0.3)], 60), 10)
  stage.path('M440 138H530V190Q486 210 440 190Z', lighten(white, 0.2))
  light(stage)
  WIRES.forEach((wire, index) => {
    const path = d`M${456 + index * 28} 176C${430 + index * 30} ${420 + index * 60} ${620 + index * 20} ${620 - index * 70} ${820 - index * 14} ${380 + index * 72}`
    stage.stroke(path, '#150f20', 26, 0.3)
    stage.stroke(path, darken(wire, 0.3), 22)
    stage.stroke(path, wire, 16)
    stage.stroke(d`M${800 - index * 10} ${386 + index * 72}l40 -6`, '#d9934f', 9)
  })
  stage.at(950, 470, 1.06, () => raised(stage, () => device(stage), 30), 12)
  heldDriver(stage, 1060, 550, -48)
}

/** The plate of an outlet, its last screw half in. */
export function closePlate(stage: Stage): void {
  const { wall, white } = stage.tones
  plainWall(stage, mix(wall, stage.tones.main, 0.3))
  light(stage)
  raised(stage, () => stage.rect(500, 60, 460, 720, stage.fade([lighten(white, 0.6), white, darken(white, 0.1)], 40), 30), 22)
  stage.rect(516, 76, 428, 688, '#ffffff', 24, 0.4)
  stage.at(730, 420, 1.24, () => {
    stage.rect(-106, -186, 212, 372, darken(white, 0.4), 20)
    stage.clip('M-104 -184H104V184H-104Z', () => device(stage))
  })
  screwHead(stage, 730, 130, 20)
  screwHead(stage, 730, 712, 24)
  heldDriver(stage, 732, 712, -62)
}
