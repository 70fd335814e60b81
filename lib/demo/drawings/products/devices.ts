import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** A tall video doorbell with its lens and button. */
export function doorbell(stage: Stage): void {
  const { ink, main, steel, accent } = stage.tones
  stage.rect(-134, -372, 268, 744, darken(ink, 0.2), 60)
  stage.rect(-138, -378, 268, 742, stage.fade([lighten(ink, 0.34), ink, darken(ink, 0.1)], 30), 58)
  stage.rect(-120, -30, 232, 376, stage.fade([lighten(main, 0.4), main, darken(main, 0.16)], 40), 44)
  stage.circle(-4, -220, 96, darken(ink, 0.4))
  stage.circle(-4, -220, 78, stage.ball(lighten(ink, 0.16)))
  stage.circle(-4, -220, 40, '#0b1220')
  stage.circle(-20, -238, 14, '#ffffff', 0.8)
  stage.circle(-4, 160, 84, stage.fade([lighten(accent, 0.4), accent], 60))
  stage.circle(-4, 160, 66, stage.ball(lighten(steel, 0.3)))
  stage.stroke('M-30 172V148L-4 126L22 148V172Z', darken(main, 0.3), 9)
  for (const x of [-24, -4, 16]) stage.circle(x, 300, 5, darken(main, 0.4))
}

/** A dimmer: a paddle with a slider beside it. */
export function dimmer(stage: Stage): void {
  const { white, cream, steel, accent } = stage.tones
  const plate = lighten(white, 0.5)
  stage.rect(-216, -340, 440, 690, darken(white, 0.26), 40)
  stage.rect(-220, -346, 436, 684, stage.fade([plate, lighten(cream, 0.2), darken(cream, 0.1)], 50), 38)
  stage.rect(-134, -236, 190, 462, darken(white, 0.24), 20)
  stage.path('M-128 -230H50V-6L-128 -14Z', stage.fade([darken(white, 0.18), plate]))
  stage.path('M-128 -14L50 -6V220H-128Z', stage.fade([plate, lighten(cream, 0.1)]))
  stage.rect(-58, 176, 40, 10, '#9bd46a', 5)
  stage.rect(92, -220, 22, 436, darken(white, 0.4), 11)
  stage.rect(96, -40, 14, 252, accent, 7)
  stage.rect(74, -76, 58, 60, stage.fade([plate, darken(white, 0.2)]), 12)
  for (const y of [-304, 296]) {
    stage.circle(-2, y, 16, stage.ball(steel))
    stage.stroke(d`M-11 ${y - 4}l18 8`, darken(steel, 0.5), 4)
  }
}

/** A meter that plugs into an outlet and shows watts. */
export function wattMeter(stage: Stage): void {
  const { white, ink, accent, main } = stage.tones
  stage.rect(-196, -350, 400, 700, darken(white, 0.3), 70)
  stage.rect(-200, -356, 396, 696, stage.fade([lighten(white, 0.5), white, darken(white, 0.14)], 40), 68)
  stage.rect(-150, -306, 296, 200, darken(ink, 0.1), 22)
  stage.rect(-136, -292, 268, 172, stage.fade(['#bfe6c4', '#8fcf9f']), 14)
  for (const [x, bars] of [[-106, 'M0 0h40v40h-40v44h40'], [-36, 'M0 0h40v84h-40v-84'], [34, 'M0 0h40v40h-40M40 40v44h-40']] as const) {
    stage.at(x, -252, 1, () => stage.stroke(bars, '#12301c', 11))
  }
  stage.stroke('M100 -190l8 22l8 -16l8 16l8 -22', '#12301c', 5)
  for (const [x, colour] of [[-104, accent], [-4, main], [92, main]] as const) stage.rect(x - 34, -74, 76, 44, stage.fade([lighten(colour, 0.3), colour]), 22)
  stage.circle(0, 150, 138, darken(white, 0.2))
  stage.circle(0, 146, 128, stage.fade([lighten(white, 0.3), darken(white, 0.1)], 60))
  for (const [x, tall] of [[-46, 70], [30, 56]] as const) stage.rect(x, 76, 18, tall, darken(ink, 0.2), 5)
  stage.path('M-26 226V204A26 26 0 0 1 26 204V226Z', darken(ink, 0.2))
}

/** An outdoor timer with outlets, on a stake in the grass. */
export function stakeTimer(stage: Stage): void {
  const { main, ink, accent, white, grass } = stage.tones
  stage.path('M-34 60H34L24 330L0 386L-24 330Z', stage.tube(darken(main, 0.2)))
  stage.rect(-190, -356, 380, 440, stage.tube(main), 36)
  stage.path('M-214 -330Q0 -420 214 -330L196 -276Q0 -350 -196 -276Z', stage.tube(darken(main, 0.16)))
  stage.circle(0, -196, 92, darken(main, 0.36))
  stage.circle(0, -200, 84, stage.fade([lighten(white, 0.4), darken(white, 0.1)], 60))
  for (let tick = 0; tick < 12; tick += 1) {
    const angle = (tick * Math.PI) / 6
    stage.stroke(d`M${62 * Math.cos(angle)} ${-200 + 62 * Math.sin(angle)}L${74 * Math.cos(angle)} ${-200 + 74 * Math.sin(angle)}`, ink, 5)
  }
  stage.stroke('M0 -200L36 -244', accent, 12)
  for (const x of [-116, 0, 116]) for (const y of [-64, 22]) {
    stage.rect(x - 46, y - 36, 92, 68, darken(ink, 0.1), 14)
    for (const side of [-14, 8]) stage.rect(x + side, y - 18, 8, 24, lighten(ink, 0.5), 3)
    stage.circle(x, y + 16, 5, lighten(ink, 0.5))
  }
  for (let blade = 0; blade < 26; blade += 1) {
    const x = -240 + blade * 19
    stage.stroke(d`M${x} 372Q${x + 4} 330 ${x + ((blade * 13) % 34) - 17} ${284 + ((blade * 29) % 50)}`, blade % 2 === 0 ? grass : darken(grass, 0.24), 8)
  }
}

/** An energy monitor with the clamps of its sensors. */
export function energyMonitor(stage: Stage): void {
  const { white, ink, main, accent } = stage.tones
  stage.rect(-250, -350, 500, 300, darken(white, 0.3), 40)
  stage.rect(-254, -356, 496, 298, stage.fade([lighten(white, 0.5), white], 40), 38)
  stage.rect(-206, -312, 260, 200, darken(ink, 0.1), 18)
  for (const [index, tall] of [60, 96, 44, 130, 80, 110].entries()) stage.rect(-186 + index * 38, -130 - tall, 24, tall, index === 3 ? accent : lighten(main, 0.3), 5)
  for (const y of [-280, -230, -180]) stage.circle(150, y, 17, y === -280 ? '#8fd694' : lighten(main, 0.4))
  for (const [index, x] of [-260, -90, 90, 260].entries()) {
    stage.stroke(d`M${x * 0.6} -60C${x * 0.6} 60 ${x} 20 ${x} 130`, index % 2 === 0 ? ink : lighten(ink, 0.3), 12)
    stage.rect(x - 70, 130, 140, 180, stage.fade([lighten(main, 0.2), darken(main, 0.2)], 40), 26)
    stage.circle(x, 226, 44, darken(main, 0.6))
    stage.circle(x, 226, 34, lighten(stage.tones.soft, 0.4))
    stage.stroke(d`M${x - 70} 176H${x + 70}`, darken(main, 0.5), 6)
  }
}

/** The grille of a bathroom fan, with its sensor. */
export function bathFan(stage: Stage): void {
  const { white, cream, main } = stage.tones
  stage.rect(-346, -336, 700, 690, darken(white, 0.3), 60)
  stage.rect(-350, -346, 692, 684, stage.fade([lighten(white, 0.5), lighten(cream, 0.3), darken(cream, 0.08)], 50), 56)
  stage.rect(-286, -286, 564, 560, darken(white, 0.3), 40)
  for (let y = -268; y < 260; y += 34) {
    stage.rect(-272, y, 536, 22, stage.fade([lighten(white, 0.5), darken(white, 0.06)]), 10)
    stage.rect(-272, y + 22, 536, 10, darken(white, 0.58), 4)
  }
  stage.circle(-4, -6, 92, stage.fade([lighten(white, 0.5), darken(white, 0.1)], 50))
  stage.stroke('M-4 -52C-30 -20 -38 -4 -38 12A34 34 0 0 0 30 12C30 -4 22 -20 -4 -52Z', main, 9)
  stage.circle(280, 300, 9, '#8fd694')
}

/** A pen that lights up near live wires. */
export function voltageTester(stage: Stage): void {
  const { main, ink, accent, white, steel } = stage.tones
  stage.circle(0, -330, 150, stage.glow('#ff5a4a', 0.7))
  stage.path('M-13 -300L-10 -380H10L13 -300Z', stage.tube(lighten(white, 0.4)))
  stage.path('M-30 -300H30Q44 -240 46 -190H-46Q-44 -240 -30 -300Z', stage.fade(['#ffb3a6', '#e8402f']))
  stage.path('M-46 -190H46L54 -90V300Q54 340 30 344H-30Q-54 340 -54 300V-90Z', stage.tube(main))
  stage.rect(-38, -130, 76, 150, stage.tube(ink), 16)
  stage.circle(0, -86, 25, stage.ball(accent))
  stage.circle(0, -20, 15, '#8fd694')
  for (let y = 60; y < 250; y += 26) stage.stroke(d`M-44 ${y}Q0 ${y + 10} 44 ${y}`, darken(main, 0.4), 8, 0.6)
  stage.rect(-50, 338, 100, 40, stage.tube(ink), 12)
  stage.path('M54 60H76V300Q76 320 62 320T54 300Z', stage.tube(steel))
}
