import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { bloom, foliage, leaf, sprig } from '../pieces/leaves'

export function planter(stage: Stage): void {
  const { main, leaf: green, leafDeep, accent, wood, cream } = stage.tones
  for (const angle of [-150, -124, -104, -76, -56, -30]) sprig(stage, angle < -90 ? -60 : 60, 10, 330, angle, leafDeep, 90)
  foliage(stage, 0, -40, 230, 120, green)
  for (const [x, y, size] of [[-170, -110, 62], [-70, -200, 74], [50, -130, 66], [150, -190, 70], [210, -70, 56], [-10, -60, 52], [-220, -20, 50]] as const) bloom(stage, x, y, size, accent)
  for (const x of [-200, -120, 120, 200]) leaf(stage, x, 20, 130, 50, x < 0 ? 130 : 50, green)
  for (const x of [-190, 150]) stage.path(d`M${x} 300H${x + 40}V370H${x + 6}Z`, stage.tube(wood))
  stage.path('M-262 0H262L226 310Q222 330 200 330H-200Q-222 330 -226 310Z', stage.tube(main))
  for (const y of [70, 130, 190, 250]) stage.path(d`M${-254 + y * 0.1} ${y}H${254 - y * 0.1}V${y + 7}H${-254 + y * 0.1}Z`, darken(main, 0.4), 0.25)
  stage.rect(-276, -20, 552, 56, stage.tube(lighten(main, 0.14)), 12)
  stage.rect(-262, 36, 524, 12, darken(main, 0.5), 0, 0.25)
  stage.rect(-40, 130, 80, 50, cream, 8)
}

export function hose(stage: Stage): void {
  const { main, brass, accent } = stage.tones
  const tube = (path: string) => {
    stage.stroke(path, darken(main, 0.44), 58)
    stage.stroke(path, main, 48)
    stage.stroke(path, lighten(main, 0.36), 13, 0.8)
  }
  tube('M-360 330C-200 380 -60 330 60 320')
  for (const [y, rx] of [[250, 330], [180, 310], [110, 290], [40, 270]] as const) tube(d`M${-rx} ${y}A${rx} ${rx * 0.36} 0 1 0 ${rx} ${y}A${rx} ${rx * 0.36} 0 1 0 ${-rx} ${y}`)
  tube('M250 20C330 -120 180 -220 40 -200')
  stage.at(30, -200, 1, () => {
    stage.rect(-60, -34, 70, 68, stage.tube(brass, 90), 10)
    for (const x of [-50, -34, -18, -2]) stage.stroke(d`M${x} -32v64`, darken(brass, 0.4), 4, 0.5)
    stage.path('M-60 -26L-170 -40L-250 -96Q-280 -116 -300 -96L-316 -60Q-326 -34 -300 -30L-240 -10L-160 40L-60 30Z', stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.3)], 80))
    stage.path('M-180 24L-120 110Q-100 130 -84 112T-84 84L-110 26Z', stage.fade([lighten(brass, 0.3), darken(brass, 0.3)]))
    stage.oval(-308, -64, 20, 46, darken(accent, 0.5))
    for (let drop = 0; drop < 18; drop += 1) stage.circle(-346 - (drop % 6) * 16, -84 + ((drop * 29) % 70) - (drop % 6) * 3, 5 - (drop % 3), lighten('#7fb7cf', 0.3), 0.8)
  }, 8)
}

/** A spade: a narrow flat blade with a straight edge, and treads for the foot. */
export function spade(stage: Stage): void {
  const { steel } = stage.tones
  diggingHandle(stage)
  stage.path('M-118 140V128Q-118 116 -106 116H106Q118 116 118 128V140Q106 240 108 356Q108 384 84 384H-84Q-108 384 -108 356Q-106 240 -118 140Z', stage.fade([lighten(steel, 0.55), steel, darken(steel, 0.34)], 20))
  for (const x of [-122, 62]) stage.rect(x, 104, 60, 22, stage.tube(steel, 90), 8)
  stage.path('M-26 130Q-22 230 0 300Q22 230 26 130Z', darken(steel, 0.3), 0.5)
  stage.stroke('M-96 140Q-88 250 -90 350', '#ffffff', 8, 0.6)
  stage.stroke('M-92 374H92', lighten(steel, 0.6), 7, 0.9)
}

export function shovel(stage: Stage): void {
  const { steel } = stage.tones
  diggingHandle(stage)
  stage.path('M-136 130Q-140 116 -120 116H120Q140 116 136 130C150 260 90 350 0 386C-90 350 -150 260 -136 130Z', stage.fade([lighten(steel, 0.55), steel, darken(steel, 0.34)], 20))
  stage.path('M-26 130Q-20 250 0 340Q20 250 26 130Z', darken(steel, 0.3), 0.5)
  stage.stroke('M-116 136C-116 240 -80 310 -20 356', '#ffffff', 8, 0.6)
}

function diggingHandle(stage: Stage): void {
  const { wood, steel, accent } = stage.tones
  stage.rect(-19, -290, 38, 420, stage.tube(wood))
  for (const x of [-8, 6]) stage.stroke(d`M${x} -270Q${x + 4} -80 ${x - 3} 110`, darken(wood, 0.34), 3, 0.4)
  stage.path('M-22 -270L-84 -340Q-92 -384 -50 -384H50Q92 -384 84 -340L22 -270ZM-36 -334L0 -296L36 -334Z', stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.24)], 20))
  stage.rect(-86, -386, 172, 42, stage.tube(wood, 90), 20)
  stage.path('M-30 60H30L36 150H-36Z', stage.tube(steel))
}

export function grill(stage: Stage): void {
  const { main, ink, steel, wood } = stage.tones
  for (const [x, foot] of [[-120, -210], [120, 210], [0, 10]] as const) stage.stroke(d`M${x} 60L${foot} 362`, x === 0 ? darken(steel, 0.3) : steel, 20)
  stage.path('M-176 236Q0 262 176 236L186 256Q0 286 -186 256Z', darken(steel, 0.2))
  for (const x of [-200, 200]) {
    stage.circle(x, 326, 46, stage.ball(ink))
    stage.circle(x, 326, 16, steel)
  }
  stage.path('M-280 -60H280C280 60 180 130 0 130S-280 60 -280 -60Z', stage.fade([lighten(main, 0.2), main, darken(main, 0.34)], 30))
  stage.path('M-280 -84C-280 -230 -160 -310 0 -310S280 -230 280 -84Z', stage.fade([lighten(main, 0.4), main, darken(main, 0.3)], 40))
  stage.path('M-240 -110C-226 -210 -130 -270 -40 -278C-130 -240 -190 -180 -204 -110Z', '#ffffff', 0.34)
  stage.rect(-292, -92, 584, 34, stage.tube(steel, 90), 14)
  stage.rect(-70, -356, 140, 32, stage.tube(wood, 90), 14)
  for (const x of [-54, 54]) stage.rect(x - 7, -330, 14, 26, steel)
  stage.circle(110, -210, 32, steel)
  stage.circle(110, -210, 25, '#fffaf0')
  stage.stroke('M110 -210L122 -226', '#c5482f', 5)
  stage.rect(-372, -56, 100, 26, stage.tube(wood, 90), 10)
  stage.rect(276, -56, 100, 26, stage.tube(wood, 90), 10)
  for (const [x, turn] of [[320, 4], [350, -4]] as const) stage.at(x, -30, 1, () => stage.rect(-6, 0, 12, 150, stage.tube(steel), 6), turn)
}

export function parasol(stage: Stage): void {
  const { main, cream, wood, stone } = stage.tones
  stage.rect(-12, -330, 24, 660, stage.tube(wood))
  stage.path('M-130 370Q-130 320 -60 316H60Q130 320 130 370Z', stage.tube(stone))
  stage.rect(-26, 270, 52, 56, stage.tube(darken(stone, 0.3)), 8)
  const ribs = [-380, -240, -84, 84, 240, 380]
  ribs.slice(0, -1).forEach((left, index) => {
    const right = ribs[index + 1] ?? 380
    const tone = index % 2 === 0 ? main : lighten(cream, 0.3)
    const shade = index / 5
    stage.path(d`M0 -350L${left} -90Q${(left + right) / 2} -130 ${right} -90Z`, stage.fade([lighten(tone, 0.3 - shade * 0.2), darken(tone, 0.04 + shade * 0.2)]))
    stage.path(d`M${left} -92Q${(left + right) / 2} -130 ${right} -92V-50Q${(left * 3 + right) / 4} -30 ${(left + right) / 2} -56T${right} -50Z`, darken(tone, 0.12 + shade * 0.14))
  })
  stage.circle(0, -356, 18, stage.ball(wood))
}

export function ladder(stage: Stage): void {
  const { steel, accent, ink } = stage.tones
  const leg = (x0: number, x1: number, tone: string) => stage.path(d`M${x0 - 18} -330H${x0 + 18}L${x1 + 20} 358H${x1 - 20}Z`, stage.tube(tone))
  leg(90, 300, darken(steel, 0.3))
  leg(130, 360, darken(steel, 0.36))
  leg(-100, -250, steel)
  leg(60, 90, steel)
  for (let step = 0; step < 5; step += 1) {
    const share = (step + 0.7) / 5.6
    const [x0, x1] = [-100 - 150 * share - 14, 60 + 30 * share + 14]
    const y = -330 + 690 * share
    stage.rect(x0, y, x1 - x0, 34, stage.fade([lighten(steel, 0.6), lighten(steel, 0.2), darken(steel, 0.3)]), 6)
    for (let x = x0 + 14; x < x1 - 8; x += 16) stage.rect(x, y + 4, 6, 8, darken(steel, 0.3), 2, 0.7)
  }
  stage.path('M-150 -372H150Q164 -372 164 -356V-326H-164V-356Q-164 -372 -150 -372Z', stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.24)]))
  for (const x of [-250, 90, 300, 360]) stage.rect(x - 30, 340, 60, 30, stage.tube(ink), 8)
  stage.stroke('M-190 40L190 70', darken(accent, 0.1), 10)
}

export function gutter(stage: Stage): void {
  const { white, steel, main } = stage.tones
  const metal = mix(white, main, 0.2)
  stage.path('M-380 -250L300 -190V-70Q300 -30 250 -34L-380 -110Z', stage.fade([lighten(metal, 0.5), metal, darken(metal, 0.3)]))
  stage.path('M-380 -270L300 -206V-178L-380 -240Z', stage.fade([lighten(metal, 0.6), darken(metal, 0.04)]))
  stage.path('M-380 -240L300 -178V-166L-380 -222Z', darken(metal, 0.5), 0.5)
  for (const x of [-280, -90, 110]) stage.path(d`M${x} ${-246 + (x + 280) * 0.09}h30v${150}q-16 20 -30 -4Z`, stage.tube(steel))
  stage.path('M300 -206Q356 -204 356 -150V-30H250V-60Q300 -60 300 -100Z', stage.fade([lighten(metal, 0.3), darken(metal, 0.3)], 0))
  stage.rect(252, -40, 104, 300, stage.tube(metal))
  for (const x of [278, 304, 330]) stage.stroke(d`M${x} -36V256`, darken(metal, 0.3), 4, 0.5)
  stage.rect(240, 60, 128, 34, stage.tube(steel), 6)
  stage.path('M252 250H356V310Q356 372 290 372H190V280H236Q252 280 252 250Z', stage.fade([lighten(metal, 0.3), metal, darken(metal, 0.36)], 30))
  stage.oval(192, 326, 20, 46, darken(metal, 0.5))
  for (let drop = 0; drop < 7; drop += 1) stage.path(d`M${168 - drop * 20} ${330 + (drop % 3) * 8}q-12 14 0 22q12 -8 0 -22Z`, lighten('#7fb7cf', 0.2))
}
