import type { DemoPost } from '../content'
import { html } from '../html'

export const paintARoomInAWeekend: DemoPost = {
  slug: 'paint-a-room-in-a-weekend',
  title: 'Paint a Room in One Weekend, Start to Finish',
  summary:
    'Friday evening to Sunday lunch: how much paint to buy, the order that saves an hour, and the wet edge that ' +
    'separates an even wall from a striped one.',
  categories: ['Paint & Supplies', 'Walls & Ceilings'],
  tags: ['painting', 'weekend project', 'walls', 'beginners'],
  status: 'published',
  highlighted: true,
  scene: 'painted-wall',
  palette: 'clay',
  alt: 'A wall half painted in rust red, with a ladder, a roller on its pole and cans on a drop cloth',
  products: [
    'interior-wall-paint-eggshell',
    'microfiber-roller-kit-9-inch',
    'angled-sash-brush',
    'dripless-caulk-gun',
    'joint-compound-lightweight',
  ],
  content: html`
    <p>Rolling the walls is the short part. In a bedroom of 12 by 14 feet it takes two hours a coat, and everything else
    on the list is preparation. Give Friday evening and Saturday morning to that and the rest is easy.</p>
    <h2>How much to buy</h2>
    <p>Add the lengths of the walls and multiply by the height. A 12 by 14 foot room with an 8 foot ceiling has 52 feet
    of wall, or 416 square feet; take off 20 for each door and 15 for each window. A gallon covers 350 to 400 square
    feet once. Two coats on 370 square feet therefore need two gallons, with a little left for repairs.</p>
    <ul>
      <li><p>2 gallons of eggshell wall paint</p></li>
      <li><p>9 inch roller frame, two 3/8 inch covers, a tray and a pole</p></li>
      <li><p>2-1/2 inch angled sash brush</p></li>
      <li><p>Lightweight joint compound, a 6 inch knife, 150-grit sanding sponge</p></li>
      <li><p>A tube of paintable acrylic caulk</p></li>
      <li><p>Canvas drop cloth: plastic slides and stays wet</p></li>
    </ul>
    <p>Buy both gallons at once and pour them together in a clean bucket. Two cans of the same tint can differ by just
    enough to show in the middle of a wall.</p>
    <h2>Friday evening: fill and wash</h2>
    <p>Move the furniture to the center and cover it. Take down the plates of switches and outlets, with the circuit off
    at the panel, and put the screws in a cup. Fill nail holes with compound, a hair proud, and leave them overnight.
    Wash the wall around switches, and in a kitchen all the way round the stove, with a sponge and a drop of dish soap:
    paint does not hold on grease.</p>
    <p>A house built before 1978 may have lead paint under the newer coats. Test before you sand, and if the test is
    positive, leave the dry sanding to someone certified for it.</p>
    <h2>Saturday: sand, caulk, cut in</h2>
    <p>Sand the filled spots flush, wipe off the dust, and dab each with a little wall paint or primer so it does not
    dry duller than the rest. Run a bead of caulk no wider than a shoelace where trim meets wall and smooth it with a
    wet finger. Give it the time printed on the tube, usually an hour or two.</p>
    <img data-scene="hallway" data-palette="sand" alt="A hallway with white walls, a runner on the floor and a door
    at its end" data-width="696" data-align="center">
    <p>Now cut in: a band 2 to 3 inches wide along the ceiling, the trim and the corners. Dip only the lower third of
    the bristles, tap both sides against the can, and draw the line in one pull a half inch from the edge before you
    push up to it.</p>
    <h2>The wet edge</h2>
    <p>Stripes come from rolling into paint that has begun to dry. Cut in one wall, roll that wall, then go on to the
    next.</p>
    <ol>
      <li><p>Load the roller until it is full but not dripping, about every 3 feet of wall.</p></li>
      <li><p>Roll a column from floor to ceiling, a foot away from where you last stopped.</p></li>
      <li><p>Work back into the wet paint, then finish with light strokes from top to bottom, all in one
      direction.</p></li>
      <li><p>Keep the frame's open end toward the painted side. The end with the arm presses harder, and its ridge then
      falls where you will roll next.</p></li>
    </ol>
    <p>Wrap the brush and roller in plastic film between coats; there is no need to wash them. Wait as long as the can
    says, four hours if the day is humid.</p>
    <h2>Sunday: second coat and cleaning up</h2>
    <p>The second coat goes on in half the time and shows what the first one missed. Pull tape while the paint is still
    soft, back over itself at 45 degrees. Write the color, the sheen and the date on the lid, store the rest upside down
    where it will not freeze, and sleep in the other room for a night. More ideas for the same shelf of supplies are
    under <a href="/category/Paint%20%26%20Supplies/">Paint &amp; Supplies</a>.</p>
  `,
}
