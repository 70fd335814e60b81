import type { DemoPost } from '../content'
import { html } from '../html'

export const paintKitchenCabinetsToLast: DemoPost = {
  slug: 'paint-kitchen-cabinets-to-last',
  title: 'Painted Kitchen Cabinets That Look Good in Five Years',
  summary:
    'Degrease, scuff, prime, and wait longer than you would like. A two-week plan for a kitchen that stays usable ' +
    'while the doors dry in the garage.',
  categories: ['Kitchen Upgrades', 'Paint & Supplies'],
  tags: ['cabinets', 'kitchen', 'enamel', 'primer', 'budget remodel'],
  status: 'published',
  highlighted: true,
  scene: 'kitchen',
  palette: 'sage',
  alt: 'A kitchen with freshly painted green cabinets and open shelves above the counter',
  caption: 'Same boxes, same doors, two quarts of enamel.',
  products: [
    'cabinet-enamel-satin',
    'bonding-primer-quart',
    'mini-roller-kit-4-inch',
    'random-orbit-sander-5-inch',
    'angled-sash-brush',
  ],
  content: html`
    <p>Peeling around the handles is the mark of a cabinet job done in a hurry. The paint did nothing wrong: it was laid
    over a film of cooking grease, on a surface too smooth to hold, and used before it was hard. All three can be
    avoided by anyone with patience and a place to lay out twenty doors.</p>
    <h2>Is it worth painting?</h2>
    <p>Solid wood, plywood and MDF take paint well. So does laminate that is firmly attached. Vinyl foil that has begun
    to lift at the corners does not; replace those doors. If the boxes sag or drawers fall apart, put the money into new
    ones.</p>
    <p>Old paint from before 1978 must be tested for lead before any sanding.</p>
    <h2>For twenty doors and eight drawers</h2>
    <ul>
      <li><p>2 quarts bonding primer and 3 quarts cabinet enamel, satin</p></li>
      <li><p>Degreaser without solvent residue, two buckets, white scrub pads</p></li>
      <li><p>220-grit discs and sponges; 320-grit for between coats</p></li>
      <li><p>4 inch mini roller with foam covers, 2-1/2 inch sash brush</p></li>
      <li><p>Painter's pyramids, or screws driven through scraps, to lay doors on</p></li>
      <li><p>Masking tape and a marker for numbers</p></li>
    </ul>
    <h2>Days 1 and 2: number, wash, scuff</h2>
    <ol>
      <li><p>Draw the kitchen and give each door a number. Write it in the hinge cup, which is never painted, and cover
      it with tape.</p></li>
      <li><p>Take off doors, drawer fronts and hardware. Keep the screws of each door in its own bag.</p></li>
      <li><p>Wash everything twice and rinse with clean water. The second bucket should stay clear; where it does not,
      wash again.</p></li>
      <li><p>Scuff with 220-grit until the shine is gone. You are making scratches for the primer, and there is no need
      to reach bare wood.</p></li>
      <li><p>Vacuum, then wipe with a damp microfiber cloth.</p></li>
    </ol>
    <p>If the handles are to change, fill the old holes with two-part filler now, and drill the new ones from a template
    before priming.</p>
    <h2>Days 3 to 5: prime</h2>
    <img data-scene="garage" data-palette="sage" alt="Cabinet doors drying on supports along a garage bench"
    data-width="350" data-align="right">
    <p>Brush the grooves of a panel door first, then roll the flats and lay the paint off with the tips of the brush
    along the grain. Oak has deep pores: a second coat of primer fills most of them, and a thin skim of spackle fills
    the rest. Knots and cherry bleed through water-based primer. Where a yellow stain appears, spot-prime it with
    shellac, with the window open and no flame near.</p>
    <p>Sand lightly with 320 when the primer powders instead of rolling up. It should feel like paper.</p>
    <h2>Days 6 to 9: two thin coats</h2>
    <p>Enamel levels itself if you leave it alone. Put it on, spread it, lay it off once, and walk away; going back
    after two minutes leaves the marks that people blame on the brush. Keep the room between 60 and 80 F. Paint the
    backs first, so that any mishap of turning happens where it is not seen, and give each coat the full 16 hours before
    the next.</p>
    <img data-scene="pantry" data-palette="sage" alt="Painted pantry doors with brass knobs below shelves of jars"
    data-width="696" data-align="center">
    <h2>Then wait</h2>
    <p>Hang the doors after two more days, with felt or clear bumpers at the corners so that paint does not touch paint.
    For three weeks open them by the handle, keep wet dishcloths off the edges, and put off scrubbing. After that, dish
    soap and a soft cloth will do. Touch up chips while they are small: save a jar of enamel with a marble or two in it
    to keep the air out.</p>
    <p>One last thing. Paint a single door, front and back, through the whole process before you take down the others.
    It costs three days and shows you everything that can go wrong. Hinges, pulls and worktops are for another weekend,
    and collected in <a href="/category/Kitchen%20Upgrades/">Kitchen Upgrades</a>.</p>
  `,
}
