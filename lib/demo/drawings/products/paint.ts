import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** A closed can of paint with its handle and a swatch on the label. */
export function paintCan(stage: Stage): void {
  const { main, steel, cream, accent, deep } = stage.tones
  stage.stroke('M-244 -150C-270 60 270 60 244 -150', darken(steel, 0.3), 9)
  stage.path('M-250 -216V300Q-250 370 0 370T250 300V-216Z', stage.tube(steel))
  stage.path('M-250 -130V250Q-250 318 0 318T250 250V-130Q250 -66 0 -66T-250 -130Z', stage.tube(lighten(cream, 0.3)))
  stage.path('M-250 60V250Q-250 318 0 318T250 250V60Q250 120 60 120C-40 120 -60 60 -130 60S-200 96 -250 60Z', stage.tube(main))
  stage.path('M-110 -34H110V40H-110Z', deep, 0.9)
  stage.rect(-84, -14, 120, 12, lighten(cream, 0.4), 6)
  stage.rect(-84, 10, 76, 9, lighten(cream, 0.4), 4, 0.7)
  stage.path('M-250 190Q-246 256 0 256T250 190V216Q250 282 0 282T-250 216Z', accent, 0.85)
  stage.oval(0, -216, 250, 62, darken(steel, 0.12))
  stage.oval(0, -222, 250, 62, stage.fade([lighten(steel, 0.5), steel], 30))
  stage.oval(0, -220, 214, 50, darken(steel, 0.3))
  stage.oval(0, -224, 206, 47, stage.fade([darken(main, 0.1), lighten(main, 0.3)], 20))
  stage.path('M-150 -246Q-60 -268 60 -262Q-60 -256 -130 -232Z', lighten(main, 0.7), 0.8)
  stage.path('M120 -186C130 -150 128 -60 132 -20Q142 8 152 -20C156 -60 150 -140 166 -196Z', stage.fade([main, lighten(main, 0.2), darken(main, 0.16)], 0))
  stage.path('M-20 -164C-18 -140 -16 -110 -14 -100Q-4 -84 6 -100C10 -120 10 -150 20 -166Z', stage.fade([main, lighten(main, 0.2), darken(main, 0.16)], 0))
  for (const x of [-246, 246]) stage.circle(x, -150, 17, stage.ball(steel))
  stage.stroke('M-244 -150C-230 -20 -80 10 0 8', lighten(steel, 0.2), 9)
  stage.stroke('M0 8C80 10 230 -20 244 -150', lighten(steel, 0.1), 9)
  stage.rect(-62, -6, 124, 28, stage.tube(mix(accent, '#000000', 0.05), 90), 12)
}

/** A roller with its frame. It stands on its handle, the sleeve above. */
export function paintRoller(stage: Stage): void {
  const { main, steel, accent, cream, ink } = stage.tones
  stage.stroke('M240 -270H296Q320 -270 320 -246V-120Q320 -96 296 -92L30 -60Q4 -56 4 -30V90', darken(steel, 0.2), 24)
  stage.stroke('M240 -276H292Q312 -276 312 -250V-124Q312 -104 292 -100L26 -68Q-4 -64 -4 -30V90', lighten(steel, 0.4), 8)
  stage.rect(-256, -372, 500, 204, stage.fade([lighten(cream, 0.2), lighten(cream, 0.5), darken(cream, 0.1), darken(cream, 0.34)]), 34)
  stage.path('M-256 -338Q-256 -372 -222 -372H70C40 -330 96 -300 60 -260S100 -200 66 -168H-222Q-256 -168 -256 -202Z', stage.fade([lighten(main, 0.2), lighten(main, 0.36), main, darken(main, 0.34)]))
  for (let x = -236; x < 230; x += 21) stage.stroke(d`M${x} -364q${8} 90 0 188`, x < 60 ? darken(main, 0.3) : darken(cream, 0.3), 2.4, 0.35)
  stage.rect(236, -330, 18, 124, darken(ink, 0.1), 6)
  stage.path('M-32 70H32C44 120 34 150 40 200C50 270 46 320 40 344Q30 376 0 376T-40 344C-46 320 -50 270 -40 200C-34 150 -44 120 -32 70Z', stage.tube(accent))
  for (const y of [150, 186, 222, 258, 294]) stage.stroke(d`M-26 ${y}Q0 ${y + 10} 26 ${y}`, darken(accent, 0.44), 8, 0.5)
  stage.rect(-36, 60, 72, 26, stage.tube(ink), 8)
  stage.circle(0, 346, 12, darken(accent, 0.5))
  stage.path('M-190 -168C-188 -150 -186 -120 -180 -112Q-170 -104 -166 -120C-164 -140 -164 -156 -160 -168Z', darken(main, 0.2))
}

/** A mini roller with its short foam sleeve and long frame, in front of its tray. */
export function miniRoller(stage: Stage): void {
  const { main, steel, accent, cream, ink, white } = stage.tones
  stage.rect(-300, -330, 420, 560, darken(white, 0.3), 40)
  stage.rect(-306, -338, 420, 560, stage.fade([lighten(white, 0.5), white, darken(white, 0.14)], 40), 38)
  stage.rect(-270, -304, 348, 490, darken(white, 0.16), 22)
  stage.path('M-270 -304H78V-70Q-80 -40 -270 -84Z', stage.fade([main, lighten(main, 0.24)]))
  for (let y = -20; y < 160; y += 34) for (let x = -240; x < 60; x += 46) stage.rect(x, y, 28, 12, darken(white, 0.3), 6, 0.7)
  stage.stroke('M252 -180H300Q322 -180 322 -156V60Q322 84 298 84H244Q220 84 220 108V160', darken(steel, 0.3), 20)
  stage.stroke('M252 -184H298Q316 -184 316 -158V56', lighten(steel, 0.4), 7)
  stage.rect(-20, -246, 270, 126, stage.fade([lighten(cream, 0.2), lighten(cream, 0.5), darken(cream, 0.1), darken(cream, 0.34)]), 58)
  stage.path('M38 -246H120Q100 -210 124 -184T110 -120H38Q-20 -120 -20 -183T38 -246Z', stage.fade([lighten(main, 0.3), main, darken(main, 0.3)]))
  stage.rect(244, -206, 16, 46, darken(ink, 0.1), 5)
  stage.path('M186 150H254C264 190 256 210 260 250C268 300 262 340 258 360Q250 384 220 384T182 360C178 340 172 300 180 250C184 210 176 190 186 150Z', stage.tube(accent))
  for (const y of [206, 236, 266, 296]) stage.stroke(d`M196 ${y}q24 9 48 0`, darken(accent, 0.44), 7, 0.5)
  stage.rect(184, 140, 72, 24, stage.tube(ink), 8)
}

/** A flat brush, its bristles up and wet with paint. */
export function paintBrush(stage: Stage): void {
  const { main, steel, wood, brass } = stage.tones
  const hair = '#6f4e38'
  stage.path('M-112 -100C-116 -200 -110 -280 -96 -330Q-60 -376 -10 -360Q50 -384 92 -340C110 -280 116 -200 112 -100Z', stage.fade([lighten(hair, 0.3), hair, darken(hair, 0.24)], 0))
  for (let x = -100; x <= 100; x += 14) stage.stroke(d`M${x} -110C${x * 1.04} -180 ${x * 0.96} -240 ${x * 0.9} -330`, x % 28 === 0 ? lighten(hair, 0.3) : darken(hair, 0.3), 3, 0.5)
  stage.path('M-113 -196Q-90 -176 -70 -198T-20 -190T30 -202T74 -188T114 -204C112 -270 106 -310 92 -340Q50 -384 -10 -360Q-60 -376 -96 -330C-106 -290 -112 -240 -113 -196Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.24)], 10))
  stage.path('M-84 -320Q-60 -350 -30 -344Q-56 -300 -62 -230Q-80 -240 -84 -320Z', lighten(main, 0.6), 0.6)
  stage.rect(-118, -110, 236, 128, stage.tube(steel), 8)
  for (const y of [-84, -2]) stage.rect(-118, y, 236, 7, darken(steel, 0.34), 2, 0.5)
  for (const x of [-86, 86]) stage.circle(x, -42, 8, stage.ball(brass))
  stage.path('M-96 18H96C104 70 60 96 46 140C34 200 42 280 34 336Q26 378 0 378T-34 336C-42 280 -34 200 -46 140C-60 96 -104 70 -96 18Z', stage.tube(wood))
  for (const x of [-14, 6, 18]) stage.stroke(d`M${x * 2} 60C${x} 140 ${x} 220 ${x} 320`, darken(wood, 0.36), 3, 0.35)
  stage.oval(0, 346, 10, 14, darken(wood, 0.6))
}

/** A caulk gun with its cartridge. */
export function caulkGun(stage: Stage): void {
  const { main, ink, steel, white, accent } = stage.tones
  stage.path('M-372 -112L-282 -130V-74L-372 -92Z', stage.fade([lighten(white, 0.4), darken(white, 0.2)]))
  stage.rect(-290, -180, 330, 156, stage.fade([lighten(white, 0.4), white, darken(white, 0.34)]), 10)
  stage.rect(-230, -180, 210, 156, stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.3)]))
  stage.rect(-200, -136, 120, 16, '#ffffff', 8, 0.9)
  stage.rect(-200, -106, 80, 11, '#ffffff', 5, 0.7)
  stage.rect(36, -112, 320, 18, stage.fade([lighten(steel, 0.5), darken(steel, 0.3)]), 5)
  stage.stroke('M350 -104H364V-50', steel, 16)
  stage.rect(-304, -188, 26, 172, stage.fade([lighten(main, 0.3), darken(main, 0.3)]), 8)
  stage.path('M-296 -30H60V-2Q60 14 40 14H-270Q-296 14 -296 -12Z', stage.fade([lighten(main, 0.2), main, darken(main, 0.3)]))
  stage.path('M30 -190H92Q128 -190 128 -154V-70C128 -10 168 100 204 214Q212 246 182 256L150 264Q124 268 114 240C86 150 66 60 30 10Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.28)], 30))
  stage.path('M112 -20C134 60 164 150 190 232L150 244C120 150 100 70 78 20Z', stage.fade([lighten(ink, 0.2), ink], 20))
  stage.path('M-20 10H30C50 60 52 130 66 180Q74 208 54 216T18 204C-2 150 -6 80 -20 10Z', stage.fade([lighten(steel, 0.4), steel, darken(steel, 0.3)], 20))
  stage.circle(74, -140, 18, stage.ball(steel))
  stage.circle(26, 14, 13, stage.ball(ink))
}
