import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** A pair of braided lines with their nuts. */
export function braidedHoses(stage: Stage): void {
  const { steel, main } = stage.tones
  braid(stage, 'M-290 250C-380 -40 -260 -300 -20 -300S300 -180 290 -20', main)
  braid(stage, 'M-120 290C-190 60 -130 -130 10 -130S150 0 140 130', steel)
  for (const [x, y, turn] of [[-290, 270, 12], [290, 10, 4], [-116, 310, 12], [140, 160, -4]] as const) nut(stage, x, y, turn)
}

/** Two long coiled hoses for a washer, one marked hot and one cold, each with an elbow. */
export function washerHoses(stage: Stage): void {
  const { steel } = stage.tones
  for (const [y, mark] of [[-180, '#c8433a'], [170, '#3a6fc8']] as const) stage.at(0, y, 0.9, () => {
    braid(stage, 'M-300 120C-330 -60 -190 -150 -40 -140S150 -20 90 70S-120 110 -110 -10S60 -150 290 -110', steel)
    stage.stroke('M286 -112Q342 -108 342 -52V-30', darken(steel, 0.4), 62)
    stage.stroke('M286 -118Q336 -114 336 -58V-30', lighten(steel, 0.3), 26, 0.8)
    nut(stage, 342, 0, 0)
    nut(stage, -298, 140, 6)
    for (const [x, low] of [[342, 4], [-298, 144]] as const) stage.rect(x - 62, low, 124, 18, mark, 8)
  })
}

function braid(stage: Stage, path: string, tint: string): void {
  const { steel } = stage.tones
  stage.stroke(path, darken(steel, 0.5), 64)
  stage.stroke(path, mix(steel, tint, 0.3), 54)
  stage.group('stroke-dasharray="9 9"', () => stage.stroke(path, lighten(steel, 0.5), 40, 0.8))
  stage.stroke(path, '#ffffff', 8, 0.5)
}

function nut(stage: Stage, x: number, y: number, turn: number): void {
  const { steel, brass } = stage.tones
  stage.at(x, y, 1, () => {
    stage.rect(-50, -36, 100, 40, stage.tube(steel), 8)
    stage.rect(-62, 0, 124, 74, stage.tube(brass), 12)
    for (const line of [-40, -14, 14, 40]) stage.stroke(d`M${line} 6v62`, darken(brass, 0.4), 6, 0.6)
  }, turn)
}

/** Drip lines over a bed, with their timer. */
export function dripKit(stage: Stage): void {
  const { main, ink, accent, white, leaf, wood } = stage.tones
  stage.rect(-370, 30, 740, 310, darken(wood, 0.1), 16)
  stage.rect(-344, 56, 688, 258, darken(mix(wood, '#4a3322', 0.7), 0.2), 8)
  for (const y of [112, 186, 260]) {
    stage.stroke(d`M-330 ${y}H330`, darken(ink, 0.1), 16)
    for (const x of [-260, -90, 80, 250]) {
      stage.circle(x, y, 13, accent)
      stage.path(d`M${x} ${y + 16}c-10 14 -10 22 0 26c10 -4 10 -12 0 -26Z`, '#7fb7cf')
    }
  }
  for (const [x, y] of [[-170, 96], [0, 170], [170, 96], [-200, 240], [160, 250]] as const) for (const turn of [-50, -10, 30]) stage.at(x, y, 1, () => stage.path('M0 0Q-26 -40 0 -76Q26 -40 0 0Z', turn === -10 ? lighten(leaf, 0.2) : leaf), turn)
  stage.stroke('M-330 186H-356Q-372 186 -372 160V-120Q-372 -160 -330 -160H-190', darken(ink, 0.1), 18)
  stage.rect(-190, -340, 250, 280, stage.fade([lighten(main, 0.3), main, darken(main, 0.24)], 40), 36)
  stage.rect(-150, -306, 170, 92, '#cfe6d2', 12)
  for (const x of [-124, -80, -24]) stage.rect(x, -288, 26, 56, '#17301f', 5)
  stage.circle(-66, -136, 50, lighten(white, 0.3))
  stage.stroke('M-66 -136L-40 -166', ink, 10)
  stage.rect(56, -230, 70, 60, stage.tube(stage.tones.brass, 90), 8)
  for (const r of [110, 80, 50]) stage.stroke(d`M${250 - r} -200A${r} ${r} 0 1 0 ${250 + r} -200A${r} ${r} 0 1 0 ${250 - r} -200`, r === 80 ? lighten(ink, 0.2) : ink, 18)
}

/** The parts of a toilet's tank: fill valve, flapper and bolts. */
export function toiletKit(stage: Stage): void {
  const { white, main, accent, ink, brass } = stage.tones
  stage.rect(-256, -200, 76, 470, stage.tube(lighten(white, 0.3)), 12)
  stage.path('M-330 -320H-110Q-90 -320 -90 -290V-190H-350V-290Q-350 -320 -330 -320Z', stage.tube(main))
  stage.path('M-300 -60H-136L-120 60H-316Z', stage.tube(lighten(white, 0.5)))
  stage.stroke('M-100 -280H20L40 -220', darken(white, 0.3), 16)
  stage.rect(-290, 250, 144, 50, stage.tube(accent), 12)
  stage.rect(-248, 296, 60, 76, stage.tube(lighten(white, 0.2)), 8)
  for (const y of [310, 330, 350]) stage.stroke(d`M-248 ${y}h60`, darken(white, 0.4), 5)
  stage.path('M80 -40Q240 -120 340 -20L330 50Q210 110 90 50Z', stage.fade([lighten('#c8433a', 0.2), '#b23a32', darken('#b23a32', 0.4)]))
  stage.oval(212, 40, 116, 40, darken('#b23a32', 0.3))
  for (const x of [96, 318]) stage.circle(x, -44, 26, stage.ball(darken(ink, 0)))
  for (let link = 0; link < 8; link += 1) stage.stroke(d`M${212 + (link % 2) * 6} ${-76 - link * 30}v-20`, darken(stage.tones.steel, 0.3), 12)
  for (const x of [80, 200, 320]) {
    stage.rect(x - 14, 190, 28, 160, stage.tube(brass), 4)
    for (let y = 220; y < 340; y += 15) stage.stroke(d`M${x - 14} ${y}l28 6`, darken(brass, 0.4), 4)
    stage.path(d`M${x - 40} 160H${x + 40}L${x + 28} 200H${x - 28}Z`, stage.tube(brass))
    stage.oval(x, 236, 44, 14, ink)
  }
}

/** Toggle anchors on their straps, with a bolt. */
export function toggleAnchors(stage: Stage): void {
  const { steel, main, accent, brass } = stage.tones
  for (const [x, y] of [[-250, -20], [-40, 30], [170, -20]] as const) {
    for (const side of [-1, 1]) stage.path(d`M${x + side * 18} ${y + 240}L${x + side * 34} ${y - 200}h${side * 16}L${x + side * 36} ${y + 240}Z`, stage.tube(lighten(main, 0.4)))
    for (let rung = -170; rung < 230; rung += 22) stage.stroke(d`M${x - 40} ${y + rung}h80`, darken(main, 0.3), 6, 0.6)
    stage.path(d`M${x - 60} ${y + 230}H${x + 60}V${y + 276}H${x - 60}Z`, stage.tube(accent))
    stage.rect(x - 116, y - 262, 232, 66, stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.3)]), 10)
    stage.circle(x, y - 230, 24, darken(steel, 0.6))
  }
  stage.at(330, 60, 1, () => {
    stage.rect(-20, -240, 40, 480, stage.tube(brass), 6)
    for (let y = -220; y < 230; y += 17) stage.stroke(d`M-21 ${y}l42 9`, darken(brass, 0.4), 5)
    stage.path('M-56 -300Q0 -340 56 -300L34 -236H-34Z', stage.tube(brass))
  }, 4)
}

/** A folded disposable mask with its valve and straps. */
export function dustMask(stage: Stage): void {
  const { white, main, accent, steel } = stage.tones
  for (const y of [-150, 130]) stage.stroke(d`M-250 ${y * 0.6}C-460 ${y * 2.2} 460 ${y * 2.2} 250 ${y * 0.6}`, lighten(accent, 0.2), 16)
  stage.path('M0 -270C150 -250 300 -150 320 20C300 190 160 290 0 300C-160 290 -300 190 -320 20C-300 -150 -150 -250 0 -270Z', stage.fade([lighten(white, 0.6), white, darken(white, 0.2)], 50))
  stage.path('M0 -270C150 -250 300 -150 320 20C300 190 160 290 0 300C60 200 80 -120 0 -270Z', darken(white, 0.2), 0.3)
  for (const bend of [-200, -110, 110, 200]) stage.stroke(d`M${bend * 0.5} -250C${bend * 1.3} -100 ${bend * 1.3} 130 ${bend * 0.5} 280`, darken(white, 0.24), 4, 0.6)
  stage.stroke('M-90 -232Q0 -290 90 -232', steel, 20)
  stage.rect(-90, 10, 180, 160, darken(main, 0.3), 40)
  stage.rect(-90, 2, 176, 158, stage.fade([lighten(main, 0.4), main, darken(main, 0.2)], 40), 38)
  for (const y of [40, 74, 108]) stage.rect(-56, y, 108, 14, darken(main, 0.4), 7)
}

/** A scrub brush for a long handle. */
export function scrubBrush(stage: Stage): void {
  const { main, wood, accent, cream } = stage.tones
  for (let row = 0; row < 2; row += 1) for (let tuft = 0; tuft < 22; tuft += 1) {
    const x = -330 + tuft * 31
    stage.stroke(d`M${x} 60L${x + ((tuft * 7 + row * 5) % 9) * 3 - 12} ${250 + row * 40}`, [cream, lighten(accent, 0.2), darken(cream, 0.2)][(tuft + row) % 3] ?? cream, 18)
  }
  stage.path('M-350 -40Q-350 -80 -310 -80H290L366 -10V60Q366 90 330 90H-320Q-350 90 -350 60Z', stage.fade([lighten(main, 0.3), main, darken(main, 0.3)]))
  stage.path('M-330 -56H280L300 -30H-336Z', lighten(main, 0.5), 0.5)
  stage.at(0, -80, 1, () => {
    stage.rect(-56, -50, 112, 80, stage.tube(darken(main, 0.2)), 16)
    stage.rect(-28, -420, 56, 400, stage.tube(wood), 12)
    for (const x of [-10, 8]) stage.stroke(d`M${x} -400Q${x + 4} -200 ${x - 2} -60`, darken(wood, 0.34), 3, 0.5)
  }, 14)
}

/** A round brush on flexible rods. */
export function ventBrush(stage: Stage): void {
  const { main, ink, accent, steel } = stage.tones
  stage.stroke('M-60 -60C120 60 330 -40 330 -220S60 -370 -40 -330', darken(ink, 0.1), 22)
  stage.stroke('M-60 -60C120 60 330 -40 330 -220S60 -370 -40 -330', lighten(ink, 0.34), 10)
  for (const [x, y] of [[330, -220], [196, 10], [110, -352]] as const) stage.circle(x, y, 26, stage.tube(steel))
  stage.stroke('M-230 240C-40 390 240 370 350 250', darken(ink, 0.1), 22)
  for (let ring = 0; ring < 13; ring += 1) {
    const [x, y] = [-320 + ring * 19, 140 - ring * 16]
    for (let hair = -7; hair <= 7; hair += 1) {
      const angle = -0.7 + Math.PI / 2 + hair * 0.02
      const reach = 150 * Math.cos(((ring - 6) / 8) * 1.1)
      for (const side of [-1, 1]) stage.stroke(d`M${x} ${y}L${x + side * reach * Math.cos(angle + 0.7 * 0)} ${y + side * reach * Math.sin(angle)}`, hair % 2 === 0 ? accent : lighten(main, 0.2), 4, 0.8)
    }
  }
  stage.stroke('M-330 150L-60 -60', steel, 16)
  stage.circle(-336, 154, 22, stage.ball(steel))
}

/** A post hole digger: two handles, two blades. */
export function postDigger(stage: Stage): void {
  const { wood, steel, accent } = stage.tones
  for (const side of [-1, 1]) {
    stage.path(d`M${side * 26} 60L${side * 96} -380h${side * 44}L${side * 66} 64Z`, stage.tube(wood))
    stage.path(d`M${side * 90} -384h${side * 56}l${side * -8} 96h${side * -60}Z`, stage.tube(accent))
    stage.path(d`M${side * 14} 40H${side * 84}Q${side * 120} 180 ${side * 100} 300Q${side * 70} 370 ${side * 16} 384Z`, stage.fade(side === -1 ? [lighten(steel, 0.5), steel] : [steel, darken(steel, 0.34)], 0))
    for (const y of [80, 120]) stage.circle(side * 48, y, 9, darken(steel, 0.5))
  }
  stage.circle(0, 70, 26, stage.ball(darken(steel, 0.1)))
  stage.rect(-60, 58, 120, 20, stage.tube(darken(steel, 0.2), 90), 10)
}

/** Two quick clamps: a bar with a fixed jaw, and a jaw that slides, with its grip and trigger. */
export function barClamp(stage: Stage): void {
  stage.at(-190, 0, 0.96, () => quickClamp(stage, -30))
  stage.at(150, 0, 0.96, () => quickClamp(stage, 90))
}

/** @param low where its sliding jaw is */
function quickClamp(stage: Stage, low: number): void {
  const { main, steel, ink, accent } = stage.tones
  const cast = stage.fade([lighten(main, 0.34), main, darken(main, 0.26)], 30)
  stage.rect(-22, -372, 44, 750, stage.tube(steel), 6)
  for (let y = -280; y < 370; y += 18) stage.stroke(d`M-14 ${y}h28`, darken(steel, 0.3), 3, 0.5)
  stage.path('M-52 -386H40Q66 -386 88 -372L220 -330V-272H150L54 -296V-250H-52Z', cast)
  stage.rect(146, -276, 84, 30, stage.tube(ink, 90), 8)
  stage.at(0, low, 1, () => {
    stage.path('M0 96Q70 96 110 140L170 214Q190 246 160 262T104 246L20 150Z', stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.3)], 40))
    stage.path('M-56 -60H54V-20L150 -52H220V10L120 60L250 130Q276 150 258 172T212 182L60 118V140H-56Z', cast)
    stage.rect(146, -78, 84, 30, stage.tube(ink, 90), 8)
    stage.stroke('M130 82L232 142', darken(main, 0.4), 10, 0.6)
    stage.circle(0, 40, 24, stage.ball(steel))
  })
}
