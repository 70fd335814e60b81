import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { bloom, foliage, leaf, tuft } from '../pieces/leaves'
import { border, lawn, outdoors, shrub, tree, type Outdoors } from '../pieces/outdoors'
import { range } from '../pieces/surfaces'
import { bucket, standing } from '../pieces/tools'
import { wateringCan } from './front-door'

export function garden(stage: Stage): void {
  const { tones, random } = stage
  const outside = outdoors(stage, { scale: 1.7, eye: 165, horizon: 430, distance: 720, x: random.between(-30, 30) })
  lawn(stage, outside)
  for (const [x, tall] of [[-430, 420], [430, 400]] as const) stage.stand([x, 0, -180], () => tree(stage, tall))
  hedge(stage, -40)
  stones(stage, outside)
  arch(stage)
  const blossoms = [tones.accent, lighten(tones.accent, 0.4), tones.cream, mix(tones.main, '#c77fb0', 0.4), tones.main]
  border(stage, [-420, 30], [-80, 10], 70, blossoms)
  border(stage, [80, 10], [420, 30], 70, blossoms)
  bench(stage, 210, 70)
  border(stage, [-400, 110], [-150, 60], 60, blossoms)
  stage.stand([-258, 0, 150], () => tree(stage, 300, random.pick(['apple', 'birch'] as const)))
  border(stage, [-380, 220], [-190, 190], 54, blossoms)
  border(stage, [210, 250], [360, 180], 52, blossoms)
  stage.stand([150, 0, 206], () => standing(stage, wateringCan, 62, 240))
  butterflies(stage)
}

function hedge(stage: Stage, z: number): void {
  const { tones } = stage
  for (const x of range(-520, 560, 46)) {
    if (Math.abs(x) < 70) continue
    stage.stand([x, 0, z], () => foliage(stage, 0, -58, 44, 62, darken(tones.leaf, 0.16)))
  }
}

function stones(stage: Stage, outside: Outdoors): void {
  const { stone } = stage.tones
  for (const [index, z] of [-20, 14, 52, 94, 142, 196, 258].entries()) {
    const x = Math.sin(index * 0.9) * 26
    const r = 34 + index * 1.6
    outside.ground.oval(x + 3, -z - 3, r, 15, '#2a1c3f', 0.16)
    outside.ground.oval(x, -z, r, 14.5, stage.fade([lighten(stone, 0.2), lighten(stone, 0.4)]))
  }
}

/** An arch with climbing roses over the path. */
function arch(stage: Stage): void {
  const { tones, random } = stage
  pool(stage, [-66, 0, -20], 14, 0.4)
  pool(stage, [66, 0, -20], 14, 0.4)
  stage.stand([0, 0, -20], () => {
    const wood = lighten(tones.white, 0.2)
    for (const x of [-72, -58, 58, 72]) stage.stroke(d`M${x} 0V-150Q${x} ${-226 + Math.abs(x) * 0.2} 0 ${-240 + (72 - Math.abs(x))}`, x < 0 ? wood : darken(wood, 0.12), 5)
    for (const y of range(24, 150, 22)) for (const x of [-72, 58]) stage.stroke(d`M${x} ${-y}h14`, wood, 3)
    for (let index = 0; index < 70; index += 1) {
      const share = index / 70
      const angle = Math.PI * (1.06 - share * 1.12)
      const [x, y] = share < 0.26 ? [-66, -share * 580] : share > 0.74 ? [66, -(1 - share) * 580] : [Math.cos(angle) * 66, -150 - Math.sin(angle) * 74]
      for (const turn of [20, 140, 260]) leaf(stage, x + random.between(-9, 9), y + random.between(-9, 9), 15, 9, turn + random.between(-40, 40), random.pick([tones.leaf, tones.leafDeep]))
      if (index % 2 === 0) bloom(stage, x + random.between(-12, 12), y + random.between(-10, 10), random.between(6, 9), random.pick([tones.accent, lighten(tones.accent, 0.4)]))
    }
  })
}

function bench(stage: Stage, x: number, z: number): void {
  const { tones } = stage
  shadow(stage, { x: [x - 68, x + 68], y: [0, 26], z: [z - 20, z + 24] }, 0.24)
  const wood = stage.random.pick([tones.wood, tones.main, tones.white])
  for (const px of [x - 66, x + 60]) box(stage, { x: [px, px + 6], y: [0, 86], z: [z - 20, z - 15] }, darken(wood, 0.24))
  for (const y of [56, 68, 80]) box(stage, { x: [x - 64, x + 64], y: [y, y + 8], z: [z - 16, z - 13] }, wood)
  for (const dz of [-12, 0, 12]) box(stage, { x: [x - 66, x + 66], y: [42, 45], z: [z + dz - 2, z + dz + 9] }, wood)
  for (const px of [x - 66, x + 60]) {
    box(stage, { x: [px, px + 6], y: [0, 62], z: [z + 17, z + 22] }, wood)
    box(stage, { x: [px - 1, px + 7], y: [60, 64], z: [z - 16, z + 24] }, lighten(wood, 0.1))
  }
}

function butterflies(stage: Stage): void {
  const { accent, main } = stage.tones
  for (const [x, y, turn, tone] of [[1040, 480, 20, accent], [520, 530, -30, main], [1180, 560, 50, lighten(accent, 0.3)]] as const) {
    stage.at(x, y, 1, () => {
      stage.path('M0 0C-16 -22 -26 -6 -4 2C-18 6 -14 18 0 4Z', tone)
      stage.path('M0 0C16 -22 26 -6 4 2C18 6 14 18 0 4Z', lighten(tone, 0.24))
      stage.stroke('M0 -5V7', stage.tones.ink, 2)
    }, turn)
  }
}

export function raisedBeds(stage: Stage): void {
  const { tones, random } = stage
  const outside = outdoors(stage, { scale: 1.8, eye: 190, horizon: 360, distance: 700, x: random.between(-20, 20) })
  lawn(stage, outside)
  stage.stand([-400, 0, -160], () => tree(stage, 420))
  stage.stand([420, 0, -190], () => tree(stage, 380))
  fenceLine(stage)
  outside.ground.poly([[-340, 20], [340, 20], [430, -320], [-430, -320]], stage.fade([darken(tones.stone, 0.02), lighten(tones.stone, 0.3)]))
  for (let pebble = 0; pebble < 160; pebble += 1) outside.ground.oval(random.between(-340, 340), -random.between(0, 310), random.between(1, 2.6), random.between(0.7, 1.6), random.chance(0.5) ? lighten(tones.stone, 0.5) : darken(tones.stone, 0.2), 0.6)
  greenhouse(stage)
  const wood = random.pick([tones.wood, lighten(tones.wood, 0.2), mix(tones.wood, tones.main, 0.3)])
  bed(stage, -230, 40, 170, 84, wood, 'tomato')
  bed(stage, 120, 40, 190, 84, wood, 'bean')
  bed(stage, -130, 172, 220, 100, wood, 'lettuce')
  bed(stage, 200, 178, 150, 96, wood, 'flower')
  stage.stand([68, 0, 220], () => standing(stage, wateringCan, 56, 240))
  stage.stand([-236, 0, 226], () => {
    bucket(stage, 40, tones.accent)
    for (const [x, tone] of [[-9, '#d2503c'], [5, '#d2503c'], [13, '#e0883e'], [-2, '#7fa556']] as const) stage.circle(x, -40, 8, stage.ball(tone))
  })
}

function fenceLine(stage: Stage): void {
  const { white } = stage.tones
  const colour = lighten(white, 0.2)
  for (const y of [30, 66]) box(stage, { x: [-520, 520], y: [y, y + 8], z: [-52, -49] }, darken(colour, 0.1))
  for (const x of range(-520, 520, 20)) stage.patch([[x, 0, -48], [x + 13, 0, -48], [x + 13, 84, -48], [x + 6.5, 96, -48], [x, 84, -48]], stage.fade([lighten(colour, 0.3), darken(colour, 0.08)]))
}

/** A glass house on a low wall, seen from the front. */
function greenhouse(stage: Stage): void {
  const { tones, light } = stage
  stage.stand([-10, 0, -30], () => {
    stage.oval(10, 0, 150, 12, stage.glow('#2a1c3f', 0.5))
    stage.path('M-120 0V-140L0 -220L120 -140V0Z', light.lampsLit ? '#f5e3b4' : mix(light.skyTop, '#e8f3ee', 0.5), 0.86)
    for (const [x, y, size] of [[-80, -40, 32], [-36, -34, 26], [70, -44, 36], [34, -30, 24]] as const) foliage(stage, x, y, size, size, mix(tones.leaf, light.skyLow, 0.3))
    stage.path('M-120 -140L0 -220V-140L-60 -70Z', '#ffffff', 0.24)
    stage.path('M30 0L110 -146L120 -140V-90L70 0Z', '#ffffff', 0.2)
    const bars = 'M-120 0V-140L0 -220L120 -140V0M-120 -140H120M-80 0V-167M-40 0V-193M40 0V-193M80 0V-167M-120 -70H-40M40 -70H120M-120 0H120'
    stage.stroke(bars, darken(tones.deep, 0.1), 5)
    stage.stroke(bars, lighten(tones.deep, 0.2), 2)
    stage.rect(-120, -24, 80, 24, stage.fade([tones.stone, darken(tones.stone, 0.2)]))
    stage.rect(40, -24, 80, 24, stage.fade([tones.stone, darken(tones.stone, 0.2)]))
    stage.stroke('M-36 0V-136H36V0M0 0V-136', lighten(tones.deep, 0.1), 4)
    stage.circle(7, -66, 3, tones.brass)
  })
}

function bed(stage: Stage, x: number, z: number, wide: number, deep: number, wood: string, crop: 'tomato' | 'bean' | 'lettuce' | 'flower'): void {
  const tall = 40
  shadow(stage, { x: [x, x + wide], y: [0, tall], z: [z - deep / 2, z + deep / 2] }, 0.3)
  const frame = box(stage, { x: [x, x + wide], y: [0, tall], z: [z - deep / 2, z + deep / 2] }, wood, { top: darken(wood, 0.14) })
  frame.front.lines([[0, tall / 3, wide, tall / 3], [0, (tall * 2) / 3, wide, (tall * 2) / 3]], darken(wood, 0.4), 0.9, 0.7)
  frame.right.lines([[0, tall / 3, deep, tall / 3], [0, (tall * 2) / 3, deep, (tall * 2) / 3]], darken(wood, 0.5), 0.9, 0.6)
  frame.front.rect(0, 0, wide, 8, stage.veil('#2a1c3f', 0, 0.2))
  for (const u of [3, wide - 9]) frame.front.rect(u, 0, 6, tall, darken(wood, 0.2))
  const soil = mix('#6a4a3c', wood, 0.12)
  frame.top.rect(5, 5, wide - 10, deep - 10, stage.fade([darken(soil, 0.2), soil]))
  const rows = [z - deep * 0.3, z, z + deep * 0.3]
  rows.forEach((row) => {
    for (const px of range(x + 18, x + wide - 8, crop === 'lettuce' ? 27 : crop === 'flower' ? 22 : 40)) stage.stand([px, tall, row], () => vegetable(stage, crop))
  })
}

function vegetable(stage: Stage, crop: 'tomato' | 'bean' | 'lettuce' | 'flower'): void {
  const { random, tones } = stage
  const green = random.pick([tones.leaf, mix(tones.leaf, tones.grass, 0.5)])
  if (crop === 'lettuce') {
    const tone = random.chance(0.3) ? mix('#8a4a6a', tones.leaf, 0.24) : mix('#9fc46a', tones.leaf, 0.3)
    for (const turn of [-168, -140, -112, -68, -40, -12, -90]) leaf(stage, 0, 0, 17, 13, turn, turn === -90 ? lighten(tone, 0.3) : tone)
    stage.circle(0, -6, 6, lighten(tone, 0.2))
  } else if (crop === 'flower') {
    shrub(stage, 34, random.pick([tones.accent, lighten(tones.accent, 0.4), tones.cream]), green)
  } else if (crop === 'tomato') {
    stage.stroke('M0 0V-92', tones.woodDeep, 2.6)
    for (const y of [-14, -32, -50, -68, -84]) foliage(stage, random.between(-6, 6), y, 15, 11, green)
    for (const [tx, ty] of [[-9, -22], [8, -38], [-7, -56], [9, -64], [2, -30]] as const) stage.circle(tx, ty, 5.4, stage.ball(random.pick(['#d2503c', '#d2503c', '#e0883e'])))
  } else {
    stage.stroke('M-16 0L2 -110M16 0L-2 -110M0 4L0 -112', darken(tones.wood, 0.24), 2.2)
    for (let index = 0; index < 16; index += 1) {
      const y = -8 - index * 6
      leaf(stage, random.between(-10, 10) * (1 + y / 130), y, 14, 10, random.between(0, 360), green)
    }
    for (let pod = 0; pod < 5; pod += 1) stage.stroke(d`M${random.between(-9, 9)} ${-20 - pod * 14}q3 6 0 13`, mix('#a8cc6b', green, 0.3), 2.6)
  }
}

export function fence(stage: Stage): void {
  const { tones, random } = stage
  const outside = outdoors(stage, { scale: 2.3, eye: 150, horizon: 420, distance: 620, x: random.between(-20, 20) })
  lawn(stage, outside)
  for (const [x, tall] of [[-300, 360], [-90, 300], [230, 380]] as const) stage.stand([x, 0, -130], () => tree(stage, tall))
  const raw = lighten(tones.wood, 0.1)
  const paint = random.pick([tones.main, tones.deep, tones.white, tones.accent])
  shadow(stage, { x: [-420, 420], y: [0, 60], z: [-4, 4] }, 0.2)
  for (const x of range(-400, 400, 11.6)) {
    const painted = x < 40 + (Math.round(x) % 3) * 6
    const tone = painted ? paint : random.pick([raw, lighten(raw, 0.14), darken(raw, 0.1)])
    stage.patch([[x, 4, 0], [x + 10.6, 4, 0], [x + 10.6, 164, 0], [x + 5.3, 172, 0], [x, 164, 0]], stage.fade([lighten(tone, 0.14), tone, darken(tone, 0.14)]))
    if (!painted) stage.patch([[x + 4, 10, 0.2], [x + 5, 10, 0.2], [x + 6, 160, 0.2], [x + 5.4, 160, 0.2]], darken(tone, 0.4), 0.3)
  }
  for (const y of [36, 128]) stage.patch([[-400, y, 1], [400, y, 1], [400, y + 1.2, 1], [-400, y + 1.2, 1]], '#2a1c3f', 0.16)
  gate(stage, paint)
  const blossoms = [tones.accent, tones.cream, lighten(tones.accent, 0.4), tones.main]
  border(stage, [-330, 30], [-206, 24], 66, blossoms)
  border(stage, [-30, 26], [330, 30], 54, blossoms)
  outside.ground.poly([[-182, -6], [-102, -6], [-90, -330], [-230, -330]], stage.fade([lighten(tones.stone, 0.1), lighten(tones.stone, 0.36)]), 1, 6)
  for (const z of [40, 84, 134, 190]) outside.ground.lines([[-200 - z * 0.1, -z, -92, -z]], darken(tones.stone, 0.3), 1, 0.5)
  paintThings(stage, paint)
  border(stage, [-330, 190], [-250, 120], 50, blossoms)
  for (const x of [-60, 250, 300]) stage.stand([x, 0, 180], () => tuft(stage, 0, 0, 26, darken(tones.grass, 0.2)))
}

function gate(stage: Stage, colour: string): void {
  const { tones } = stage
  for (const x of [-196, -96]) box(stage, { x: [x, x + 13], y: [0, 190], z: [-4, 8] }, lighten(colour, 0.06))
  for (const x of [-198, -98]) box(stage, { x: [x, x + 17], y: [190, 196], z: [-6, 10] }, lighten(colour, 0.2))
  stage.patch([[-183, 4, 3], [-96, 4, 3], [-96, 150, 3], [-140, 172, 3], [-183, 150, 3]], stage.fade([lighten(colour, 0.2), darken(colour, 0.06)]))
  for (const x of range(-172, -98, 11)) stage.patch([[x, 6, 3.2], [x + 0.8, 6, 3.2], [x + 0.8, 154, 3.2], [x, 154, 3.2]], darken(colour, 0.4), 0.6)
  stage.patch([[-183, 30, 3.4], [-183, 42, 3.4], [-96, 128, 3.4], [-96, 116, 3.4]], lighten(colour, 0.1))
  for (const y of [24, 132]) stage.patch([[-183, y, 3.6], [-96, y, 3.6], [-96, y + 9, 3.6], [-183, y + 9, 3.6]], stage.fade([lighten(colour, 0.16), darken(colour, 0.1)]))
  stage.stand([-106, 92, 5], () => {
    stage.rect(-5, -8, 10, 16, tones.ink, 1)
    stage.stroke('M-4 0H-16', tones.ink, 3)
  })
}

function paintThings(stage: Stage, paint: string): void {
  const { tones } = stage
  pool(stage, [66, 0, 120], 24, 0.4)
  stage.stand([66, 0, 120], () => {
    bucket(stage, 34, tones.steel, paint)
    stage.at(6, -34, 1, () => {
      stage.rect(-3, -34, 6, 26, stage.tube(tones.wood), 3)
      stage.rect(-7, -12, 14, 9, tones.steel, 1)
      stage.path('M-7 -3H7L6 8Q0 12 -6 8Z', paint)
    }, 30)
  })
  stage.stand([124, 0, 90], () => {
    for (const x of [-18, 18]) stage.stroke(d`M${x * 0.7} -62L${x} 0`, darken(tones.wood, 0.2), 4)
    for (const y of [-20, -40]) stage.stroke(d`M-17 ${y}H17`, tones.wood, 4)
    stage.path('M-20 -66H20L24 -58H-24Z', lighten(tones.wood, 0.3))
    stage.rect(-24, -58, 48, 4, tones.wood)
  })
}
