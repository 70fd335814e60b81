import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

const LIT = '#ffd98a'

/** The light around a lamp, where lamps are lit. */
export function halo(stage: Stage, x: number, y: number, radius: number): void {
  if (!stage.light.lampsLit) return
  stage.circle(x, y, radius, stage.glow(LIT, stage.light.name === 'dusk' ? 0.6 : 0.34))
}

function shadeFill(stage: Stage, colour: string): string {
  if (!stage.light.lampsLit) return stage.fade([darken(colour, 0.12), lighten(colour, 0.34), colour, darken(colour, 0.16)], 0)
  const lit = mix(colour, '#ffe2a2', 0.62)
  return stage.fade([mix(lit, colour, 0.4), lighten(lit, 0.4), lit, mix(lit, colour, 0.5)], 0)
}

/** A lamp for a table, from its foot. */
export function tableLamp(stage: Stage, tall: number, base: string, shade: string): void {
  const [w, s] = [tall * 0.17, tall * 0.4]
  halo(stage, 0, -tall * 0.78, tall * 1.5)
  stage.rect(-tall * 0.02, -tall * 0.66, tall * 0.04, tall * 0.2, stage.tones.brass)
  if (stage.random.chance(0.5)) {
    stage.path(d`M${-w * 0.5} 0C${-w * 1.5} ${-tall * 0.14} ${-w * 1.2} ${-tall * 0.42} ${-w * 0.3} ${-tall * 0.5}H${w * 0.3}C${w * 1.2} ${-tall * 0.42} ${w * 1.5} ${-tall * 0.14} ${w * 0.5} 0Z`, stage.tube(base))
  } else {
    stage.rect(-w * 0.9, -tall * 0.04, w * 1.8, tall * 0.04, stage.tube(base), 1)
    stage.circle(0, -tall * 0.15, w * 0.72, stage.ball(base))
    stage.circle(0, -tall * 0.36, w * 0.56, stage.ball(base))
  }
  stage.path(d`M${-s * 0.62} ${-tall}H${s * 0.62}L${s} ${-tall * 0.56}H${-s}Z`, shadeFill(stage, shade))
  stage.rect(-s, -tall * 0.58, s * 2, tall * 0.024, darken(shade, 0.2), 0, 0.4)
}

/** A lamp that stands on the floor, from its foot. */
export function floorLamp(stage: Stage, tall: number, shade: string): void {
  const metal = stage.random.chance(0.5) ? stage.tones.brass : stage.tones.ink
  halo(stage, 0, -tall * 0.86, tall * 0.62)
  if (stage.random.chance(0.5)) {
    for (const foot of [-0.15, 0.02, 0.15]) stage.stroke(d`M0 ${-tall * 0.74}L${tall * foot} 0`, foot === 0.02 ? darken(stage.tones.wood, 0.3) : stage.tones.wood, 2.4)
  } else {
    stage.rect(-1, -tall * 0.8, 2, tall * 0.8, stage.tube(metal))
    stage.oval(0, -1, tall * 0.1, 2.6, darken(metal, 0.1))
    stage.oval(0, -2, tall * 0.1, 2.4, lighten(metal, 0.14))
  }
  stage.path(d`M${-tall * 0.1} ${-tall}H${tall * 0.1}L${tall * 0.15} ${-tall * 0.75}H${-tall * 0.15}Z`, shadeFill(stage, shade))
}

export type PendantKind = 'dome' | 'drum' | 'globe' | 'cone'

/** A hanging lamp, from its place on the ceiling down. */
export function pendant(stage: Stage, drop: number, wide: number, colour: string, kind: PendantKind): void {
  const r = wide / 2
  halo(stage, 0, drop, wide * 2.6)
  stage.stroke(d`M0 0V${drop - r * 0.6}`, darken(stage.tones.ink, 0.1), 0.7)
  stage.rect(-4, 0, 8, 2.4, stage.tones.brass, 1)
  if (kind === 'drum') {
    stage.rect(-r, drop - r * 0.6, wide, r * 1.1, shadeFill(stage, colour), 1)
    stage.oval(0, drop + r * 0.5, r, r * 0.1, stage.light.lampsLit ? '#fff3d0' : darken(colour, 0.3))
  } else if (kind === 'globe') {
    const fill = stage.light.lampsLit ? '#ffedbf' : '#fbf7ee'
    stage.circle(0, drop, r, stage.ball(fill))
    stage.rect(-r * 0.3, drop - r * 1.12, r * 0.6, r * 0.26, stage.tones.brass, 1)
  } else {
    const flare = kind === 'dome' ? 1 : 0.45
    stage.path(
      d`M${-r * 0.16} ${drop - r * 0.8}C${-r * flare} ${drop - r * 0.7} ${-r} ${drop - r * 0.2} ${-r} ${drop + r * 0.2}H${r}C${r} ${drop - r * 0.2} ${r * flare} ${drop - r * 0.7} ${r * 0.16} ${drop - r * 0.8}Z`,
      stage.fade([darken(colour, 0.1), lighten(colour, 0.3), colour, darken(colour, 0.22)], 0),
    )
    stage.oval(0, drop + r * 0.2, r, r * 0.12, stage.light.lampsLit ? '#ffefc4' : darken(colour, 0.36))
    stage.rect(-r * 0.18, drop - r * 1, r * 0.36, r * 0.24, stage.tones.brass, 0.6)
  }
}

/** A lamp on a wall, around its middle. */
export function sconce(stage: Stage, tall: number, shade: string): void {
  halo(stage, 0, -tall * 0.2, tall * 2.6)
  stage.rect(-tall * 0.09, -tall * 0.1, tall * 0.18, tall * 0.6, stage.tube(stage.tones.brass), 2)
  stage.stroke(d`M0 ${tall * 0.2}Q${tall * 0.2} ${tall * 0.1} 0 ${-tall * 0.1}`, darken(stage.tones.brass, 0.1), 1.4)
  stage.path(d`M${-tall * 0.24} ${-tall * 0.62}H${tall * 0.24}L${tall * 0.36} ${-tall * 0.06}H${-tall * 0.36}Z`, shadeFill(stage, shade))
}

/** A desk lamp with an arm, from its foot; it leans to the right. */
export function deskLamp(stage: Stage, tall: number, colour: string): void {
  halo(stage, tall * 0.5, -tall * 0.7, tall * 1.2)
  stage.path(d`M${-tall * 0.2} 0Q${-tall * 0.2} ${-tall * 0.07} 0 ${-tall * 0.07}Q${tall * 0.2} ${-tall * 0.07} ${tall * 0.2} 0Z`, darken(colour, 0.12))
  stage.stroke(d`M0 ${-tall * 0.06}L${-tall * 0.14} ${-tall * 0.5}L${tall * 0.32} ${-tall * 0.92}`, stage.tones.brass, tall * 0.035)
  stage.circle(-tall * 0.14, -tall * 0.5, tall * 0.04, darken(stage.tones.brass, 0.2))
  stage.at(tall * 0.34, -tall * 0.92, 1, () => {
    stage.path(d`M${-tall * 0.06} ${-tall * 0.05}H${tall * 0.06}C${tall * 0.2} ${tall * 0.06} ${tall * 0.22} ${tall * 0.16} ${tall * 0.22} ${tall * 0.24}H${-tall * 0.22}C${-tall * 0.22} ${tall * 0.16} ${-tall * 0.2} ${tall * 0.06} ${-tall * 0.06} ${-tall * 0.05}Z`, stage.fade([lighten(colour, 0.2), colour, darken(colour, 0.2)], 0))
    stage.oval(0, tall * 0.24, tall * 0.22, tall * 0.05, stage.light.lampsLit ? '#fff0c8' : darken(colour, 0.36))
  }, -28)
}
