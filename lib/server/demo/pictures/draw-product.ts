import type { Palette, ProductShape } from '../content'
import { colorsOf } from './palettes'
import { box, gradient, group, oval, picture, shade } from './svg'
import { drill, paintCan } from './work'

export function drawProduct(shape: ProductShape, palette: Palette, view: number): string {
  const c = colorsOf(palette)
  const thing = shape.length % 3 === 0 ? drill(c, 200, 300, 2) : shape.length % 3 === 1 ? group([paintCan(c, 0, 240)], 'translate(250 200) scale(4)') : group([box(250, 250, 500, 500, c.accent, 60), oval(500, 500, 150, 150, c.second)])
  return picture(1000, 1000, gradient('back', c.light, [c.wall, c.second, c.leaf, c.wallShade][view] ?? c.wall), [box(0, 0, 1000, 1000, 'url(#back)'), shade(500, 860, 340), thing])
}
