import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

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
