import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** All hand tools stand upright around the middle; they are turned where they are laid. */
export function hammer(stage: Stage): void {
  const { wood, steel, accent } = stage.tones
  stage.path('M-26 -200H26C30 -60 22 40 34 180C42 260 44 330 30 366Q0 384 -30 366C-44 330 -42 260 -34 180C-22 40 -30 -60 -26 -200Z', stage.tube(wood))
  for (const x of [-10, 4, 16]) stage.stroke(d`M${x} -150C${x + 4} 0 ${x - 6} 160 ${x + 2} 330`, darken(wood, 0.34), 2.4, 0.4)
  stage.path('M-33 170C-42 260 -44 330 -30 366Q0 384 30 366C44 330 42 260 33 170Q0 182 -33 170Z', stage.tube(accent))
  for (const y of [214, 244, 274, 304]) stage.stroke(d`M-26 ${y}Q0 ${y + 9} 26 ${y}`, darken(accent, 0.4), 6, 0.5)
  const metal = stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.34)])
  stage.path('M-44 -300H40C70 -296 110 -300 150 -306V-194C110 -200 70 -206 46 -206L36 -170H-36L-46 -206C-110 -204 -170 -176 -226 -112C-214 -200 -170 -282 -44 -300Z', metal)
  stage.path('M-226 -112C-206 -180 -150 -236 -60 -250C-120 -226 -170 -190 -196 -140Z', darken(steel, 0.36), 0.7)
  stage.path('M150 -316H190Q206 -316 206 -300V-200Q206 -184 190 -184H150Z', stage.fade([lighten(steel, 0.5), darken(steel, 0.1), darken(steel, 0.44)]))
  stage.rect(-20, -310, 40, 12, darken(wood, 0.24), 3)
  stage.stroke('M-30 -286C20 -290 90 -288 146 -294', '#ffffff', 7, 0.6)
}

export function handSaw(stage: Stage): void {
  const { wood, steel } = stage.tones
  const edge = Array.from({ length: 45 }, (_, index) => d`L${78 - index * 1.16} ${104 - index * 10.7}l12 -4`)
  stage.path(`M-82 110L-24 -372Q-18 -386 -4 -384L26 -376L72 108Z`, stage.fade([lighten(steel, 0.55), steel, darken(steel, 0.2)], 20))
  stage.path(`M60 108${edge.join('')}L14 -374Z`, darken(steel, 0.22))
  stage.stroke('M-66 100L-12 -364', '#ffffff', 7, 0.6)
  stage.path('M-112 96Q-60 70 0 84L96 92Q122 96 120 122Q116 150 96 160Q100 190 84 214Q110 230 116 270Q124 330 70 350Q10 372 -60 354Q-116 336 -126 276Q-140 180 -112 96ZM-62 196Q-74 250 -56 282Q-30 306 20 296Q52 286 44 254Q34 226 14 206Q-20 180 -62 196Z', stage.fade([lighten(wood, 0.3), wood, darken(wood, 0.36)], 50))
  for (const [x, y] of [[-74, 130], [-10, 128], [56, 128]] as const) {
    stage.circle(x, y, 12, stage.ball(stage.tones.brass))
    stage.stroke(d`M${x - 6} ${y}h12`, darken(stage.tones.brass, 0.5), 3)
  }
}

/** A pull saw: a thin blade with teeth on both edges and a long straight handle. */
export function pullSaw(stage: Stage): void {
  const { wood, steel, brass, accent } = stage.tones
  const teeth = (side: 1 | -1) =>
    Array.from({ length: 31 }, (_, index) => d`L${side * (38 + index * 1.6)} ${-index * 12}l${side * 11} -6`).join('')
  for (const side of [1, -1] as const) stage.path(`M${side * 34} 0${teeth(side)}L${side * 70} -372Z`, darken(steel, 0.24))
  stage.path('M-36 10L-84 -370Q-84 -384 -70 -384H70Q84 -384 84 -370L36 10Z', stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.16)], 20))
  stage.stroke('M-56 -360L-22 -20', '#ffffff', 8, 0.7)
  stage.rect(-44, -8, 88, 46, stage.tube(brass), 8)
  stage.path('M-30 36H30L40 366Q40 386 20 386H-20Q-40 386 -40 366Z', stage.tube(wood))
  for (let y = 70; y < 340; y += 17) stage.stroke(d`M${-31 - y * 0.02} ${y}L${31 + y * 0.02} ${y + 13}`, y % 2 === 0 ? darken(wood, 0.34) : accent, 9, 0.8)
}

/** @param flat whether its tip is flat, or a cross */
export function screwdriver(stage: Stage, flat = true): void {
  const { main, accent, steel, ink } = stage.tones
  stage.rect(-13, -360, 26, 380, stage.tube(steel))
  if (flat) stage.path('M-13 -330H13L26 -362L24 -386H-24L-26 -362Z', stage.tube(lighten(steel, 0.1)))
  else stage.path('M-17 -340H17L13 -366L0 -388L-13 -366Z', stage.tube(darken(steel, 0.3)))
  stage.rect(-30, 4, 60, 36, stage.tube(ink), 6)
  stage.path('M-38 40H38C62 60 56 96 52 120C72 180 74 270 60 340Q50 374 0 374T-60 340C-74 270 -72 180 -52 120C-56 96 -62 60 -38 40Z', stage.tube(main))
  for (const x of [-40, -14, 14, 40]) stage.stroke(d`M${x} 140C${x * 1.24} 200 ${x * 1.24} 280 ${x} 332`, darken(main, 0.42), 10, 0.6)
  stage.path('M-55 116Q0 132 55 116L53 146Q0 160 -53 146Z', stage.tube(accent))
  stage.path('M-60 340Q-50 374 0 374T60 340Q0 358 -60 340Z', stage.tube(accent))
}

/** Five screwdrivers side by side, with flat and with cross tips. */
export function screwdriverSet(stage: Stage): void {
  for (const [index, size] of [0.62, 0.78, 0.92, 0.78, 0.62].entries())
    stage.at(-292 + index * 146, 356 - 374 * size, size, () => screwdriver(stage, index % 2 === 0))
}

type Jaws = 'long' | 'blunt' | 'angled'
const JAWS: Record<Jaws, string> = {
  long: 'C60 -110 70 -160 58 -220L26 -376Q10 -384 4 -372L2 -190L-30 -90Z',
  blunt: 'C84 -110 100 -160 92 -240Q88 -292 54 -296H4V-190L-30 -90Z',
  angled: 'C84 -110 96 -140 96 -210L104 -330Q80 -352 46 -330L6 -250V-190L-30 -90Z',
}

/** Long-nose, lineman and groove-joint pliers. */
export function pliersSet(stage: Stage): void {
  stage.at(-248, 20, 0.78, () => pliers(stage, 'blunt'))
  stage.at(8, -10, 0.84, () => pliers(stage))
  stage.at(262, 20, 0.78, () => pliers(stage, 'angled'))
}

export function pliers(stage: Stage, jaws: Jaws = 'long'): void {
  const { main, steel, accent } = stage.tones
  const turn = jaws === 'angled' ? 34 : 0
  const half = (side: 1 | -1, paint: string) =>
    stage.group(`transform="translate(0 -110) rotate(${turn}) translate(0 110) scale(${side} 1)"`, () => stage.path(`M26 -70${JAWS[jaws]}`, paint))
  const jaw = stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.3)], 20)
  const handle = (side: 1 | -1) => {
    stage.path(d`M${side * 30} -90C${side * 90} -60 ${side * 120} 60 ${side * 128} 180Q${side * 134} 300 ${side * 100} 356Q${side * 74} 380 ${side * 62} 352C${side * 80} 240 ${side * 70} 80 ${-side * 8} -50Z`, stage.fade(side === -1 ? [lighten(main, 0.36), main] : [main, darken(main, 0.3)], 0))
    stage.path(d`M${side * 104} 70C${side * 126} 160 ${side * 132} 280 ${side * 104} 340C${side * 112} 250 ${side * 108} 160 ${side * 90} 74Z`, accent, 0.9)
  }
  handle(1)
  half(1, jaw)
  handle(-1)
  half(-1, stage.fade([lighten(steel, 0.6), lighten(steel, 0.1), darken(steel, 0.14)], 20))
  const [teeth, low] = jaws === 'long' ? [-360, -250] : [-286, -206]
  stage.at(0, -110, 1, () => {
    for (let y = teeth; y < low; y += 14) stage.stroke(d`M-14 ${y + 110}h24`, darken(steel, 0.5), 5, 0.7)
  }, turn)
  stage.circle(0, -110, 44, stage.ball(steel))
  stage.circle(0, -110, 20, darken(steel, 0.32))
  stage.stroke('M-10 -116L10 -104', lighten(steel, 0.5), 5)
}

export function wrench(stage: Stage): void {
  const { steel, main } = stage.tones
  const metal = stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.34)], 10)
  stage.path('M-40 -170H44L34 330Q34 378 0 378T-34 330Z', metal)
  stage.path('M-18 -110H20L14 290Q0 300 -14 290Z', stage.tube(main))
  stage.circle(0, 346, 15, darken(steel, 0.55))
  stage.path('M-60 -150C-130 -190 -150 -280 -110 -350L-40 -380L-66 -300L-20 -250L10 -280L60 -262C120 -250 124 -190 84 -160Q50 -136 -60 -150Z', metal)
  stage.path('M-4 -262L84 -370L150 -330Q130 -250 84 -206L40 -220Z', stage.fade([lighten(steel, 0.5), darken(steel, 0.2)], 30))
  stage.rect(-28, -212, 96, 40, darken(steel, 0.44), 8)
  for (const x of [-18, 0, 18, 36, 54]) stage.stroke(d`M${x} -208v32`, lighten(steel, 0.4), 7)
  stage.stroke('M-104 -250Q-110 -200 -60 -166', '#ffffff', 6, 0.6)
}

export function level(stage: Stage): void {
  const { main, ink, accent } = stage.tones
  stage.rect(-62, -372, 124, 744, stage.fade([lighten(main, 0.34), main, darken(main, 0.28)], 0), 10)
  stage.rect(-40, -350, 80, 700, darken(main, 0.24), 8, 0.45)
  for (const x of [-60, 52]) stage.rect(x, -368, 8, 736, lighten(main, 0.5), 2, 0.8)
  for (const y of [-374, 340]) stage.rect(-66, y, 132, 34, stage.fade([lighten(ink, 0.3), ink], 0), 10)
  stage.rect(-44, -64, 88, 128, darken(ink, 0.1), 16)
  vial(stage, 0, 0, 90)
  for (const y of [-230, 230]) {
    stage.circle(0, y, 46, darken(ink, 0.1))
    stage.at(0, y, 0.72, () => vial(stage, 0, 0, y < 0 ? 0 : 45))
  }
  for (const y of [-130, 130]) stage.rect(-22, y - 40, 44, 80, accent, 14)
}

function vial(stage: Stage, x: number, y: number, turn: number): void {
  stage.at(x, y, 1, () => {
    stage.rect(-50, -19, 100, 38, stage.fade(['#f3ffb8', '#c9ee5a', '#8dbd2c']), 17)
    stage.oval(2, -3, 20, 11, '#fbffe6')
    for (const line of [-26, 26]) stage.rect(line - 2, -19, 4, 38, '#33451a')
    stage.rect(-40, -14, 80, 6, '#ffffff', 3, 0.6)
  }, turn)
}

export function tapeMeasure(stage: Stage): void {
  const { main, ink, steel, accent } = stage.tones
  stage.path('M180 236H386V268H180Z', stage.fade(['#ffe88a', '#f2c63c', '#c99a22']))
  for (let x = 196; x < 376; x += 14) stage.rect(x, 236, 3, x % 28 === 0 ? 18 : 10, darken('#8a6a10', 0.3))
  stage.path('M376 226H392V304H376Z', stage.tube(steel))
  stage.path('M-280 -100Q-280 -260 -120 -260H60Q230 -260 230 -90V190Q230 276 150 276H-210Q-280 276 -280 206Z', stage.fade([lighten(ink, 0.3), ink, darken(ink, 0.3)], 50))
  stage.path('M-246 -84Q-246 -226 -104 -226H50Q196 -226 196 -76V166Q196 232 132 232H-190Q-246 232 -246 176Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.22)], 50))
  stage.circle(-26, 6, 142, stage.fade([lighten(main, 0.4), darken(main, 0.3)], 50))
  stage.circle(-26, 6, 126, stage.fade([lighten(ink, 0.3), darken(ink, 0.2)], 50))
  stage.circle(-26, 6, 88, accent)
  stage.stroke('M-78 6a52 52 0 1 1 52 52', '#fff7e6', 13)
  stage.path('M-50 58l28 -20v40Z', '#fff7e6')
  stage.path('M60 -268H150Q182 -268 190 -236L70 -240Z', accent)
  stage.path('M-246 -84Q-246 -226 -104 -226H50Q90 -226 120 -210Q-100 -222 -160 -140Q-196 -90 -206 30L-246 60Z', '#ffffff', 0.2)
}

export function clamp(stage: Stage): void {
  const { main, steel, ink, wood } = stage.tones
  stage.rect(-22, -380, 44, 640, stage.tube(steel), 6)
  for (let y = -200; y < 240; y += 18) stage.stroke(d`M-18 ${y}h36`, darken(steel, 0.3), 3, 0.5)
  stage.path('M-30 -384H40Q60 -384 80 -366L230 -330V-262H180L60 -290Q30 -296 30 -260H-30Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.24)], 50))
  stage.rect(170, -270, 74, 30, stage.tube(ink), 6)
  stage.path('M-36 96H36Q60 96 80 80L176 40H236V92L130 160Q96 190 40 196H-36Z', stage.fade([lighten(main, 0.3), main, darken(main, 0.3)], 50))
  stage.rect(194, -120, 22, 230, stage.tube(steel))
  for (let y = -104; y < 40; y += 13) stage.stroke(d`M196 ${y}l18 6`, darken(steel, 0.4), 3)
  stage.rect(168, -150, 76, 32, stage.tube(ink), 8)
  stage.path('M178 112H232L244 330Q240 356 205 356T166 330Z', stage.tube(wood))
  for (const x of [186, 205, 222]) stage.stroke(d`M${x} 140L${x + (x - 205) * 0.3} 320`, darken(wood, 0.4), 6, 0.5)
  stage.rect(-34, 100, 60, 22, lighten(main, 0.5), 6, 0.6)
}

/** Four bench chisels of rising width, two of them with a guard on the blade. */
export function chiselSet(stage: Stage): void {
  const { accent } = stage.tones
  for (const [index, half] of [15, 26, 40, 56].entries())
    stage.at(-276 + index * 184, 0, 0.92, () => {
      chisel(stage, half)
      if (index % 2 === 1) stage.rect(-half - 12, -390, half * 2 + 24, 130, stage.fade([lighten(accent, 0.36), accent, darken(accent, 0.2)], 0), 14, 0.92)
    })
}

/** @param half of the blade's width */
export function chisel(stage: Stage, half = 44): void {
  const { wood, steel, brass, accent } = stage.tones
  const neck = Math.min(20, half)
  stage.path(d`M${-half} -380H${half}V-70L${neck} -40H${-neck}L${-half} -70Z`, stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.24)], 10))
  stage.rect(-half, -380, half * 2, 64, stage.fade(['#ffffff', lighten(steel, 0.3)]))
  stage.rect(-neck, -46, neck * 2, 70, stage.tube(steel))
  stage.rect(-32, 16, 64, 34, stage.tube(brass), 6)
  stage.path('M-32 50H32C58 130 62 240 50 330H-50C-62 240 -58 130 -32 50Z', stage.tube(wood))
  for (const x of [-20, 0, 18]) stage.stroke(d`M${x} 70C${x * 1.6} 160 ${x * 1.6} 250 ${x * 1.3} 316`, darken(wood, 0.4), 2.6, 0.4)
  stage.rect(-54, 326, 108, 30, stage.tube(brass), 8)
  stage.path('M-46 356H46Q40 378 0 378T-46 356Z', stage.tube(darken(wood, 0.1)))
  stage.rect(-47, 250, 94, 18, stage.tube(accent), 2, 0.9)
}

export function utilityKnife(stage: Stage): void {
  const { main, ink, steel, accent } = stage.tones
  stage.path('M-40 -210L-34 -330L46 -384V-210Z', stage.fade([lighten(steel, 0.7), steel, darken(steel, 0.2)], 20))
  stage.path('M-34 -330L46 -384V-364L-30 -312Z', '#ffffff', 0.8)
  stage.path('M-60 -236Q-56 -256 -40 -256H48Q66 -256 68 -236C74 -100 96 20 92 180Q90 330 50 366Q10 384 -26 366C-70 320 -62 240 -58 160C-54 60 -72 -60 -60 -236Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.3)], 10))
  stage.path('M-52 -60C-60 60 -50 120 -50 170C-54 250 -60 310 -22 352C-2 330 4 240 -2 160C-8 80 -6 0 -10 -60Z', stage.fade([lighten(ink, 0.26), ink, darken(ink, 0.2)], 10))
  for (let y = 0; y < 320; y += 34) stage.stroke(d`M-44 ${y}q18 10 34 0`, lighten(ink, 0.3), 6, 0.5)
  stage.rect(24, -200, 24, 190, darken(main, 0.5), 12)
  stage.rect(14, -130, 44, 66, stage.tube(accent), 10)
  for (const y of [-116, -102, -88]) stage.stroke(d`M22 ${y}h28`, darken(accent, 0.4), 5)
  stage.circle(48, 250, 16, stage.ball(mix(steel, main, 0.2)))
}
