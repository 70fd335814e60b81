import type { Palette, ProductShape } from './subjects'
import { straightOn } from './core/camera'
import { darken, mix } from './core/colour'
import { lightOf } from './core/light'
import { tonesOf } from './core/palettes'
import { seeded } from './core/random'
import { Stage } from './core/stage'
import { grain } from './pieces/surfaces'
import { bold, leafShadow, lyingShadow, standingShadow, studio, tabletop, windowLight } from './products/backdrops'
import { PRODUCTS, type Product } from './products/catalog'
import { drawInUse } from './products/in-use'

const SIZE = 1000

/**
 * A picture of a product as SVG text, 1000 by 1000 pixels.
 * View 0 shows it whole on a soft backdrop, 1 on a bold one, 2 from close by, 3 where it is used; later views start over.
 */
export function drawProduct(shape: ProductShape, palette: Palette, view: number): string {
  const light = lightOf(0)
  const random = seeded(`${shape} ${palette} ${view}`)
  const camera = straightOn({ scale: 1, eye: 0, horizon: 0, distance: 1000, centre: 0 })
  const stage = new Stage(SIZE, SIZE, camera, tonesOf(palette, light.ambient), light, random)
  const product = PRODUCTS[shape]
  const kind = ((Math.trunc(view) % 4) + 4) % 4
  if (kind === 3) drawInUse(stage, product)
  else if (kind === 2) closeUp(stage, product)
  else if (kind === 1) onBold(stage, product)
  else onSoft(stage, product)
  grain(stage)
  return stage.toString()
}

function onSoft(stage: Stage, product: Product): void {
  const { soft, main } = stage.tones
  const hue = mix(soft, main, 0.3)
  if (product.pose === 'stand') studio(stage, hue, 800)
  else tabletop(stage, hue)
  leafShadow(stage)
  windowLight(stage, 0.2)
  put(stage, product, 500, product.pose === 'stand' ? 812 : 500, product.size ?? 1, product.turn ?? 0)
}

function onBold(stage: Stage, product: Product): void {
  const { accent } = stage.tones
  const hue = mix(accent, stage.tones.deep, 0.14)
  bold(stage, hue, 806, product.pose !== 'stand')
  const size = (product.size ?? 1) * 0.9
  windowLight(stage, 0.16)
  put(stage, product, 500, product.pose === 'stand' ? 818 : 500, size, product.turn === undefined ? 0 : product.turn - 84)
}

function closeUp(stage: Stage, product: Product): void {
  const { soft, main } = stage.tones
  const base = darken(mix(soft, main, 0.55), 0.06)
  tabletop(stage, base)
  const [x, y] = product.focus ?? [0, -60]
  const size = (product.size ?? 1) * (product.zoom ?? 1.9)
  const turn = product.pose === 'lie' ? (product.turn ?? 0) * 0.5 : 0
  const angle = (turn * Math.PI) / 180
  const [fx, fy] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
  windowLight(stage, 0.24)
  stage.at(500 - fx * size, 500 - fy * size, size, () => {
    if (product.pose === 'lie') lyingShadow(stage, () => product.draw(stage), 0.7)
    product.draw(stage)
  }, turn)
}

/** Puts a product's foot (or, if it lies or hangs, its middle) at a place, with its shadow. */
function put(stage: Stage, product: Product, x: number, y: number, size: number, turn: number): void {
  if (product.pose === 'stand') {
    standingShadow(stage, x, y - 2, (product.half ?? 260) * size)
    stage.at(x, y - (product.foot ?? 370) * size, size, () => product.draw(stage))
    return
  }
  if (product.pose === 'seen') {
    stage.at(x, y, size, () => product.draw(stage))
    return
  }
  stage.at(x, y, size, () => {
    lyingShadow(stage, () => stage.at(0, 0, 1, () => product.draw(stage), turn))
    stage.at(0, 0, 1, () => product.draw(stage), turn)
  })
}
