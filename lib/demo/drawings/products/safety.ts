import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { bloom, leaf } from '../pieces/leaves'

export function gloves(stage: Stage): void {
  const { main, cream, accent, ink } = stage.tones
  const glove = (side: 1 | -1) => {
    const palm = stage.fade([lighten(cream, 0.3), cream, darken(cream, 0.2)], 30)
    for (const [x, top, turn] of [[-86, -230, -9], [-30, -276, -3], [28, -264, 4], [80, -210, 11]] as const) {
      stage.at(x, 0, 1, () => {
        stage.rect(-31, top, 60, -top + 40, stage.tube(main), 30)
        for (const y of [84, 150]) stage.stroke(d`M-22 ${top + y}q22 8 44 0`, darken(main, 0.3), 4, 0.5)
      }, turn)
    }
    stage.path('M-120 -30Q0 -60 116 -30C124 60 110 120 100 180H-100C-112 120 -130 60 -120 -30Z', palm)
    stage.path('M100 40C150 20 190 -40 210 -90Q236 -130 262 -104T256 -40C226 40 170 120 100 150Z', stage.fade([lighten(main, 0.2), main, darken(main, 0.2)], 30))
    stage.path('M-118 -30Q0 -60 114 -30C120 60 104 90 70 112H-70C-104 90 -124 60 -118 -30Z', stage.fade([main, darken(main, 0.14)]))
    stage.path('M-104 176H104L122 330Q0 350 -122 330Z', stage.fade([lighten(accent, 0.2), darken(accent, 0.2)], 20))
    for (let x = -92; x <= 92; x += 23) stage.stroke(d`M${x} 186L${x * 1.14} 326`, darken(accent, 0.34), 4, 0.5)
    stage.rect(-108, 170, 216, 22, side === 1 ? ink : darken(ink, 0.1), 8)
  }
  stage.at(130, 20, 0.98, () => glove(1), 14)
  stage.group('transform="translate(-130 20) rotate(-12) scale(-.98 .98)"', () => glove(-1))
}

export function goggles(stage: Stage): void {
  const { main, ink, accent } = stage.tones
  stage.path('M-380 -90Q-330 -130 -280 -110V70Q-330 90 -380 50Z', stage.fade([darken(accent, 0.3), accent], 0))
  stage.path('M380 -90Q330 -130 280 -110V70Q330 90 380 50Z', stage.fade([accent, darken(accent, 0.34)], 0))
  for (const side of [-1, 1]) for (const y of [-60, -20, 20]) stage.stroke(d`M${side * 300} ${y}H${side * 370}`, lighten(accent, 0.5), 6, 0.6)
  stage.path('M-310 -150Q-300 -190 -250 -196Q0 -226 250 -196Q300 -190 310 -150L316 60Q310 150 220 164H110Q60 160 40 96Q20 66 0 66T-40 96Q-60 160 -110 164H-220Q-310 150 -316 60Z', stage.fade([lighten(ink, 0.3), ink, darken(ink, 0.3)], 60))
  stage.path('M-276 -136Q-268 -160 -230 -164Q0 -190 230 -164Q268 -160 276 -136L280 50Q274 120 210 130H126Q90 128 74 76Q46 32 0 32T-74 76Q-90 128 -126 130H-210Q-274 120 -280 50Z', stage.fade([mix('#cfe6ee', main, 0.24), lighten(main, 0.5), mix('#eaf5f6', main, 0.1)], 50))
  stage.path('M-250 70L-150 -160H-40L-150 118H-210Q-246 112 -250 70Z', '#ffffff', 0.5)
  stage.path('M100 80L200 -160H240L130 116Z', '#ffffff', 0.4)
  for (const x of [-200, -100, 100, 200]) stage.rect(x - 24, -206, 48, 20, darken(main, 0.1), 8)
  stage.stroke('M-296 -140Q-288 -178 -246 -182Q0 -212 246 -182', lighten(ink, 0.5), 6, 0.6)
}

export function respirator(stage: Stage): void {
  const { main, ink, accent, cream } = stage.tones
  stage.stroke('M-200 -60C-330 -160 -330 -330 -120 -370', accent, 26)
  stage.stroke('M200 -60C330 -160 330 -330 120 -370', darken(accent, 0.16), 26)
  stage.stroke('M-210 90C-340 60 -380 -60 -360 -170', accent, 22)
  stage.stroke('M210 90C340 60 380 -60 360 -170', darken(accent, 0.16), 22)
  stage.path('M0 -240C70 -240 90 -150 150 -90C220 -30 260 90 200 200Q140 290 0 290T-200 200C-260 90 -220 -30 -150 -90C-90 -150 -70 -240 0 -240Z', stage.fade([lighten(ink, 0.36), mix(ink, '#8a8696', 0.2), darken(ink, 0.2)], 40))
  stage.path('M0 -180C40 -180 60 -100 110 -40C150 10 170 100 130 170Q90 220 0 220T-130 170C-170 100 -150 10 -110 -40C-60 -100 -40 -180 0 -180Z', stage.fade([lighten(main, 0.3), main, darken(main, 0.24)], 40))
  for (const side of [-1, 1]) {
    stage.circle(side * 226, 130, 134, darken(ink, 0.2))
    stage.circle(side * 230, 126, 124, stage.fade([lighten(cream, 0.3), darken(cream, 0.24)], 50))
    stage.circle(side * 230, 126, 98, stage.fade([lighten(accent, 0.24), darken(accent, 0.2)], 50))
    for (let slot = 0; slot < 12; slot += 1) {
      const angle = (slot / 12) * Math.PI * 2
      stage.stroke(d`M${side * 230 + Math.cos(angle) * 46} ${126 + Math.sin(angle) * 46}L${side * 230 + Math.cos(angle) * 82} ${126 + Math.sin(angle) * 82}`, darken(accent, 0.46), 9, 0.7)
    }
    stage.circle(side * 230, 126, 26, lighten(cream, 0.2))
  }
  stage.circle(0, 110, 74, darken(main, 0.4))
  stage.circle(-2, 106, 64, stage.fade([lighten(ink, 0.3), ink], 50))
  for (const y of [76, 100, 124, 146]) stage.rect(-40, y - 6, 80, 11, darken(ink, 0.5), 5)
}

export function weatherstrip(stage: Stage): void {
  const { white, main, accent, cream } = stage.tones
  const roll = lighten(white, 0.3)
  stage.path('M-30 300C120 330 240 260 300 150L372 190C300 330 150 396 -30 366Z', stage.fade([lighten(roll, 0.4), darken(roll, 0.16)], 40))
  stage.path('M-30 300C120 330 240 260 300 150L324 163C262 280 130 352 -30 322Z', accent, 0.9)
  stage.circle(-50, 40, 330, darken(roll, 0.34))
  stage.circle(-54, 34, 328, stage.fade([lighten(roll, 0.5), roll, darken(roll, 0.2)], 50))
  for (const radius of [306, 284, 262, 240, 218, 196]) stage.stroke(d`M${-54 + radius} 34A${radius} ${radius} 0 1 1 ${-54 - radius} 34A${radius} ${radius} 0 1 1 ${-54 + radius} 34`, radius % 44 === 0 ? mix(roll, accent, 0.6) : darken(roll, 0.3), 6, 0.7)
  stage.circle(-54, 34, 180, darken(main, 0.36))
  stage.circle(-54, 38, 172, stage.fade([lighten(main, 0.2), main], 50))
  stage.circle(-54, 38, 124, lighten(cream, 0.2))
  stage.circle(-54, 38, 70, darken(cream, 0.3))
  stage.circle(-54, 44, 64, mix(cream, stage.tones.soft, 0.5))
  stage.stroke('M-250 -120A250 250 0 0 1 -60 -210', '#ffffff', 12, 0.8)
}

export function wreath(stage: Stage): void {
  const { random, tones } = stage
  const berries: [number, number][] = []
  stage.stroke('M230 0A230 230 0 1 1 -230 0A230 230 0 1 1 230 0', tones.woodDeep, 26)
  for (let index = 0; index < 118; index += 1) {
    const angle = (index / 118) * Math.PI * 2 * 3
    const far = 230 + random.between(-56, 56)
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
    const tone = random.pick([tones.leaf, tones.leafDeep, darken(tones.leaf, 0.2), mix(tones.leaf, '#b9c7a0', 0.5)])
    leaf(stage, x, y, random.between(90, 130), random.between(30, 46), (angle * 180) / Math.PI + 90 + random.between(-56, 56), tone)
    if (index % 5 === 0) berries.push([x, y])
  }
  for (const [x, y] of berries) for (const [dx, dy] of [[0, 0], [22, 8], [6, 24]] as const) stage.circle(x + dx, y + dy, 14, stage.ball('#c5402f'))
  for (const angle of [0.5, 2.2, 3.8, 5.4]) bloom(stage, Math.cos(angle) * 232, Math.sin(angle) * 232, 54, tones.cream)
  const ribbon = stage.fade([lighten(tones.accent, 0.3), tones.accent, darken(tones.accent, 0.2)], 30)
  stage.path('M-10 236L-90 372L-40 352L-14 384L20 250Z', darken(tones.accent, 0.16))
  stage.path('M10 236L84 376L40 352L10 386L-16 250Z', tones.accent)
  stage.path('M0 236C-60 160 -160 170 -164 226S-70 300 0 240Z', ribbon)
  stage.path('M0 236C60 160 160 170 164 226S70 300 0 240Z', ribbon)
  stage.path('M-20 232C-70 200 -120 206 -126 230S-70 262 -20 240ZM20 232C70 200 120 206 126 230S70 262 20 240Z', darken(tones.accent, 0.34), 0.6)
  stage.rect(-26, 210, 52, 52, stage.ball(tones.accent), 18)
}
