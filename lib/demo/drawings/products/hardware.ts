import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { foliage } from '../pieces/leaves'

/** An open butt hinge with its screws. */
export function hinge(stage: Stage): void {
  const { brass, steel } = stage.tones
  const metal = stage.random.chance(0.5) ? brass : steel
  for (const side of [-1, 1]) {
    stage.rect(side === -1 ? -320 : 20, -320, 300, 640, darken(metal, 0.3), 26)
    stage.rect(side === -1 ? -322 : 18, -324, 300, 636, stage.fade([lighten(metal, 0.5), metal, darken(metal, 0.2)], side === -1 ? 30 : 60), 26)
    for (const [x, y] of [[-218, -220], [-132, -110], [-218, 0], [-132, 110], [-218, 220]] as const) {
      stage.circle(side * -x, y, 36, darken(metal, 0.36))
      stage.circle(side * -x, y + 2, 29, stage.ball(lighten(metal, 0.2)))
      stage.stroke(d`M${side * -x - 15} ${y - 13}l30 30m0 -30l-30 30`, darken(metal, 0.6), 7)
    }
  }
  for (let knuckle = 0; knuckle < 5; knuckle += 1) stage.rect(-46, -324 + knuckle * 129, 92, 122, stage.tube(knuckle % 2 === 0 ? metal : lighten(metal, 0.1)), 10)
  for (const y of [-362, 322]) stage.path(d`M-30 ${y + 40}V${y + 18}Q-30 ${y} 0 ${y}T30 ${y + 18}V${y + 40}Z`, stage.tube(metal))
}

/** A few kinds of screws with star heads, and their bit. */
export function screws(stage: Stage): void {
  const { brass, steel, accent, ink } = stage.tones
  const set = [[-260, -40, -14, brass, 1], [-110, 20, 8, steel, 0.86], [40, -30, -6, darken(ink, 0.05), 1.04], [190, 30, 12, brass, 0.8], [310, -20, -10, steel, 0.94]] as const
  for (const [x, y, turn, metal, size] of set) {
    stage.at(x, y, size, () => {
      stage.path('M-32 -190H32V150L0 300L-32 150Z', stage.tube(metal))
      for (let thread = -100; thread < 230; thread += 30) {
        const half = thread < 150 ? 46 : 46 * (1 - (thread - 150) / 160)
        stage.path(d`M${-half} ${thread + 22}Q0 ${thread + 12} ${half} ${thread - 8}L${half} ${thread + 4}Q0 ${thread + 26} ${-half} ${thread + 34}Z`, stage.fade([lighten(metal, 0.5), metal, darken(metal, 0.4)], 0))
      }
      stage.path('M-84 -250Q0 -290 84 -250L34 -170H-34Z', stage.tube(metal))
      stage.oval(0, -252, 84, 26, stage.fade([lighten(metal, 0.6), metal], 30))
      stage.path(star(0, -252, 44, 15), darken(metal, 0.6))
    }, turn)
  }
  stage.at(60, 336, 1, () => {
    stage.rect(-130, -26, 150, 52, stage.tube(darken(steel, 0.1), 90), 6)
    stage.rect(14, -16, 120, 32, stage.tube(steel, 90), 4)
    stage.path('M130 -22L150 -30H196V30H150L130 22Z', stage.tube(accent, 90))
    for (const y of [-12, 12]) stage.stroke(d`M150 ${y}H196`, darken(accent, 0.5), 5)
  }, -12)
}

/** A star of six points, seen from the side. */
function star(x: number, y: number, rx: number, ry: number): string {
  const points = Array.from({ length: 12 }, (_, index) => {
    const [angle, far] = [(index / 12) * Math.PI * 2, index % 2 === 0 ? 1 : 0.6]
    return d`${x + Math.cos(angle) * rx * far} ${y + Math.sin(angle) * ry * far}`
  })
  return `M${points.join('L')}Z`
}

/** A panelled door in its frame, ajar to the light. */
export function door(stage: Stage): void {
  const { main, white, brass, wood } = stage.tones
  stage.rect(-250, -386, 500, 756, stage.fade([lighten(white, 0.5), darken(white, 0.1)], 20))
  stage.rect(-206, -346, 412, 716, '#fff1cf')
  stage.rect(-206, -346, 412, 716, stage.fade(['#ffe3ad', '#fff6e0'], 0))
  stage.path('M-206 -346L150 -346V370L-206 370Z', stage.fade([lighten(main, 0.18), main, darken(main, 0.16)], 20))
  stage.path('M150 -346L164 -340V366L150 370Z', darken(main, 0.4))
  const panel = (x: number, y: number, w: number, h: number) => {
    stage.rect(x, y, w, h, darken(main, 0.24), 4)
    stage.rect(x + 6, y + 8, w - 8, h - 10, stage.fade([darken(main, 0.1), lighten(main, 0.14)], 60), 3)
    stage.rect(x + 22, y + 24, w - 40, h - 44, stage.fade([lighten(main, 0.2), darken(main, 0.06)], 60), 3)
  }
  for (const x of [-176, -16]) {
    panel(x, -312, 132, 170)
    panel(x, -116, 132, 210)
    panel(x, 134, 132, 200)
  }
  stage.rect(118, 90, 20, 74, stage.tube(brass), 8)
  stage.circle(128, 110, 20, stage.ball(brass))
  for (const y of [-260, 0, 280]) stage.rect(-212, y, 14, 52, stage.tube(brass), 4)
  stage.rect(-250, 360, 500, 14, darken(wood, 0.3), 3)
}

/** A sash window on its sill. */
export function windowProduct(stage: Stage): void {
  const { white, leaf, accent } = stage.tones
  stage.rect(-310, -370, 620, 690, stage.fade([lighten(white, 0.6), white, darken(white, 0.16)], 40), 10)
  const pane = (x: number, y: number, w: number, h: number) => {
    stage.rect(x, y, w, h, darken(white, 0.3), 4)
    stage.clip(d`M${x + 6} ${y + 6}h${w - 12}v${h - 12}h${12 - w}Z`, () => {
      stage.rect(x, y, w, h, stage.fade(['#9fcbe4', '#e6f3ee']))
      stage.circle(70, -230, 60, '#fff6da')
      stage.path('M-320 120Q-120 20 60 110T320 80V330H-320Z', mix(leaf, '#dfeee6', 0.4))
      foliage(stage, -180, 190, 130, 110, leaf)
      foliage(stage, 170, 220, 150, 110, darken(leaf, 0.1))
      stage.path(d`M${x} ${y + h}L${x + w * 0.5} ${y}H${x + w * 0.8}L${x + w * 0.3} ${y + h}Z`, '#ffffff', 0.2)
    })
  }
  for (const x of [-264, 10]) {
    pane(x, -326, 254, 270)
    pane(x, -26, 254, 300)
  }
  stage.rect(-276, -62, 552, 40, stage.fade([lighten(white, 0.5), darken(white, 0.2)]), 6)
  stage.rect(-26, -60, 52, 22, stage.tube(accent, 90), 8)
  stage.rect(-362, 306, 724, 36, stage.fade([lighten(white, 0.6), darken(white, 0.1)]), 8)
  stage.rect(-346, 342, 692, 28, stage.fade([darken(white, 0.34), darken(white, 0.14)]), 4)
}

/** A lever on its plate. */
export function doorHandle(stage: Stage): void {
  const { brass, steel } = stage.tones
  const metal = stage.random.chance(0.6) ? brass : steel
  stage.rect(-250, -350, 190, 700, darken(metal, 0.36), 46)
  stage.rect(-254, -356, 188, 698, stage.fade([lighten(metal, 0.5), metal, darken(metal, 0.24)], 30), 44)
  for (const y of [-310, 292]) {
    stage.circle(-160, y, 17, darken(metal, 0.3))
    stage.stroke(d`M${-170} ${y}h20`, darken(metal, 0.6), 5)
  }
  stage.circle(-160, 170, 34, darken(metal, 0.3))
  stage.path('M-160 150a17 17 0 0 1 10 30l8 36h-36l8 -36a17 17 0 0 1 10 -30Z', darken(metal, 0.7))
  stage.circle(-160, -90, 84, darken(metal, 0.34))
  stage.circle(-163, -94, 80, stage.ball(metal))
  stage.path('M-190 -134Q-100 -150 40 -138L300 -120Q350 -114 350 -86T304 -50L40 -56Q-80 -60 -150 -44Z', darken(metal, 0.4))
  stage.path('M-190 -140Q-100 -156 40 -144L300 -126Q346 -120 346 -94T302 -62L40 -66Q-80 -70 -150 -54Z', stage.fade([lighten(metal, 0.6), metal, darken(metal, 0.28)]))
  stage.stroke('M-150 -122Q-60 -136 40 -126L300 -110', lighten(metal, 0.7), 8, 0.8)
}

/** A rail with five double hooks; a hat and a bag hang from it. */
export function hooks(stage: Stage): void {
  const { wood, brass, accent } = stage.tones
  stage.rect(-376, -200, 752, 120, darken(wood, 0.4), 18)
  stage.rect(-376, -208, 752, 116, stage.fade([lighten(wood, 0.3), wood, darken(wood, 0.14)]), 16)
  for (const y of [-180, -150, -124]) stage.stroke(d`M-350 ${y}Q-100 ${y + 14} 340 ${y - 4}`, darken(wood, 0.36), 3, 0.4)
  for (const x of [-320, -170, -20, 130, 280]) {
    stage.rect(x - 20, -186, 40, 86, stage.tube(brass), 16)
    for (const [low, out] of [[-176, 62], [-120, 50]] as const) {
      stage.stroke(d`M${x} ${low}C${x} ${low + 90} ${x + out} ${low + 90} ${x + out} ${low + 30}`, darken(brass, 0.36), 20)
      stage.stroke(d`M${x - 2} ${low - 4}C${x - 2} ${low + 84} ${x + out - 2} ${low + 84} ${x + out - 2} ${low + 26}`, brass, 15)
      stage.circle(x + out, low + 26, 14, stage.ball(brass))
    }
  }
  stage.at(-78, 10, 1, () => {
    stage.stroke('M-70 -70L-110 60M-50 -70L-10 60', darken(accent, 0.3), 16)
    stage.path('M-180 56H66L40 350Q38 366 20 366H-134Q-152 366 -154 350Z', stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.2)], 30))
    stage.path('M-176 96H60L58 130H-172Z', darken(accent, 0.3), 0.6)
  })
  stage.at(34, -70, 1, () => hat(stage))
}

function hat(stage: Stage): void {
  const { main, cream } = stage.tones
  stage.path('M170 20C176 -96 370 -92 372 24Z', stage.fade([lighten(main, 0.3), main], 60))
  stage.path('M110 30Q270 -14 430 40Q280 96 110 30Z', stage.fade([lighten(main, 0.2), darken(main, 0.2)], 40))
  stage.path('M170 20Q270 -16 372 24L370 0Q270 -38 172 -4Z', cream)
}
