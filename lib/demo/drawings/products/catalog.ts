import type { ProductShape } from '../subjects'
import type { Stage } from '../core/stage'
import { batts, downspout, extensionLadder, feltPanels, foamBoard, gutterGuard, ladderStabilizer, paver, plywood, stormPanel, subwayTile, woodPanel } from './building'
import { aerosol, bucket, cartridge, dehumidifier, gasGrill, rainBarrel } from './containers'
import { bathFan, dimmer, doorbell, energyMonitor, stakeTimer, voltageTester, wattMeter } from './devices'
import { barClamp, braidedHoses, dripKit, dustMask, postDigger, scrubBrush, toggleAnchors, toiletKit, ventBrush, washerHoses } from './fittings'
import { standingDesk, taskChair } from './seats'
import { bench, overheadRack, shelfUnit, standards, toolRail, tote, wallCabinet } from './storage'
import { fridge } from './appliances'
import { ledBulbs, outlet, pendantLamp, smartLock, solarPanel, stringLights, thermostat } from './electrical'
import { basket } from './furniture'
import { chiselSet, hammer, level, pliersSet, pullSaw, screwdriverSet, tapeMeasure, utilityKnife, wrench } from './hand-tools'
import { hinge, hooks, screws } from './hardware'
import { drywall, lumber, plank, underlayment } from './materials'
import { parasol, spade } from './outdoors'
import { caulkGun, miniRoller, paintBrush, paintCan, paintRoller } from './paint'
import { faucet, showerHead } from './plumbing'
import { circularSaw, drill, dustExtractor, impactDriver, sander, vacuum } from './power-tools'
import { gloves, goggles, respirator, weatherstrip, wreath } from './safety'

/** Where a product is shown in use. */
type Setting = 'bench' | 'counter' | 'wall' | 'door' | 'siding' | 'tiles' | 'floor' | 'site' | 'outside' | 'ceiling'

export type Product = {
  /** Draws the product around the middle of a square of 760. */
  draw: (stage: Stage) => void
  /** How it is set up: on its foot, flat (or on a wall), hanging from above, or seen from above with its own ground. */
  pose: 'stand' | 'lie' | 'hang' | 'seen'
  setting: Setting
  /** Degrees a lying thing is turned. */
  turn?: number
  size?: number
  /** Where its foot is, if not at 370. */
  foot?: number
  /** Half the width on which it stands. */
  half?: number
  /** What is shown from close by, and how close. */
  focus?: readonly [number, number]
  zoom?: number
}

export const PRODUCTS: Record<ProductShape, Product> = {
  drill: { draw: drill, pose: 'stand', setting: 'bench', half: 170, foot: 322, size: 1.12, focus: [140, -120] },
  'impact-driver': { draw: impactDriver, pose: 'stand', setting: 'bench', half: 150, foot: 340, size: 1.1, focus: [120, -150] },
  'saw-circular': { draw: circularSaw, pose: 'stand', setting: 'bench', half: 200, foot: 330, size: 1.1, focus: [60, 60] },
  sander: { draw: sander, pose: 'stand', setting: 'bench', half: 260, foot: 310, size: 1.12, focus: [-40, 60] },
  'pull-saw': { draw: pullSaw, pose: 'lie', setting: 'bench', turn: 42, focus: [0, -160] },
  hammer: { draw: hammer, pose: 'lie', setting: 'bench', turn: 36, focus: [0, -210] },
  'screwdriver-set': { draw: screwdriverSet, pose: 'lie', setting: 'bench', turn: 14, focus: [0, 120] },
  'pliers-set': { draw: pliersSet, pose: 'lie', setting: 'bench', turn: 8, focus: [0, -120] },
  wrench: { draw: wrench, pose: 'lie', setting: 'bench', turn: 38, focus: [0, -200] },
  level: { draw: level, pose: 'lie', setting: 'bench', turn: 58, focus: [0, 0], zoom: 2.2 },
  'tape-measure': { draw: tapeMeasure, pose: 'stand', setting: 'bench', half: 240, foot: 276, size: 1.08, focus: [60, 100] },
  'chisel-set': { draw: chiselSet, pose: 'lie', setting: 'bench', turn: 16, focus: [0, -160] },
  'utility-knife': { draw: utilityKnife, pose: 'lie', setting: 'bench', turn: 38, focus: [0, -160] },
  'paint-can': { draw: paintCan, pose: 'stand', setting: 'site', half: 240, focus: [0, -40], zoom: 1.7 },
  'paint-roller': { draw: paintRoller, pose: 'lie', setting: 'wall', turn: 24, focus: [-60, -220], zoom: 1.6 },
  'mini-roller': { draw: miniRoller, pose: 'lie', setting: 'bench', focus: [100, -160], zoom: 1.6 },
  'paint-brush': { draw: paintBrush, pose: 'lie', setting: 'bench', turn: 34, focus: [0, -180] },
  'caulk-gun': { draw: caulkGun, pose: 'lie', setting: 'tiles', turn: -18, focus: [-60, -40], zoom: 1.7 },
  plank: { draw: plank, pose: 'seen', setting: 'site', half: 300, foot: 250, size: 1.1, focus: [60, 40] },
  lumber: { draw: lumber, pose: 'seen', setting: 'outside', half: 300, foot: 230, size: 1.1, focus: [-140, 0] },
  drywall: { draw: drywall, pose: 'seen', setting: 'site', half: 260, foot: 300, size: 1.05, focus: [60, 60], zoom: 1.7 },
  underlayment: { draw: underlayment, pose: 'stand', setting: 'site', half: 330, focus: [-60, -120], zoom: 1.6 },
  'led-bulbs': { draw: ledBulbs, pose: 'stand', setting: 'bench', half: 290, foot: 362, focus: [0, -80], zoom: 1.7 },
  'pendant-lamp': { draw: pendantLamp, pose: 'hang', setting: 'ceiling', focus: [0, 120], zoom: 1.6 },
  outlet: { draw: outlet, pose: 'lie', setting: 'wall', focus: [-140, 0], zoom: 1.8 },
  'string-lights': { draw: stringLights, pose: 'hang', setting: 'outside', focus: [60, 100], zoom: 1.9 },
  thermostat: { draw: thermostat, pose: 'lie', setting: 'wall', focus: [0, 0], zoom: 1.8 },
  'smart-lock': { draw: smartLock, pose: 'lie', setting: 'door', focus: [0, -100], zoom: 1.8 },
  'solar-panel': { draw: solarPanel, pose: 'seen', setting: 'outside', size: 1.05, focus: [40, -60] },
  faucet: { draw: faucet, pose: 'stand', setting: 'counter', half: 150, foot: 356, size: 1.05, focus: [100, -100], zoom: 1.7 },
  'shower-head': { draw: showerHead, pose: 'hang', setting: 'tiles', focus: [0, -20], zoom: 1.6 },
  hinge: { draw: hinge, pose: 'lie', setting: 'bench', turn: -16, focus: [60, -120], zoom: 1.8 },
  screws: { draw: screws, pose: 'lie', setting: 'bench', focus: [-100, -160], zoom: 1.8 },
  hooks: { draw: hooks, pose: 'lie', setting: 'wall', focus: [60, -120], zoom: 1.8 },
  basket: { draw: basket, pose: 'stand', setting: 'floor', half: 280, focus: [0, 60], zoom: 1.6 },
  spade: { draw: spade, pose: 'lie', setting: 'outside', turn: 36, focus: [0, 200], zoom: 1.7 },
  parasol: { draw: parasol, pose: 'stand', setting: 'outside', half: 130, focus: [0, -180], zoom: 1.6 },
  vacuum: { draw: vacuum, pose: 'stand', setting: 'site', half: 320, focus: [-80, -60], zoom: 1.7 },
  'dust-extractor': { draw: dustExtractor, pose: 'stand', setting: 'site', half: 300, foot: 366, focus: [120, -120], zoom: 1.7 },
  fridge: { draw: fridge, pose: 'seen', setting: 'site', focus: [0, -140], size: 1.12 },
  gloves: { draw: gloves, pose: 'lie', setting: 'bench', focus: [-100, -60], zoom: 1.7 },
  goggles: { draw: goggles, pose: 'lie', setting: 'bench', focus: [-120, -20], zoom: 1.8 },
  respirator: { draw: respirator, pose: 'lie', setting: 'bench', focus: [100, 60], zoom: 1.8 },
  weatherstrip: { draw: weatherstrip, pose: 'lie', setting: 'bench', focus: [120, 120], zoom: 1.8 },
  wreath: { draw: wreath, pose: 'lie', setting: 'door', focus: [0, 180], zoom: 1.8 },
  dehumidifier: { draw: dehumidifier, pose: 'stand', setting: 'floor', half: 210, focus: [0, -200], zoom: 1.7 },
  bench: { draw: bench, pose: 'seen', setting: 'floor', focus: [-40, 0], size: 1.05 },
  doorbell: { draw: doorbell, pose: 'lie', setting: 'siding', focus: [0, -160], zoom: 1.8 },
  cartridge: { draw: cartridge, pose: 'lie', setting: 'tiles', turn: 24, focus: [0, -120], zoom: 1.7 },
  'task-chair': { draw: taskChair, pose: 'stand', setting: 'floor', half: 220, focus: [0, -120], zoom: 1.6 },
  'standing-desk': { draw: standingDesk, pose: 'seen', setting: 'floor', focus: [60, -60], size: 1.05 },
  'bath-fan': { draw: bathFan, pose: 'lie', setting: 'tiles', focus: [-100, -100], zoom: 1.7 },
  'gutter-guard': { draw: gutterGuard, pose: 'lie', setting: 'siding', focus: [100, 0], zoom: 1.7 },
  'tool-rail': { draw: toolRail, pose: 'lie', setting: 'wall', focus: [0, -180], zoom: 1.7 },
  'drip-kit': { draw: dripKit, pose: 'lie', setting: 'outside', focus: [-60, -180], zoom: 1.7 },
  'braided-hoses': { draw: braidedHoses, pose: 'lie', setting: 'bench', focus: [-120, 220], zoom: 1.7 },
  'washer-hoses': { draw: washerHoses, pose: 'lie', setting: 'bench', focus: [240, -200], zoom: 1.7 },
  batts: { draw: batts, pose: 'seen', setting: 'site', focus: [-60, 40], zoom: 1.7 },
  'foam-board': { draw: foamBoard, pose: 'seen', setting: 'site', focus: [0, -40], zoom: 1.6 },
  'ladder-stabilizer': { draw: ladderStabilizer, pose: 'lie', setting: 'siding', focus: [120, -200], zoom: 1.7 },
  'wood-panel': { draw: woodPanel, pose: 'seen', setting: 'site', focus: [0, 0], size: 1.2 },
  plywood: { draw: plywood, pose: 'seen', setting: 'site', focus: [-140, 60], zoom: 1.7 },
  'scrub-brush': { draw: scrubBrush, pose: 'lie', setting: 'outside', focus: [60, 100], zoom: 1.7 },
  'vent-brush': { draw: ventBrush, pose: 'lie', setting: 'bench', focus: [-180, 60], zoom: 1.6 },
  'stake-timer': { draw: stakeTimer, pose: 'stand', setting: 'outside', half: 120, focus: [0, -200], zoom: 1.7 },
  'watt-meter': { draw: wattMeter, pose: 'lie', setting: 'wall', focus: [0, -180], zoom: 1.8 },
  dimmer: { draw: dimmer, pose: 'lie', setting: 'wall', focus: [40, 0], zoom: 1.8 },
  bucket: { draw: bucket, pose: 'stand', setting: 'site', half: 220, focus: [0, 0], zoom: 1.6 },
  aerosol: { draw: aerosol, pose: 'stand', setting: 'bench', half: 260, focus: [60, -200], zoom: 1.6 },
  downspout: { draw: downspout, pose: 'lie', setting: 'siding', focus: [-200, 120], zoom: 1.7 },
  'rain-barrel': { draw: rainBarrel, pose: 'stand', setting: 'outside', half: 220, focus: [0, -200], zoom: 1.6 },
  'dust-mask': { draw: dustMask, pose: 'lie', setting: 'bench', focus: [0, 60], zoom: 1.7 },
  'voltage-tester': { draw: voltageTester, pose: 'lie', setting: 'bench', turn: 38, focus: [0, -200], zoom: 1.7 },
  'toggle-anchors': { draw: toggleAnchors, pose: 'lie', setting: 'bench', focus: [-120, -200], zoom: 1.7 },
  'shelf-unit': { draw: shelfUnit, pose: 'seen', setting: 'site', focus: [0, -100], size: 1.05 },
  standards: { draw: standards, pose: 'lie', setting: 'wall', focus: [-160, 80], zoom: 1.7 },
  'overhead-rack': { draw: overheadRack, pose: 'lie', setting: 'wall', focus: [0, 60], zoom: 1.6 },
  'post-digger': { draw: postDigger, pose: 'lie', setting: 'outside', turn: 24, focus: [0, 200], zoom: 1.7 },
  'toilet-kit': { draw: toiletKit, pose: 'lie', setting: 'bench', focus: [180, 0], zoom: 1.6 },
  'energy-monitor': { draw: energyMonitor, pose: 'lie', setting: 'wall', focus: [0, -200], zoom: 1.7 },
  paver: { draw: paver, pose: 'seen', setting: 'outside', size: 1.3, focus: [0, 0], zoom: 1.7 },
  'felt-panels': { draw: feltPanels, pose: 'lie', setting: 'wall', focus: [0, 0], zoom: 1.6 },
  'storm-panel': { draw: stormPanel, pose: 'lie', setting: 'wall', focus: [-160, 0], zoom: 1.6 },
  'wall-cabinet': { draw: wallCabinet, pose: 'seen', setting: 'wall', focus: [0, -40], size: 1.25 },
  'subway-tile': { draw: subwayTile, pose: 'lie', setting: 'wall', turn: -6, focus: [100, -100], zoom: 1.7 },
  'extension-ladder': { draw: extensionLadder, pose: 'stand', setting: 'site', half: 170, focus: [0, -80], zoom: 1.7 },
  'gas-grill': { draw: gasGrill, pose: 'stand', setting: 'outside', half: 230, focus: [0, -100], zoom: 1.6 },
  'bar-clamp': { draw: barClamp, pose: 'lie', setting: 'bench', turn: 16, focus: [-60, 0], zoom: 1.7 },
  tote: { draw: tote, pose: 'stand', setting: 'site', half: 300, focus: [0, 100], zoom: 1.6 },
}
