import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import { type Box, box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { lookAt } from './materials'

/** A half sheet of plywood that leans on another; its edge shows the plies. */
export function plywood(stage: Stage): void {
  const { wood } = stage.tones
  const pale = lighten(mix(wood, '#ead2a4', 0.5), 0.1)
  lookAt(stage, 146, 56, -34, 12)
  shadow(stage, { x: [-56, 56], y: [0, 40], z: [-12, 16] }, 0.34)
  for (const [index, z] of [-12, 4].entries()) {
    const { front, left } = box(stage, { x: [-56 + index * 8, 52 + index * 8], y: [0, 112 - index * 14], z: [z, z + 9] }, index === 0 ? darken(pale, 0.12) : pale)
    for (const u of [1.2, 3, 4.8, 6.6]) left.run([[u, 0], [u, 112 - index * 14]], darken(wood, 0.4), 0.8, 0.7)
    for (const v of [14, 34, 54, 74]) front.run([[4, v], [40, v + 7], [70, v + 3], [104, v + 8]], darken(pale, 0.3), 0.5, 0.5)
    front.oval(58, 50, 20, 6, darken(pale, 0.3), 0.14)
  }
}

/** An edge-glued panel of pine, lying on two battens. */
export function woodPanel(stage: Stage): void {
  const { wood } = stage.tones
  lookAt(stage, 172, 4, -30, 32)
  for (const x of [-60, 50]) box(stage, { x: [x, x + 8], y: [-6, 0], z: [-34, 34] }, darken(wood, 0.3))
  shadow(stage, { x: [-78, 78], y: [0, 12], z: [-30, 30] }, 0.4, -6)
  const { top } = box(stage, { x: [-78, 78], y: [0, 4], z: [-30, 30] }, wood)
  for (let strip = 0; strip < 8; strip += 1) {
    const tone = [lighten(wood, 0.4), lighten(wood, 0.2), mix(wood, '#e8bd83', 0.6), lighten(wood, 0.3)][strip % 4] ?? wood
    top.rect(0, strip * 7.5, 156, 7.5, tone)
    for (const v of [2, 5]) top.run([[2, strip * 7.5 + v], [60, strip * 7.5 + v + 0.8], [154, strip * 7.5 + v]], darken(wood, 0.24), 0.3, 0.5)
    if (strip % 3 === 1) top.oval(30 + strip * 14, strip * 7.5 + 3.6, 2.6, 1.8, darken(wood, 0.5), 0.8)
  }
}

/** Boards of foam, one with its foil turned back. */
export function foamBoard(stage: Stage): void {
  const { main, white, accent } = stage.tones
  lookAt(stage, 150, 56, -34, 10)
  shadow(stage, { x: [-46, 46], y: [0, 60], z: [-20, 22] }, 0.32)
  for (const z of [-20, -6, 8]) {
    const { front } = box(stage, { x: [-46, 46], y: [0, 118], z: [z, z + 12] }, z === 8 ? lighten(main, 0.34) : lighten(main, 0.2))
    if (z !== 8) continue
    for (let v = 12; v < 110; v += 24) front.run([[2, v], [90, v]], darken(main, 0.2), 0.4, 0.5)
    front.rect(26, 60, 40, 26, lighten(white, 0.4), 1)
    front.rect(30, 76, 32, 6, accent, 1)
    for (const v of [64, 70]) front.run([[31, v], [60, v]], darken(main, 0.4), 1.2, 0.6)
  }
}

/** Batts of mineral wool in a bundle. */
export function batts(stage: Stage): void {
  const { main, wood, accent } = stage.tones
  const wool = mix(main, '#8f7a4f', 0.4)
  lookAt(stage, 132, 34, -32, 16)
  shadow(stage, { x: [-52, 52], y: [0, 50], z: [-26, 26] }, 0.34)
  for (let layer = 0; layer < 4; layer += 1) {
    const at: Box = { x: [-52 + (layer % 2) * 3, 52 - (layer % 2) * 2], y: [layer * 17, layer * 17 + 15], z: [-26, 26] }
    const { front, top } = box(stage, at, layer % 2 === 0 ? wool : lighten(wool, 0.12))
    for (let fibre = 0; fibre < 40; fibre += 1) {
      const [u, v] = [(fibre * 37) % 100, 1 + ((fibre * 23) % 12)]
      front.run([[u, v], [u + 5, v + ((fibre % 3) - 1) * 1.4]], fibre % 2 === 0 ? darken(wool, 0.3) : lighten(wool, 0.4), 0.6, 0.6)
      if (layer === 3) top.run([[u, (fibre * 29) % 50], [u + 6, ((fibre * 29) % 50) + 1.6]], darken(wool, 0.24), 0.6, 0.5)
    }
  }
  for (const x of [-30, 22]) {
    stage.patch([[x, 66.4, 26.4], [x + 7, 66.4, 26.4], [x + 7, 0, 26.4], [x, 0, 26.4]], accent, 0.9)
    stage.patch([[x, 66.4, 26.4], [x + 7, 66.4, 26.4], [x + 7, 66.4, -26], [x, 66.4, -26]], lighten(accent, 0.3), 0.9)
  }
  stage.patch([[-8, 40, 26.6], [14, 40, 26.6], [14, 20, 26.6], [-8, 20, 26.6]], lighten(wood, 0.6))
}

/** Pavers in a small stack, one beside it. */
export function paver(stage: Stage): void {
  const { stone, main } = stage.tones
  lookAt(stage, 92, 12, -32, 26)
  const block = (at: Box, tone: string) => {
    shadow(stage, at, 0.24, 0)
    const { top, front } = box(stage, at, tone)
    top.rect(1.4, 1.4, 31, 19, lighten(tone, 0.2), 1)
    for (let speck = 0; speck < 46; speck += 1) {
      const dark = speck % 3 === 0
      top.oval(2 + ((speck * 17) % 29), 2 + ((speck * 11) % 17), 0.5, 0.4, dark ? darken(tone, 0.4) : lighten(tone, 0.5), 0.6)
      front.oval(1 + ((speck * 19) % 31), 0.8 + ((speck * 7) % 5), 0.4, 0.3, darken(tone, 0.3), 0.5)
    }
  }
  const grey = mix(stone, main, 0.3)
  for (let row = 0; row < 3; row += 1) block({ x: [-34 + row * 2, row * 2], y: [row * 7, row * 7 + 6.6], z: [-24, -2] }, [grey, lighten(grey, 0.12), darken(grey, 0.08)][row] ?? grey)
  block({ x: [4, 38], y: [0, 6.6], z: [-6, 16] }, lighten(grey, 0.06))
}

/** Felt panels on a wall, some of them darker. */
export function feltPanels(stage: Stage): void {
  const { main, soft, deep, accent } = stage.tones
  for (let index = 0; index < 8; index += 1) {
    const [x, y] = [(index % 2) * 370 - 362, Math.floor(index / 2) * 184 - 366]
    const tone = [main, soft, lighten(deep, 0.2), main, accent, main, soft, main][index] ?? main
    stage.rect(x + 6, y + 8, 352, 170, darken(tone, 0.4), 16)
    stage.rect(x, y, 352, 170, stage.fade([lighten(tone, 0.18), tone, darken(tone, 0.1)], 50), 16)
    for (let speck = 0; speck < 60; speck += 1) {
      const [u, v] = [x + 12 + ((speck * 61) % 326), y + 10 + ((speck * 37) % 148)]
      stage.stroke(d`M${u} ${v}l${(speck % 5) * 3 - 6} ${(speck % 3) * 3 - 3}`, speck % 2 === 0 ? lighten(tone, 0.4) : darken(tone, 0.3), 2, 0.45)
    }
  }
}

/** A clear panel with its gasket, in front of a window. */
export function stormPanel(stage: Stage): void {
  const { white, ink, leaf, accent } = stage.tones
  stage.rect(-250, -376, 590, 640, stage.fade([lighten(white, 0.5), darken(white, 0.1)], 40), 10)
  stage.rect(-206, -334, 502, 556, stage.fade(['#a9cfe4', '#e6f3ee']), 4)
  stage.path('M-206 120Q-60 40 80 100T296 90V222H-206Z', mix(leaf, '#dfeee6', 0.4))
  stage.rect(32, -334, 22, 556, lighten(white, 0.3))
  stage.rect(-206, -70, 502, 22, lighten(white, 0.3))
  stage.path('M-340 -250L150 -290V330L-340 376Z', '#d9f0f7', 0.6)
  stage.stroke('M-340 -250L150 -290V330L-340 376Z', lighten(ink, 0.1), 20)
  stage.stroke('M-326 -236L136 -272V318L-326 360Z', lighten(ink, 0.5), 5)
  stage.path('M-300 300L-40 -266H60L-220 340Z', '#ffffff', 0.4)
  for (const [x, y] of [[-340, 60], [150, 20]] as const) stage.rect(x - 20, y, 40, 64, stage.tube(accent), 10)
}

/** A downspout whose hinged end lies on the grass. */
export function downspout(stage: Stage): void {
  const { white, main, steel, grass } = stage.tones
  const metal = mix(white, main, 0.25)
  stage.rect(-280, -376, 130, 470, stage.tube(metal), 6)
  for (const x of [-256, -226, -196]) stage.stroke(d`M${x} -370V90`, darken(metal, 0.3), 5, 0.5)
  for (const y of [-260, -20]) stage.rect(-296, y, 162, 26, stage.tube(darken(metal, 0.14)), 4)
  stage.path('M-290 70H-140L-110 190L-270 230Z', stage.fade([lighten(metal, 0.3), metal, darken(metal, 0.24)], 30))
  stage.circle(-206, 150, 34, stage.ball(steel))
  stage.path('M-150 150L330 250L372 372H300L-250 240Z', stage.fade([lighten(metal, 0.4), metal, darken(metal, 0.26)], 80))
  for (const shift of [0, 26, 52]) stage.stroke(d`M-170 ${176 + shift}L330 ${284 + shift * 1.2}`, darken(metal, 0.34), 5, 0.5)
  for (const [x, y] of [[356, 340], [384, 362], [340, 366]] as const) stage.oval(x, y, 20, 9, '#7fb7cf', 0.8)
  for (let blade = 0; blade < 34; blade += 1) {
    const x = -360 + blade * 22
    stage.stroke(d`M${x} 384Q${x + 3} 350 ${x + ((blade * 13) % 30) - 15} ${330 + ((blade * 29) % 34)}`, blade % 2 === 0 ? grass : darken(grass, 0.24), 7)
  }
}

/** A gutter below shingles, covered with a fine mesh. */
export function gutterGuard(stage: Stage): void {
  const { white, main, steel, leaf, accent } = stage.tones
  for (let row = 0; row < 3; row += 1) for (let column = 0; column < 6; column += 1) {
    const tone = [main, darken(main, 0.16), lighten(main, 0.1)][(row * 2 + column) % 3] ?? main
    stage.rect(-400 + column * 140 - (row % 2) * 70, -370 + row * 84, 134, 96, stage.fade([lighten(tone, 0.1), darken(tone, 0.2)]), 6)
  }
  stage.path('M-380 -110H380L350 70H-350Z', lighten(steel, 0.1))
  for (let x = -370; x <= 370; x += 18) stage.stroke(d`M${x} -108L${x * 0.92} 68`, darken(steel, 0.4), 3)
  for (let y = -96; y < 66; y += 16) stage.stroke(d`M${-378 + (y + 110) * 0.16} ${y}H${378 - (y + 110) * 0.16}`, darken(steel, 0.4), 3)
  for (const [x, y, turn] of [[-200, -60, 30], [60, -30, -20], [240, -74, 60]] as const) stage.at(x, y, 1, () => stage.path('M-44 0Q0 -34 44 0Q0 34 -44 0Z', x === 60 ? accent : leaf), turn)
  stage.path('M-380 60H380V100Q376 250 250 300H-250Q-376 250 -380 100Z', stage.fade([lighten(white, 0.5), white, darken(white, 0.3)]))
  stage.rect(-386, 56, 772, 34, stage.tube(lighten(white, 0.3), 90), 14)
  for (const x of [-260, 0, 260]) stage.circle(x, 74, 9, darken(steel, 0.4))
}

/** A stabilizer on the rails of a ladder: two arms with rubber pads against the wall. */
export function ladderStabilizer(stage: Stage): void {
  const { steel, ink, accent, main } = stage.tones
  for (const x of [-120, 80]) stage.rect(x, -160, 44, 540, stage.tube(mix(main, steel, 0.3)), 6)
  for (let y = -60; y < 370; y += 110) stage.rect(-90, y, 190, 30, stage.tube(steel, 90), 12)
  stage.stroke('M-330 -320L-300 -190Q-290 -150 -250 -150H250Q290 -150 300 -190L330 -320', darken(steel, 0.3), 48)
  stage.stroke('M-332 -324L-302 -194Q-292 -156 -250 -156H250Q292 -156 302 -194L332 -324', lighten(steel, 0.2), 34)
  for (const x of [-334, 334]) {
    stage.rect(x - 54, -378, 108, 62, stage.tube(ink), 18)
    for (const step of [-30, -10, 10, 30]) stage.stroke(d`M${x + step} -372v48`, lighten(ink, 0.3), 5)
  }
  for (const x of [-98, 102]) {
    stage.stroke(d`M${x - 34} -120V-186A34 34 0 0 1 ${x + 34} -186V-120`, accent, 14)
    for (const side of [-34, 34]) stage.circle(x + side, -112, 14, stage.ball(steel))
  }
}

/** White subway tiles laid in running bond. */
export function subwayTile(stage: Stage): void {
  const { white, main, soft } = stage.tones
  stage.rect(-352, -352, 704, 704, lighten(soft, 0.3), 10)
  for (let row = 0; row < 6; row += 1) {
    stage.clip('M-346 -346H346V346H-346Z', () => {
      for (let column = -1; column < 3; column += 1) {
        const [x, y] = [-346 + column * 236 + (row % 2) * 118, -346 + row * 117]
        const tone = mix(lighten(white, 0.4), main, ((row * 5 + column * 3) % 4) * 0.03)
        stage.rect(x + 4, y + 4, 228, 109, darken(tone, 0.24), 8)
        stage.rect(x + 2, y + 2, 228, 107, stage.fade([lighten(tone, 0.6), tone, darken(tone, 0.08)], 50), 8)
        stage.stroke(d`M${x + 16} ${y + 14}H${x + 150}`, '#ffffff', 7, 0.8)
      }
    })
  }
}

/** An extension ladder, its fly section drawn out. */
export function extensionLadder(stage: Stage): void {
  const { main, steel, accent, ink } = stage.tones
  const section = (x: number, width: number, top: number, bottom: number, colour: string) => {
    for (let y = top + 24; y < bottom - 10; y += 62) stage.rect(x - width / 2, y, width, 18, stage.tube(lighten(steel, 0.2), 90), 8)
    for (const side of [-1, 1]) stage.rect(x + side * (width / 2) - 16, top, 32, bottom - top, stage.tube(colour), 5)
  }
  section(0, 190, -386, 150, lighten(accent, 0.1))
  section(0, 262, -120, 372, accent)
  for (const x of [-131, 131]) {
    stage.rect(x - 26, 346, 52, 26, ink, 6)
    stage.rect(x - 22, -126, 44, 40, stage.tube(darken(main, 0.1)), 8)
  }
  stage.stroke('M60 -340C90 -100 40 100 70 300', darken(steel, 0.4), 8)
}
