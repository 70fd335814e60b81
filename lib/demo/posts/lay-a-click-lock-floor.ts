import type { DemoPost } from '../content'
import { html } from '../html'

export const layAClickLockFloor: DemoPost = {
  slug: 'lay-a-click-lock-floor',
  title: 'Laying a Click-Lock Floor: The Parts That Matter',
  summary:
    'The planks nearly lay themselves. Flatness, the first row and the gap at the wall decide whether the floor ' +
    'is still quiet after its second winter.',
  categories: ['Flooring & Tile'],
  tags: ['vinyl plank', 'floating floor', 'subfloor', 'basement'],
  status: 'published',
  highlighted: true,
  scene: 'floor-laying',
  palette: 'honey',
  alt: 'Planks of a floor laid halfway across a sunny room, with a saw and a tape measure on the bare half',
  products: ['vinyl-plank-click-lock', 'floor-underlayment-roll', 'flush-cut-saw', 'tape-measure-25-foot'],
  content: html`
    <p>Two people can cover a bedroom with rigid vinyl plank in a day without glue, nails or much dust. When such a
    floor fails, the fault is nearly always in what lies below it or in the half inch that nobody sees behind the
    baseboard.</p>
    <h2>Look at the subfloor first</h2>
    <p>Lay a straight board of 8 or 10 feet on the floor and look for light underneath. Most makers allow a hollow of
    3/16 inch over 10 feet. Anything deeper will bend the joint a little at each step until its tongue breaks, so fill
    it with floor patch and sand down the ridges. Screw loose sheets to the joists every 6 inches along the edges to
    quiet the squeaks now, while they can still be reached.</p>
    <img data-scene="basement" data-palette="sky" alt="A basement with a concrete floor, a furnace, a washer and
    stairs" data-width="350" data-align="left">
    <p>Concrete needs one more test. Tape a square of clear plastic, 2 by 2 feet, to the slab and seal all four sides.
    If there are drops on its underside after three days, find the source of the water before you lay anything. Old
    sheet flooring or 9 inch tile may contain asbestos: do not sand or break it. It can often stay where it is, under
    the new floor.</p>
    <h2>What to have ready</h2>
    <ul>
      <li><p>Planks for the area plus 8 percent, or 12 percent for a room with many corners</p></li>
      <li><p>Underlayment the maker allows: rigid core wants it thin, 1.5 millimeters or less</p></li>
      <li><p>Spacers of 1/4 inch, a tapping block, a pull bar</p></li>
      <li><p>Utility knife and square; a jigsaw for vents and door frames</p></li>
      <li><p>A flush-cut saw for the casings</p></li>
    </ul>
    <p>If your planks come with a pad attached, leave the separate underlayment in the shop. Two soft layers are worse
    than one. Let the cartons lie flat in the room for 48 hours at the temperature you live in.</p>
    <h2>Plan the rows on paper</h2>
    <p>Measure across the rows, subtract the two gaps, and divide by the width of a plank. Should the last row come out
    narrower than 2 inches, rip the first row so that both are about equal. Planks look best running toward the main
    window, or along a hallway.</p>
    <p>Take care with door casings. Set a scrap of plank on a scrap of underlayment against the casing, lay the saw flat
    on top, and cut. The floor slides under and no filler is needed.</p>
    <h2>Lay the first three rows slowly</h2>
    <ol>
      <li><p>Start in the left corner with the tongue toward the wall, cut off where the maker says so, and spacers
      every foot.</p></li>
      <li><p>Join the ends of the first row. Sight along it or stretch a string: this row sets the line for the whole
      room, and few walls are straight.</p></li>
      <li><p>Begin the second row with a plank at least 8 inches shorter than the first, so that end joints are
      staggered.</p></li>
      <li><p>Angle the long side in, press down, then close the end joint with the block. Tap gently. A joint that needs
      a hard blow has grit in it.</p></li>
      <li><p>Open three or four cartons and mix them, or the pattern will repeat side by side.</p></li>
    </ol>
    <p>To cut, score the face twice with the knife and snap the plank over your knee. Rows four to twenty go quickly
    after that.</p>
    <img data-scene="living-room" data-palette="honey" alt="A plank floor running under the sofa of a bright living
    room" data-width="696" data-align="center">
    <h2>The gap, once more</h2>
    <p>A floating floor moves with the seasons. It needs 1/4 inch at every wall, pipe, door jamb and hearth, and nothing
    may pin it: no screw through it, no kitchen island on top of it, no silicone packed into the edge. Nail baseboards
    to the wall and not to the planks. In doorways leave room for a transition strip, and over runs longer than the
    carton allows, commonly 40 or 50 feet, use one there to break the field in two.</p>
    <p>Walk it, listen, and take a joint apart again now if it clicks. Then read the rest of <a
    href="/category/Flooring%20%26%20Tile/">Flooring &amp; Tile</a> before you start on the bathroom.</p>
  `,
}
