import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

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
