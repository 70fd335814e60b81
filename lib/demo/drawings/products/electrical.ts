import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { lookAt } from './materials'
import { box, shadow } from '../core/solid'

const GLOW = '#ffd98a'

/** A bulb with its threads of light. */
export function bulb(stage: Stage): void {
  const { steel, ink } = stage.tones
  stage.circle(0, -110, 430, stage.glow(GLOW, 0.7))
  stage.path('M-92 150C-92 90 -220 20 -220 -130A220 220 0 0 1 220 -130C220 20 92 90 92 150Z', stage.fade(['#fffdf3', '#ffefbd', '#f6cf7a'], 60))
  stage.path('M-92 150C-92 90 -220 20 -220 -130A220 220 0 0 1 -60 -342C-170 -270 -190 -140 -150 -40C-120 30 -60 80 -56 150Z', '#ffffff', 0.45)
  stage.stroke('M-44 150L-70 -60L-36 -130L-12 -60L12 -130L36 -60L70 -130L44 150', '#e59a3c', 7)
  stage.stroke('M-70 -60L-36 -130L-12 -60L12 -130L36 -60L70 -130', '#fff7dc', 3.4)
  stage.path('M-40 150L-18 20H18L40 150Z', '#ffffff', 0.4)
  stage.stroke('M-168 -190Q-140 -272 -76 -300', '#ffffff', 16, 0.9)
  stage.rect(-98, 146, 196, 34, stage.tube(steel), 10)
  for (const [index, y] of [184, 216, 248, 280].entries()) stage.rect(-90 + index * 3, y, 180 - index * 6, 28, stage.tube(index % 2 === 0 ? lighten(steel, 0.1) : darken(steel, 0.08)), 13)
  stage.path('M-66 312H66L38 352Q0 372 -38 352Z', stage.tube(ink))
}

/** LED bulbs: a frosted dome on a white body with its screw base. */
export function ledBulbs(stage: Stage): void {
  for (const [x, size] of [[-232, 0.72], [232, 0.72], [0, 1]] as const) stage.at(x, 362 - 362 * size, size, () => ledBulb(stage))
}

function ledBulb(stage: Stage): void {
  const { steel, ink, white } = stage.tones
  stage.circle(0, -150, 330, stage.glow(GLOW, 0.5))
  stage.path('M-178 -40C-200 -70 -206 -110 -206 -150A206 206 0 0 1 206 -150C206 -110 200 -70 178 -40Z', stage.fade(['#ffffff', '#fffaf0', '#f6ead0'], 60))
  stage.stroke('M-150 -200Q-126 -286 -60 -312', '#ffffff', 16, 0.9)
  stage.path('M-180 -44H180C150 40 104 110 96 176H-96C-104 110 -150 40 -180 -44Z', stage.fade([darken(white, 0.06), lighten(white, 0.5), white, darken(white, 0.24)], 0))
  for (const x of [-120, -60, 0, 60, 120]) stage.stroke(d`M${x} -20L${x * 0.62} 150`, darken(white, 0.2), 6, 0.5)
  stage.rect(-186, -54, 372, 20, darken(white, 0.14), 10)
  for (const [index, y] of [176, 210, 244, 278].entries()) stage.rect(-88 + index * 3, y, 176 - index * 6, 30, stage.tube(index % 2 === 0 ? lighten(steel, 0.1) : darken(steel, 0.08)), 13)
  stage.path('M-64 308H64L38 350Q0 370 -38 350Z', stage.tube(ink))
}

/** A drum of linen on its cord. */
export function pendantLamp(stage: Stage): void {
  const { cream, brass, ink, accent } = stage.tones
  stage.circle(0, 90, 460, stage.glow(GLOW, 0.55))
  stage.stroke('M0 -500V-110', ink, 8)
  stage.rect(-26, -124, 52, 54, stage.tube(brass), 10)
  const linen = [mix(cream, GLOW, 0.5), lighten(cream, 0.5), mix(cream, '#ffe9b8', 0.6), mix(darken(cream, 0.16), GLOW, 0.3)]
  stage.oval(0, -90, 326, 30, darken(cream, 0.24))
  stage.path('M-326 -90Q-326 -60 0 -60T326 -90V236Q326 270 0 270T-326 236Z', stage.fade(linen, 0))
  for (let x = -300; x <= 300; x += 25) stage.stroke(d`M${x} -64V262`, darken(cream, 0.24), 2, 0.3)
  for (const y of [-90, 216]) stage.path(d`M-326 ${y}Q-326 ${y + 30} 0 ${y + 30}T326 ${y}V${y + 20}Q326 ${y + 54} 0 ${y + 54}T-326 ${y + 20}Z`, accent)
  stage.oval(0, 262, 290, 14, '#fff3cf', 0.8)
  stage.circle(0, 262, 46, '#fffdf4')
}

/** Two outlets with their test and reset buttons, each in its plate. */
export function outlet(stage: Stage): void {
  for (const x of [-190, 190]) stage.at(x, 0, 1, () => oneOutlet(stage))
}

function oneOutlet(stage: Stage): void {
  const { white, ink, steel, accent, cream } = stage.tones
  const plate = lighten(white, 0.5)
  stage.rect(-170, -330, 340, 660, darken(white, 0.26), 40)
  stage.rect(-172, -336, 340, 656, stage.fade([plate, lighten(cream, 0.2), darken(cream, 0.1)], 50), 38)
  stage.rect(-114, -264, 228, 516, darken(white, 0.2), 20)
  stage.rect(-110, -260, 220, 508, stage.fade([plate, white], 60), 18)
  for (const y of [-146, 134]) {
    for (const [x, tall] of [[-46, 66], [32, 52]] as const) stage.rect(x, y - 56, 14, tall, darken(ink, 0.2), 4)
    stage.path(d`M-22 ${y + 62}V${y + 44}A22 22 0 0 1 22 ${y + 44}V${y + 62}Z`, darken(ink, 0.2))
  }
  stage.rect(-64, -44, 128, 34, stage.tube(accent, 90), 8)
  stage.rect(-64, 0, 128, 34, stage.tube(ink, 90), 8)
  stage.circle(86, -6, 8, '#9bd46a')
  for (const y of [-298, 286]) {
    stage.circle(0, y, 15, stage.ball(steel))
    stage.stroke(d`M-8 ${y - 4}l16 8`, darken(steel, 0.5), 4)
  }
}

/** A loop of warm bulbs on a cord. */
export function stringLights(stage: Stage): void {
  const { ink, brass } = stage.tones
  const sag = (x: number, low: number) => low - ((x / 400) ** 2) * 210
  for (const [low, tilt] of [[-60, 0.08], [150, -0.08], [360, 0.08]] as const) {
    const points = Array.from({ length: 25 }, (_, index) => -430 + index * 36)
    stage.stroke(`M${points.map((x) => d`${x} ${sag(x, low) + x * tilt - 60}`).join('L')}`, ink, 8)
    for (const x of [-340, -204, -68, 68, 204, 340]) {
      const y = sag(x, low) + x * tilt - 60
      stage.circle(x, y + 84, 120, stage.glow(GLOW, 0.75))
      stage.rect(x - 15, y + 2, 30, 38, stage.tube(brass), 7)
      stage.path(d`M${x - 17} ${y + 38}C${x - 48} ${y + 74} ${x - 40} ${y + 124} ${x} ${y + 130}C${x + 40} ${y + 124} ${x + 48} ${y + 74} ${x + 17} ${y + 38}Z`, stage.fade(['#fff9e4', '#ffe39c', '#f2b95a'], 50))
      stage.stroke(d`M${x - 8} ${y + 50}l-6 34l14 -14l14 14l-6 -34`, '#e08a2e', 4)
      stage.oval(x - 16, y + 74, 6, 16, '#ffffff', 0.8)
    }
  }
}

/** A round thermostat: a ring, a dark glass, a mark of warmth. */
export function thermostat(stage: Stage): void {
  const { steel, ink, main, white } = stage.tones
  stage.circle(0, 0, 352, stage.fade([lighten(white, 0.5), darken(white, 0.2)], 60))
  stage.circle(0, 0, 316, stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.4)], 50))
  stage.circle(0, 0, 284, darken(steel, 0.5))
  stage.circle(0, 0, 272, stage.fade([mix(ink, main, 0.2), darken(ink, 0.4)], 60))
  for (let index = 0; index < 61; index += 1) {
    const angle = ((140 + index * (260 / 60)) * Math.PI) / 180
    const warm = index > 20 && index < 40
    const [inner, outer] = warm ? [204, 246] : [220, 242]
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    stage.stroke(d`M${c * inner} ${s * inner}L${c * outer} ${s * outer}`, warm ? '#f5a04a' : lighten(ink, 0.44), warm ? 7 : 5, warm ? 1 : 0.7)
  }
  stage.path('M-58 70C-110 20 -84 -50 -40 -84C-36 -56 -16 -48 -8 -60C10 -90 0 -130 -16 -156C60 -132 104 -60 92 0C88 56 50 96 0 96C-24 96 -44 86 -58 70Z', stage.fade(['#ffd08a', '#f59a3c', '#dd6a2c']))
  stage.path('M-18 92C-46 60 -26 26 4 0C8 20 22 22 26 12C50 50 40 92 4 96Z', '#fff1cf')
  stage.path('M-200 -180A272 272 0 0 1 150 -226C20 -220 -120 -150 -190 10A272 272 0 0 1 -200 -180Z', '#ffffff', 0.1)
  stage.rect(-56, 150, 112, 12, lighten(ink, 0.5), 6)
  stage.rect(-34, 176, 68, 9, lighten(ink, 0.34), 4)
}

/** A deadbolt with a keypad and a handle's rose. */
export function smartLock(stage: Stage): void {
  const { steel, ink, accent, brass } = stage.tones
  stage.rect(-170, -370, 340, 740, darken(steel, 0.4), 90)
  stage.rect(-170, -376, 334, 736, stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.3)], 30), 88)
  stage.rect(-132, -336, 262, 470, stage.fade([mix(ink, '#565070', 0.3), darken(ink, 0.4)], 60), 60)
  for (let key = 0; key < 12; key += 1) {
    const [x, y] = [-76 + (key % 3) * 76, -262 + Math.floor(key / 3) * 92]
    stage.circle(x, y, 31, lighten(ink, 0.14))
    stage.circle(x, y, 31, stage.glow('#9bc7ff', 0.24))
    if (key === 9) stage.stroke(d`M${x - 10} ${y - 10}l20 20m0 -20l-20 20`, '#ff9c8a', 6)
    else if (key === 11) stage.stroke(d`M${x - 12} ${y}l9 10l16 -20`, '#9be38a', 6)
    else stage.circle(x, y, 6 + (key % 3), '#f2f0ff')
  }
  stage.circle(0, 236, 88, darken(steel, 0.34))
  stage.circle(-2, 232, 84, stage.ball(lighten(steel, 0.2)))
  stage.rect(-26, 168, 48, 130, stage.fade([lighten(brass, 0.4), brass, darken(brass, 0.3)], 0), 22)
  stage.circle(-2, 190, 9, darken(brass, 0.6))
  stage.circle(0, 112, 8, accent)
}

/** A folding solar panel on its kickstand, its two halves joined by hinges. */
export function solarPanel(stage: Stage): void {
  const { steel, ink, deep } = stage.tones
  lookAt(stage, 150, 36, -26, 16)
  shadow(stage, { x: [-56, 56], y: [0, 60], z: [-30, 40] }, 0.3)
  for (const x of [-48, 44]) {
    box(stage, { x: [x, x + 4], y: [0, 3], z: [-34, 42] }, darken(steel, 0.2))
    stage.patch([[x, 0, -30], [x + 4, 0, -30], [x + 4, 70, -26], [x, 70, -26]], darken(steel, 0.35))
  }
  const at = (u: number, v: number, lift = 0): [number, number, number] => [-58 + u * 116, 8 + v * 68 + lift, 40 - v * 66 + lift]
  const quad = (u0: number, v0: number, u1: number, v1: number) => [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]
  stage.patch([at(0, 0, -3), at(1, 0, -3), at(1, 0), at(0, 0)], darken(steel, 0.3))
  stage.patch([at(1, 0, -3), at(1, 1, -3), at(1, 1), at(1, 0)], darken(steel, 0.45))
  stage.patch(quad(0, 0, 1, 1), stage.fade([lighten(steel, 0.5), darken(steel, 0.1)]))
  const cell = mix('#24407a', deep, 0.4)
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      const [u, v] = [0.02 + column * 0.152 + (column > 2 ? 0.058 : 0), 0.04 + row * 0.231]
      stage.patch(quad(u, v, u + 0.15, v + 0.222), stage.fade([lighten(cell, 0.12 + row * 0.07), cell, darken(cell, 0.2)], 60))
      stage.patch(quad(u, v + 0.108, u + 0.15, v + 0.114), lighten(ink, 0.5), 0.4)
      stage.patch(quad(u + 0.073, v, u + 0.077, v + 0.222), lighten(ink, 0.5), 0.4)
    }
  }
  stage.patch(quad(0.482, 0, 0.518, 1), darken(ink, 0.1))
  for (const v of [0.16, 0.5, 0.84]) stage.patch(quad(0.466, v - 0.05, 0.534, v + 0.05), lighten(steel, 0.3))
  stage.patch([at(0.2, 0), at(0.34, 0), at(0.64, 1), at(0.5, 1)], '#ffffff', 0.16)
  stage.patch([at(0.4, 0), at(0.44, 0), at(0.74, 1), at(0.7, 1)], '#ffffff', 0.14)
}
