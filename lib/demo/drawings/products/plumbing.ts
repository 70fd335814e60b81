import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** A tall kitchen faucet with a pull-down head. */
export function faucet(stage: Stage): void {
  const { steel, brass, accent } = stage.tones
  const metal = stage.random.chance(0.4) ? brass : steel
  const bow = 'M-80 300V-140C-80 -330 200 -330 200 -140V-100'
  stage.stroke(bow, darken(metal, 0.4), 62)
  stage.stroke(bow, metal, 52)
  stage.stroke('M-92 300V-140C-92 -330 188 -330 188 -140V-100', lighten(metal, 0.5), 18, 0.85)
  stage.stroke('M-62 300V-140', darken(metal, 0.3), 10, 0.5)
  stage.path('M166 -110H236L248 40Q250 66 226 66H176Q152 66 154 40Z', stage.tube(metal))
  stage.rect(162, 58, 78, 22, darken(stage.tones.ink, 0.1), 8)
  stage.rect(166, -120, 70, 18, stage.tube(accent), 6)
  stage.rect(186, -40, 30, 54, darken(metal, 0.4), 12, 0.6)
  stage.path('M-140 120H-20V316H-140Z', stage.tube(metal))
  stage.path('M-30 150L90 96Q116 84 124 104T110 136L-16 206Z', stage.fade([lighten(metal, 0.6), metal, darken(metal, 0.3)], 60))
  stage.oval(-80, 330, 160, 34, darken(metal, 0.4))
  stage.oval(-80, 318, 160, 34, stage.fade([lighten(metal, 0.5), darken(metal, 0.2)], 0))
  stage.oval(-80, 308, 84, 18, darken(metal, 0.3), 0.6)
  stage.rect(-142, 112, 124, 204, stage.tube(metal), 20)
}

/** A round rain head on its arm, with water. */
export function showerHead(stage: Stage): void {
  const { steel, brass, main } = stage.tones
  const metal = stage.random.chance(0.4) ? brass : steel
  stage.stroke('M-380 -290H-120Q-20 -290 -10 -200V-120', darken(metal, 0.4), 52)
  stage.stroke('M-380 -294H-120Q-24 -294 -14 -200V-120', metal, 40)
  stage.stroke('M-380 -304H-120Q-40 -304 -26 -220', lighten(metal, 0.6), 12)
  stage.oval(-366, -290, 30, 80, stage.fade([lighten(metal, 0.5), darken(metal, 0.3)]))
  stage.rect(-56, -140, 92, 70, stage.tube(metal), 18)
  stage.path('M-60 -76H40C70 -40 260 -30 300 40H-320C-280 -30 -90 -40 -60 -76Z', stage.fade([lighten(metal, 0.4), lighten(metal, 0.6), metal, darken(metal, 0.4)], 0))
  stage.oval(-10, 44, 310, 42, darken(metal, 0.4))
  stage.oval(-10, 50, 296, 34, mix(metal, '#3a3550', 0.5))
  for (let ring = 0; ring < 3; ring += 1) for (let hole = 0; hole < 12 + ring * 8; hole += 1) {
    const angle = (hole / (12 + ring * 8)) * Math.PI * 2
    stage.oval(-10 + Math.cos(angle) * (90 + ring * 82), 50 + Math.sin(angle) * (10 + ring * 9), 6, 3, main)
  }
  for (let drop = 0; drop < 44; drop += 1) {
    const x = -280 + (drop % 15) * 38
    const y = 96 + Math.floor(drop / 15) * 96 + ((drop * 37) % 50)
    stage.stroke(d`M${x} ${y}l${(x + 10) * 0.02} ${34 + (drop % 3) * 12}`, lighten('#7fb7cf', 0.3), 6, 0.75)
  }
}
