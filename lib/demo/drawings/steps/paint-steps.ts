import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { scrubBrush } from '../products/fittings'
import { paintBrush, paintRoller } from '../products/paint'
import { boardsAbove, crumbs, grip, lay, light, plainWall, raised } from './grounds'

const TAPE = '#5f9fc4'

/** Streaks that a brush or a roller leaves in wet paint. */
function streaks(stage: Stage, x0: number, x1: number, y: number, count: number, step: number, colour: string): void {
  const { random } = stage
  for (let index = 0; index < count; index += 1) {
    const at = y + index * step
    stage.stroke(d`M${x0 + random.between(0, 60)} ${at}Q${(x0 + x1) / 2} ${at + random.between(-5, 5)} ${x1 - random.between(10, 120)} ${at}`, index % 2 === 0 ? lighten(colour, 0.4) : darken(colour, 0.3), random.between(2, 5), 0.32)
  }
}

/** A wet brush in a gloved hand, its bristles on a point. */
function heldBrush(stage: Stage, x: number, y: number, turn = -38): void {
  stage.at(x, y, 0.86, () => stage.at(0, 330, 1, () => grip(stage, () => lay(stage, paintBrush, 0, -90, 760, 0, 0.9))), turn)
}

/** Painting along the ceiling: a brush in mid-stroke, a band of wet paint behind it. */
export function cutIn(stage: Stage): void {
  const { white, wall, main } = stage.tones
  plainWall(stage, mix(white, wall, 0.5))
  stage.path('M0 150H838C874 156 846 188 878 212C906 236 850 258 874 286C886 312 814 324 784 346C694 368 556 346 428 366C300 384 140 356 0 374Z', stage.fade([lighten(main, 0.12), main, darken(main, 0.12)], 10))
  streaks(stage, -20, 850, 178, 9, 20, main)
  stage.rect(0, 0, 1600, 108, stage.fade([lighten(white, 0.4), white]))
  stage.rect(0, 96, 1600, 56, stage.fade([lighten(white, 0.5), darken(white, 0.14), lighten(white, 0.2)]))
  stage.rect(0, 152, 1600, 26, stage.veil('#2a1c3f', 0.2, 0))
  light(stage)
  heldBrush(stage, 872, 168)
}

/** Rolling a wall in columns, each into the wet edge of the one before. */
export function rollOn(stage: Stage): void {
  const { white, wall, main } = stage.tones
  plainWall(stage, mix(white, wall, 0.5))
  for (const [x, top, foot] of [[-60, -10, 910], [330, -10, 910], [720, 330, 860]] as const) {
    stage.rect(x, top, 424, foot - top, stage.fade([lighten(main, 0.1), main, darken(main, 0.1)], 10), 12)
    for (let line = 0; line < 15; line += 1) stage.rect(x + 14 + line * 27, top + stage.random.between(6, 40), 5, foot - top - stage.random.between(40, 120), line % 2 === 0 ? lighten(main, 0.4) : darken(main, 0.3), 2, 0.2)
    stage.rect(x + 404, top + 12, 16, foot - top - 24, darken(main, 0.24), 8, 0.4)
  }
  light(stage)
  lay(stage, paintRoller, 940, 560, 646, 0, 1.3)
}

/** Tape that is pulled off the trim, a clean line behind it. */
export function pullTape(stage: Stage): void {
  const { white, main } = stage.tones
  plainWall(stage, main)
  stage.rect(0, 560, 1600, 340, stage.fade([lighten(white, 0.5), white, darken(white, 0.08)]))
  stage.rect(0, 560, 1600, 7, '#ffffff', 0, 0.9)
  stage.rect(0, 640, 1600, 5, darken(white, 0.3), 0, 0.6)
  stage.rect(0, 645, 1600, 16, stage.veil('#2a1c3f', 0.14, 0))
  stage.rect(0, 848, 1600, 60, stage.fade([darken(stage.tones.wood, 0.2), stage.tones.wood]))
  const tape = mix(TAPE, stage.tones.accent, 0.06)
  stage.rect(-10, 562, 700, 62, '#2a1c3f', 0, 0.14)
  stage.rect(-10, 556, 700, 62, stage.fade([lighten(tape, 0.2), tape]), 2)
  stage.path('M-10 556H690V572Q640 582 590 570T470 576T330 568T180 578T-10 570Z', main)
  light(stage)
  const strip = 'M690 556C800 552 860 520 930 420C1010 300 1090 190 1290 60L1360 100C1180 230 1110 340 1036 456C960 570 850 622 690 618Z'
  stage.path('M700 630C880 640 950 580 1030 490C1120 360 1190 250 1390 130L1350 96C1160 230 1060 380 990 470C930 560 830 612 700 618Z', '#2a1c3f', 0.2)
  stage.path(strip, stage.fade([darken(tape, 0.16), lighten(tape, 0.44), lighten(tape, 0.16)], -40))
  stage.path('M690 556C800 552 860 520 930 420C1010 300 1090 190 1290 60L1304 68C1110 200 1030 310 950 432C874 540 806 570 690 574Z', lighten(main, 0.1))
}

/** A cabinet door on a bench, half of it rolled in the new color. */
export function rollDoor(stage: Stage): void {
  const { wood, main, white } = stage.tones
  boardsAbove(stage, darken(wood, 0.1), 4)
  const leaf = (colour: string) => {
    stage.rect(160, 110, 1280, 680, stage.fade([lighten(colour, 0.16), colour], 40), 10)
    stage.rect(300, 240, 1000, 420, darken(colour, 0.2), 4)
    stage.rect(306, 248, 994, 412, stage.fade([darken(colour, 0.06), lighten(colour, 0.1)], 40), 3)
    stage.stroke('M160 110L300 240M1440 110L1300 240M160 790L300 660M1440 790L1300 660', darken(colour, 0.24), 3, 0.4)
    stage.stroke('M304 656H1298V244', lighten(colour, 0.5), 4, 0.8)
  }
  raised(stage, () => leaf(mix(white, wood, 0.2)), 30)
  stage.clip('M160 110H880C900 220 860 300 884 400C910 520 850 640 880 790H160Z', () => leaf(main))
  for (let y = 130; y < 780; y += 26) stage.stroke(d`M190 ${y}H${stage.random.between(760, 850)}`, lighten(main, 0.4), 4, 0.16)
  light(stage)
  lay(stage, paintRoller, 1136, 452, 560, -62, 1.2)
}

/** Weathered boards, half of them stained, a brush in mid-board. */
export function stainDeck(stage: Stage): void {
  const { main, wood } = stage.tones
  halfDoneDeck(stage, mix(wood, mix(main, '#9c5a2c', 0.6), 0.6))
  light(stage)
  heldBrush(stage, 838, 420, -52)
}

/** Scrubbing gray boards: the upper ones clean, suds around the brush. */
export function scrubDeck(stage: Stage): void {
  const { wood, white } = stage.tones
  halfDoneDeck(stage, mix(wood, '#d99a55', 0.6))
  light(stage)
  crumbs(stage, 860, 560, 330, 46, white, 240)
  lay(stage, scrubBrush, 860, 372, 560, 6, 0.6)
  crumbs(stage, 860, 580, 250, 22, lighten(white, 0.3), 90)
}

/** The gray boards of a deck, two and a half of them in their new color. */
function halfDoneDeck(stage: Stage, fresh: string): void {
  const { wood, stone } = stage.tones
  const gray = mix(stone, wood, 0.24)
  boardsAbove(stage, gray, 5)
  stage.clip('M0 0H1600V176H0ZM0 184H1600V356H0ZM0 364H806L780 400L830 440L790 480L818 536H0Z', () => boardsAbove(stage, fresh, 5))
  streaks(stage, 380, 850, 392, 8, 18, fresh)
  for (const y of [180, 360, 540, 720]) {
    stage.rect(0, y - 7, 1600, 12, '#241a2e', 0, 0.8)
    for (const x of [220, 1300]) for (const shift of [-46, 40]) stage.circle(x + 6, y + shift, 7, darken(gray, 0.55))
  }
}
