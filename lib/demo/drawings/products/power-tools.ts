import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** A cordless drill seen from its side. */
export function drill(stage: Stage): void {
  const { main, ink, steel, accent } = stage.tones
  const body = stage.fade([lighten(main, 0.32), main, darken(main, 0.26)])
  stage.path('M300 -163L396 -157V-149L300 -143Z', stage.fade([lighten(steel, 0.5), darken(steel, 0.3)]))
  for (const x of [318, 338, 358, 378]) stage.stroke(`M${x} -161L${x + 12} -146`, darken(steel, 0.4), 4)
  stage.path('M196 -214H226L302 -176V-130L226 -92H196Z', stage.fade([mix(ink, '#8a8696', 0.5), darken(ink, 0.1), ink]))
  for (const y of [-196, -178, -160, -142, -124, -108]) stage.stroke(d`M204 ${y}H258`, lighten(ink, 0.28), 3, 0.6)
  stage.path('M130 -232H178Q200 -228 200 -206V-100Q200 -78 178 -74H130Z', stage.fade([lighten(ink, 0.28), ink, darken(ink, 0.3)]))
  for (const y of [-210, -184, -158, -132, -106]) stage.rect(160, y, 26, 8, lighten(accent, 0.2), 3)
  stage.path('M-262 -150C-262 -222 -220 -246 -150 -246H132V-62H10C-22 -50 -34 -22 -30 26C-26 86 -6 130 6 196H-186C-186 104 -206 34 -226 -46C-250 -78 -262 -110 -262 -150Z', body)
  stage.path('M-262 -150C-262 -222 -220 -246 -150 -246H132V-206H-140C-190 -206 -226 -190 -236 -120Z', lighten(main, 0.44), 0.5)
  stage.path('M-206 -48Q-120 -62 -36 -20C-40 40 -22 110 -6 196H-172C-172 110 -186 30 -206 -48Z', stage.fade([lighten(ink, 0.24), ink, darken(ink, 0.2)], 10))
  for (const [y, x] of [[10, -178], [42, -172], [74, -168], [106, -165], [138, -162]] as const) stage.stroke(d`M${x} ${y}h52`, lighten(ink, 0.3), 9, 0.5)
  stage.path('M-26 -56H26Q38 -30 22 -6Q4 20 12 46H-22Q-34 10 -30 -20Z', stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.3)], 20))
  stage.rect(-258, 190, 330, 52, stage.fade([lighten(main, 0.2), darken(main, 0.2)]), 16)
  stage.path('M-250 232H80Q98 236 98 256V300Q98 322 74 322H-238Q-262 322 -262 300V250Q-262 236 -250 232Z', stage.fade([lighten(ink, 0.22), ink, darken(ink, 0.3)]))
  stage.rect(-150, 262, 130, 34, main, 10)
  for (const x of [-134, -104, -74, -46]) stage.circle(x, 279, 7, x > -60 ? darken(main, 0.3) : lighten(main, 0.7))
  for (const x of [-226, -206, -186, -166]) stage.stroke(d`M${x} -176l-12 60`, darken(main, 0.46), 9, 0.8)
  stage.rect(-96, -178, 170, 46, darken(main, 0.3), 14, 0.55)
  stage.rect(-84, -166, 96, 10, lighten(main, 0.6), 5, 0.9)
  stage.rect(-84, -150, 60, 7, lighten(main, 0.6), 4, 0.6)
  stage.circle(104, -92, 9, '#fff4cf')
}

/** A circular saw seen from its side, its blade half under the guard. */
export function circularSaw(stage: Stage): void {
  const { main, ink, steel, accent } = stage.tones
  const teeth = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2
    const next = ((index + 0.72) / 40) * Math.PI * 2
    return d`L${40 + Math.cos(angle) * 236} ${96 + Math.sin(angle) * 236}L${40 + Math.cos(next) * 218} ${96 + Math.sin(next) * 218}`
  })
  stage.path(`M${teeth.join('').slice(1)}Z`, stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.24)], 50))
  for (const angle of [20, 110, 200, 290]) {
    const [x, y] = [40 + Math.cos((angle * Math.PI) / 180) * 160, 96 + Math.sin((angle * Math.PI) / 180) * 160]
    stage.circle(x, y, 13, darken(steel, 0.5), 0.5)
  }
  stage.rect(-350, 196, 700, 26, stage.fade([lighten(steel, 0.6), darken(steel, 0.3)]), 8)
  stage.path('M-220 96A260 260 0 0 1 300 96L286 190H-206Z', stage.fade([lighten(main, 0.3), main, darken(main, 0.3)], 60))
  stage.path('M-184 92A224 224 0 0 1 226 -24A250 250 0 0 0 -184 92Z', lighten(main, 0.5), 0.45)
  stage.path('M-62 130A104 104 0 1 1 142 130L120 176H-40Z', stage.fade([lighten(ink, 0.3), ink], 60))
  stage.circle(40, 96, 40, stage.ball(steel))
  stage.circle(40, 96, 16, darken(steel, 0.5))
  stage.path('M-90 -138C-160 -150 -236 -120 -276 -50L-330 56Q-342 84 -318 96T-270 84L-214 -8Q-180 -62 -116 -66L30 -74L60 -150Z', stage.fade([lighten(ink, 0.26), ink, darken(ink, 0.24)], 40))
  stage.path('M-250 -34L-298 60Q-302 72 -292 76L-280 70L-226 -20Z', main)
  stage.path('M-206 -40Q-190 -10 -206 20L-178 10Q-160 -20 -170 -56Z', accent)
  stage.path('M120 -140L196 -206Q222 -222 240 -202L252 -184Q262 -166 244 -148L186 -96Z', stage.fade([lighten(ink, 0.3), ink, darken(ink, 0.2)], 60))
  stage.rect(-40, -168, 190, 96, stage.fade([lighten(main, 0.36), main, darken(main, 0.18)]), 34)
  for (const x of [-8, 18, 44, 70, 96]) stage.stroke(d`M${x} -144v46`, darken(main, 0.44), 9, 0.8)
  stage.rect(236, 120, 24, 92, stage.tube(steel), 6)
  stage.circle(248, 130, 24, stage.ball(accent))
}

/** A round sander for one hand, seen from its side, with its dust bag. */
export function sander(stage: Stage): void {
  const { main, ink, accent, cream } = stage.tones
  stage.path('M150 60Q240 0 330 24Q372 40 366 96T312 190Q240 214 168 160Z', stage.fade([lighten(ink, 0.36), mix(ink, '#8b8596', 0.24), ink], 60))
  for (const [x, y] of [[240, 40], [290, 44], [326, 70]] as const) stage.stroke(d`M${x} ${y}q-20 60 -10 120`, lighten(ink, 0.3), 4, 0.4)
  stage.path('M90 60H190L176 150H90Z', darken(ink, 0.1))
  stage.rect(-280, 262, 520, 40, stage.fade([lighten(cream, 0.2), darken(cream, 0.3)]), 12)
  stage.rect(-274, 294, 508, 16, darken(accent, 0.16), 6)
  stage.rect(-256, 214, 472, 56, stage.fade([lighten(ink, 0.26), darken(ink, 0.2)]), 24)
  stage.path('M-214 220Q-226 120 -170 60H130Q190 120 174 220Z', stage.fade([lighten(main, 0.3), main, darken(main, 0.28)], 20))
  for (const x of [-150, -110, -70, -30, 10, 50, 90]) stage.stroke(d`M${x} 130v54`, darken(main, 0.44), 11, 0.8)
  stage.path('M-176 80C-260 40 -276 -60 -200 -120C-130 -176 60 -182 130 -120C190 -66 186 30 140 80Q-20 120 -176 80Z', stage.fade([lighten(ink, 0.3), ink, darken(ink, 0.24)], 50))
  stage.path('M-200 -64C-170 -120 -90 -140 -20 -140C60 -140 112 -116 128 -84C60 -110 -110 -112 -200 -64Z', stage.fade([lighten(main, 0.5), main]))
  stage.path('M-214 -20Q-224 20 -196 50L-150 40Q-176 10 -168 -30Z', accent)
  stage.circle(96, 20, 30, darken(ink, 0.4))
  stage.circle(94, 18, 22, stage.ball(main))
  stage.stroke('M94 -2V10', '#ffffff', 5)
}

/** A wet and dry vacuum on wheels with its hose. */
export function vacuum(stage: Stage): void {
  const { main, ink, steel, accent } = stage.tones
  const hose = 'M60 -150C250 -300 380 -170 330 20C300 130 280 220 316 316'
  stage.stroke(hose, darken(ink, 0.1), 52)
  stage.stroke(hose, lighten(ink, 0.3), 30, 0.5)
  for (let ring = 0; ring < 18; ring += 1) {
    const [x, y] = alongHose(ring / 18)
    stage.circle(x, y, 27, 'none')
    stage.stroke(d`M${x - 22} ${y - 8}L${x + 22} ${y + 8}`, darken(ink, 0.4), 4, 0.7)
  }
  stage.path('M270 300H352L396 352Q398 362 388 362H236Q226 362 230 352Z', stage.fade([lighten(ink, 0.24), darken(ink, 0.2)]))
  stage.path('M-300 -40H110L86 262Q82 292 52 292H-242Q-272 292 -276 262Z', stage.tube(steel))
  stage.rect(-284, 120, 378, 26, darken(steel, 0.3), 4, 0.4)
  stage.path('M-320 -60Q-318 -180 -230 -220Q-96 -266 40 -220Q128 -180 130 -60Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.24)], 30))
  stage.rect(-334, -66, 478, 46, stage.fade([lighten(ink, 0.2), ink]), 20)
  stage.path('M-190 -226Q-186 -292 -96 -292T0 -226L-36 -222Q-40 -258 -96 -258T-154 -222Z', stage.fade([lighten(ink, 0.3), ink]))
  stage.circle(-96, -140, 44, darken(main, 0.34))
  stage.circle(-98, -142, 34, stage.ball(accent))
  for (const x of [-322, 118]) stage.rect(x, -50, 20, 60, accent, 6)
  for (const [x, r] of [[-232, 62], [44, 62]] as const) {
    stage.circle(x, 300, r, stage.ball(ink))
    stage.circle(x, 300, r * 0.5, main)
    stage.circle(x, 300, r * 0.18, darken(main, 0.4))
  }
}

function alongHose(share: number): [number, number] {
  if (share < 0.5) return bezier([60, -150], [250, -300], [380, -170], [330, 20], share * 2)
  return bezier([330, 20], [300, 130], [280, 220], [316, 316], share * 2 - 1)
}

function bezier(a: [number, number], b: [number, number], c: [number, number], e: [number, number], t: number): [number, number] {
  const at = (i: 0 | 1) => a[i] * (1 - t) ** 3 + 3 * b[i] * t * (1 - t) ** 2 + 3 * c[i] * t * t * (1 - t) + e[i] * t ** 3
  return [at(0), at(1)]
}

/** A cordless impact driver without battery: a short head, a hex collet with its bit, and rails below the grip. */
export function impactDriver(stage: Stage): void {
  const { main, ink, steel, accent } = stage.tones
  const dark = stage.fade([lighten(ink, 0.26), ink, darken(ink, 0.3)])
  stage.path('M214 -176H330L346 -164V-148L330 -136H214Z', stage.tube(lighten(steel, 0.2), 90))
  stage.stroke('M306 -174V-138', darken(steel, 0.4), 5)
  stage.rect(158, -208, 70, 104, dark, 14)
  for (const x of [174, 192, 210]) stage.stroke(d`M${x} -200v88`, lighten(ink, 0.3), 4, 0.6)
  stage.path('M30 -274H90Q144 -250 168 -214V-98Q144 -62 90 -38H30Z', stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.44)]))
  for (const x of [62, 92]) stage.stroke(d`M${x} -268V-44`, darken(steel, 0.4), 5, 0.6)
  stage.path('M-206 -150C-206 -232 -160 -286 -90 -286H46V-26H4C-24 -14 -32 6 -28 46C-24 110 -8 170 0 250H-150C-154 140 -170 60 -190 -40Q-206 -90 -206 -150Z', stage.fade([lighten(main, 0.32), main, darken(main, 0.26)]))
  stage.path('M-206 -150C-206 -232 -160 -286 -90 -286H46V-244H-84C-136 -244 -172 -214 -180 -130Z', lighten(main, 0.44), 0.5)
  stage.path('M-172 -24Q-100 -46 -30 2C-32 60 -20 140 -4 246H-140C-142 150 -152 60 -172 -24Z', dark)
  for (const [y, x] of [[40, -150], [76, -144], [112, -140], [148, -137], [184, -134]] as const) stage.stroke(d`M${x} ${y}h56`, lighten(ink, 0.3), 9, 0.5)
  stage.path('M-22 -30H30Q42 -6 26 20Q10 46 18 74H-16Q-30 36 -26 4Z', stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.3)], 20))
  stage.path('M-210 246H46Q66 250 66 270V306H-230V270Q-230 250 -210 246Z', stage.fade([lighten(main, 0.2), darken(main, 0.24)]))
  stage.rect(-206, 306, 226, 22, darken(ink, 0.2), 4)
  for (const x of [-180, -20]) stage.rect(x, 312, 20, 30, stage.tube(steel), 3)
  for (const x of [-170, -150, -130]) stage.stroke(d`M${x} -200l-10 56`, darken(main, 0.46), 9, 0.8)
  stage.rect(-96, -206, 116, 52, darken(main, 0.3), 14, 0.55)
  stage.rect(-82, -192, 70, 10, lighten(main, 0.6), 5, 0.9)
  for (const x of [-76, -52, -28]) stage.circle(x, -168, 6, lighten(main, 0.6))
}

/** A dust extractor: a box on wheels with a socket for a tool, a dial and a hose. */
export function dustExtractor(stage: Stage): void {
  const { main, ink, steel, accent, white } = stage.tones
  const hose = 'M-40 -210C-40 -420 -390 -380 -350 -120C-330 40 -370 180 -330 330'
  stage.stroke(hose, darken(ink, 0.1), 50)
  stage.stroke(hose, lighten(ink, 0.3), 26, 0.5)
  stage.stroke('M-150 -250Q-150 -330 -70 -330H170Q250 -330 250 -250V-130', darken(ink, 0.1), 34)
  stage.stroke('M-150 -256Q-148 -336 -70 -336H170', lighten(ink, 0.3), 10, 0.7)
  stage.rect(-220, -40, 520, 350, stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.2)], 20), 30)
  stage.rect(-188, 60, 456, 190, darken(steel, 0.16), 20, 0.5)
  for (const y of [100, 150, 200]) stage.rect(-160, y, 400, 14, darken(steel, 0.34), 7, 0.6)
  stage.path('M-246 -210Q-246 -240 -216 -240H296Q326 -240 326 -210V-60Q326 -30 296 -30H-216Q-246 -30 -246 -60Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.24)], 40))
  stage.path('M-246 -210Q-246 -240 -216 -240H296Q326 -240 326 -210L-246 -180Z', lighten(main, 0.5), 0.5)
  stage.rect(-86, -256, 92, 34, stage.tube(ink), 10)
  stage.rect(66, -200, 224, 140, stage.fade([lighten(ink, 0.2), darken(ink, 0.2)]), 20)
  stage.circle(130, -130, 48, lighten(white, 0.3))
  for (const x of [112, 140]) stage.rect(x, -150, 9, 30, darken(ink, 0.2), 3)
  stage.circle(130, -102, 9, darken(ink, 0.2))
  stage.circle(238, -130, 36, stage.ball(accent))
  stage.stroke('M238 -132L256 -154', '#ffffff', 7)
  stage.rect(-200, -150, 190, 22, lighten(main, 0.66), 11, 0.9)
  stage.rect(-200, -112, 120, 16, lighten(main, 0.6), 8, 0.6)
  for (const x of [-226, 290]) stage.rect(x, -56, 20, 70, accent, 6)
  for (const [x, r] of [[-150, 54], [236, 72]] as const) {
    stage.circle(x, 366 - r, r, stage.ball(ink))
    stage.circle(x, 366 - r, r * 0.45, steel)
  }
}
