import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** A pail with its lid and handle. */
export function bucket(stage: Stage): void {
  const { main, white, accent, steel } = stage.tones
  stage.stroke('M-256 -190C-300 -420 300 -420 256 -190', steel, 12)
  stage.path('M-262 -190H262L214 340Q212 370 180 370H-180Q-212 370 -214 340Z', stage.tube(lighten(white, 0.3)))
  stage.path('M-250 -70H250L222 250H-222Z', stage.tube(main))
  stage.path('M-140 -30H140L128 200H-128Z', lighten(white, 0.5))
  stage.path('M-100 10H100L98 50H-98Z', accent)
  for (const y of [86, 120, 154]) stage.stroke(d`M-90 ${y}H${y === 154 ? 20 : 90}`, darken(main, 0.3), 11, 0.6)
  stage.path('M-284 -250H284Q300 -220 284 -180H-284Q-300 -220 -284 -250Z', stage.tube(lighten(white, 0.5)))
  stage.oval(0, -250, 284, 44, lighten(white, 0.6))
  stage.oval(0, -246, 246, 32, darken(white, 0.1))
}

/** A cartridge of sealant with its nozzle, and a bead of it. */
export function cartridge(stage: Stage): void {
  const { white, main, accent, steel } = stage.tones
  stage.path('M-26 -230L-9 -372H9L26 -230Z', stage.tube(mix(white, accent, 0.25)))
  stage.path('M-90 -190Q-84 -234 -30 -240H30Q84 -234 90 -190Z', stage.tube(lighten(white, 0.2)))
  stage.rect(-96, -196, 192, 540, stage.tube(lighten(white, 0.4)), 8)
  stage.rect(-96, -110, 192, 330, stage.tube(main))
  stage.rect(-96, -110, 192, 60, stage.tube(accent))
  stage.path('M0 -20C-40 40 -50 70 -50 96A50 50 0 0 0 50 96C50 70 40 40 0 -20Z', lighten(white, 0.6))
  for (const y of [174, 196]) stage.stroke(d`M-60 ${y}H60`, lighten(white, 0.5), 8)
  stage.rect(-102, 330, 204, 34, stage.tube(steel), 10)
  stage.stroke('M170 330C230 250 150 160 210 60S190 -120 230 -220', darken(lighten(white, 0.3), 0.16), 34)
  stage.stroke('M166 326C226 248 146 158 206 58S186 -122 226 -222', lighten(white, 0.6), 24)
}

/** A can of foam with its straw, and the foam. */
export function aerosol(stage: Stage): void {
  const { main, accent, white, steel } = stage.tones
  for (const [x, y, r] of [[230, 320, 90], [310, 350, 60], [160, 350, 66], [260, 250, 66], [320, 280, 50]] as const) stage.circle(x, y, r, stage.ball(mix('#f3dfa0', white, 0.3)))
  stage.rect(-180, -180, 290, 550, stage.tube(main), 26)
  stage.path('M-180 -160Q-170 -256 -76 -266H6Q100 -256 110 -160Z', stage.tube(steel))
  stage.rect(-82, -320, 94, 60, stage.tube(accent), 12)
  stage.path('M-60 -370H10L20 -316H-80Z', stage.tube(darken(accent, 0.1)))
  stage.stroke('M8 -346C160 -350 230 -240 236 180', lighten(accent, 0.3), 14)
  stage.rect(-180, -90, 290, 300, lighten(white, 0.3))
  stage.rect(-180, -90, 290, 72, accent)
  for (const [y, w] of [[30, 200], [70, 160], [140, 180]] as const) stage.stroke(d`M-136 ${y}h${w}`, darken(main, 0.3), 14, 0.6)
}

/** A barrel under a downspout, with its tap. */
export function rainBarrel(stage: Stage): void {
  const { main, brass, ink, steel } = stage.tones
  stage.path('M-220 -290Q-290 0 -220 350Q0 384 220 350Q290 0 220 -290Z', stage.tube(main))
  for (const [y, w] of [[-180, 246], [-20, 262], [150, 256], [280, 238]] as const) stage.stroke(d`M${-w} ${y}Q0 ${y + 30} ${w} ${y}`, darken(main, 0.34), 18, 0.6)
  stage.oval(0, -290, 222, 52, darken(main, 0.3))
  stage.oval(0, -296, 196, 40, ink)
  for (let x = -160; x <= 160; x += 32) stage.stroke(d`M${x} -328L${x * 0.96} -264`, steel, 3, 0.6)
  for (const y of [-316, -300, -284]) stage.stroke(d`M-186 ${y}H186`, steel, 3, 0.6)
  stage.rect(-30, 220, 60, 34, stage.tube(brass), 8)
  stage.path('M-16 250H24V300Q24 320 4 320T-16 300Z', stage.tube(brass))
  stage.rect(-50, 196, 100, 20, stage.tube(brass, 90), 10)
}

/** A dehumidifier with its grille, panel and water tank. */
export function dehumidifier(stage: Stage): void {
  const { white, main, ink } = stage.tones
  stage.rect(-210, -340, 420, 690, stage.fade([lighten(white, 0.5), white, darken(white, 0.16)], 20), 50)
  stage.path('M-210 -260V-290Q-210 -340 -160 -340H160Q210 -340 210 -290V-260Z', lighten(ink, 0.16))
  stage.rect(-60, -318, 120, 40, '#0f2b33', 8)
  for (const x of [-32, 6]) stage.rect(x, -308, 24, 20, '#8fe3d0', 4)
  for (const x of [-150, -110, 104, 144]) stage.circle(x, -298, 12, lighten(ink, 0.5))
  for (let y = -220; y < 60; y += 28) stage.rect(-160, y, 320, 13, darken(white, 0.36), 6)
  stage.rect(-180, 100, 360, 220, stage.fade([lighten(main, 0.5), lighten(main, 0.1), main]), 26)
  stage.path('M-170 210Q-80 190 0 210T170 210V296Q170 312 150 312H-150Q-170 312 -170 296Z', '#7fb9d6', 0.85)
  stage.rect(-60, 116, 120, 26, darken(main, 0.4), 12)
  for (const x of [-150, 110]) stage.rect(x, 346, 44, 24, ink, 8)
}

/** A gas grill with its lid, knobs and side shelves, on a cart. */
export function gasGrill(stage: Stage): void {
  const { main, ink, steel, accent } = stage.tones
  stage.rect(-200, 60, 400, 280, stage.fade([lighten(ink, 0.3), ink, darken(ink, 0.1)], 30), 10)
  for (const x of [-186, 10]) {
    stage.rect(x, 84, 176, 232, stage.fade([lighten(main, 0.2), main, darken(main, 0.2)], 40), 8)
    stage.rect(x === 10 ? 24 : -26, 150, 12, 100, stage.tube(steel), 6)
  }
  for (const x of [-380, 206]) stage.rect(x, -30, 174, 30, stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.3)]), 8)
  stage.rect(-220, -40, 440, 104, stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.24)]), 8)
  for (const x of [-130, 0, 130]) {
    stage.circle(x, 14, 33, darken(steel, 0.4))
    stage.circle(x, 12, 27, stage.ball(ink))
    stage.stroke(d`M${x} 12v-18`, accent, 7)
  }
  stage.path('M-226 -44V-150Q-220 -300 -90 -310H90Q220 -300 226 -150V-44Z', stage.fade([lighten(main, 0.34), main, darken(main, 0.34)], 70))
  stage.path('M-190 -150Q-180 -262 -80 -276H40Q-120 -250 -140 -150Z', '#ffffff', 0.2)
  stage.rect(-150, -104, 300, 24, stage.tube(lighten(steel, 0.3), 90), 12)
  stage.circle(0, -196, 38, darken(steel, 0.3))
  stage.circle(0, -196, 30, lighten(stage.tones.white, 0.3))
  stage.stroke('M0 -196L16 -212', accent, 6)
  for (const x of [-170, 170]) {
    stage.circle(x, 344, 34, stage.ball(ink))
    stage.circle(x, 344, 12, steel)
  }
}
