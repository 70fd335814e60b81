import type { Palette, ProductShape } from '../content'
import { furniture, HOME_SHAPES } from './home-shapes'
import { colorsOf } from './palettes'
import { box, gradient, group, mix, oval, picture, shade } from './svg'
import { TOOL_SHAPES, toolSet } from './tool-shapes'

/** How each view frames the product: from the front, closer, from further away, turned. */
const VIEWS = ['', 'translate(500 500) scale(1.7) translate(-470 -430)', 'translate(500 560) scale(.62) translate(-500 -500)', 'translate(1000 0) scale(-1 1)']

/**
 * A picture of a product as SVG, 1000×1000, on a soft backdrop.
 * @param view 0 is the main picture, 1 to 3 are further ones
 */
export function drawProduct(kind: ProductShape, palette: Palette, view: number): string {
  const c = colorsOf(palette)
  const draw = TOOL_SHAPES[kind] ?? HOME_SHAPES[kind] ?? (kind.includes('saw') ? toolSet : furniture)
  const backdrop = [c.wall, mix(c.second, '#ffffff', 0.6), mix(c.leaf, '#ffffff', 0.7), mix(c.accent, '#ffffff', 0.78)][view % 4] ?? c.wall
  const definitions = gradient('back', mix(backdrop, '#ffffff', 0.65), backdrop) + gradient('wood', c.wood, c.woodShade) + gradient('sky', c.skyTop, c.skyEnd)
  return picture(1000, 1000, definitions, [
    box(0, 0, 1000, 1000, 'url(#back)'),
    oval(500, 470, 400, 400, '#ffffff', { opacity: 0.35 }),
    group([shade(500, 868, 330, 34), draw(c)], VIEWS[view % 4] ?? ''),
  ])
}
