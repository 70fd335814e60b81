import type { DemoPost } from '../content'
import { html } from '../html'

export const aTiledBacksplashInTwoDays: DemoPost = {
  slug: 'a-tiled-backsplash-in-two-days',
  title: 'A Tiled Backsplash in Two Days',
  summary:
    'Thirty square feet of subway tile behind a counter: the layout on the wall, the cuts around outlets, and the ' +
    'one joint that must never be grouted.',
  categories: ['Flooring & Tile', 'Kitchen Upgrades'],
  tags: ['backsplash', 'subway tile', 'grout', 'kitchen'],
  status: 'published',
  scene: 'tiled-wall',
  palette: 'sky',
  alt: 'A wall of white subway tile above a wooden counter, with the last row being set',
  products: ['subway-tile-white', 'premixed-grout-tub', 'bath-silicone-sealant', 'box-level-24-inch'],
  content: html`
    <p>Eighteen inches high and as long as the counter: a backsplash is the smallest tile job in the house that everyone
    sees. It bears no weight and stays mostly dry, which makes it the right place to learn.</p>
    <h2>Count and collect</h2>
    <p>Twenty feet of counter with 18 inches of wall is 30 square feet. Add 10 percent for cuts, 15 for a herringbone.
    In cases of 12.5 square feet that makes three, with a few tiles left to put away for repairs.</p>
    <ul>
      <li><p>3 cases of 3 x 6 inch wall tile</p></li>
      <li><p>Polymer-modified thinset, white, or a premixed wall-tile adhesive</p></li>
      <li><p>3/16 inch V-notch trowel, margin trowel</p></li>
      <li><p>Grout for joints of 1/16 inch, a rubber float, two sponges</p></li>
      <li><p>Silicone in the color of the grout</p></li>
      <li><p>Score-and-snap cutter; nippers or a rented wet saw for outlets</p></li>
      <li><p>Metal edge profile where the tile ends in the open</p></li>
    </ul>
    <h2>Get the wall ready</h2>
    <p>Painted drywall is fine if it is sound. Scrape loose paint, wash off grease, and scuff the gloss with 80-grit.
    Turn off the circuits of the counter outlets, check each one with a tester, loosen the devices and pull them forward
    by half an inch. They will need box extenders, because the box has to come flush with the face of the tile.</p>
    <p>Cover the counter with cardboard and tape. Dropped tile chips stone.</p>
    <h2>Lay it out before mixing anything</h2>
    <p>Find the middle of what the eye rests on, usually the sink or the range, and draw a plumb line there. Set a row
    of tiles on the counter with their spacers and look at both ends. If you would finish with less than half a tile,
    move the center line by half a tile and look again.</p>
    <img data-scene="kitchen" data-palette="sky" alt="A kitchen counter with a range hood and a finished tiled wall"
    data-width="696" data-align="center">
    <p>Counters are rarely level. Check with a long level: if the counter falls more than 1/8 inch over the run, start
    from a level line at the top of the first row and cut the bottom of the first tiles to the counter. Leave 1/8 inch
    open there in any case. That joint is for silicone.</p>
    <h2>Day one: set the tile</h2>
    <ol>
      <li><p>Spread no more than you can cover in fifteen minutes, about 4 square feet. Flat side first, then comb with
      the notches, all in one direction.</p></li>
      <li><p>Press each tile in with a short slide across the ridges. Pull one off now and then: the back should be
      covered almost entirely.</p></li>
      <li><p>Offset every row by half a tile. Check the level at each third row.</p></li>
      <li><p>Clean adhesive out of the joints with a toothpick or a margin trowel while it is soft.</p></li>
      <li><p>Measure the cuts one at a time. Wear glasses at the cutter and gloves when you carry cut pieces.</p></li>
    </ol>
    <p>Around an outlet cut so that the ears of the device still sit on tile, and let the plate hide the rest. Longer
    device screws, 6-32 by 1-1/4 or 1-1/2 inches, will be needed.</p>
    <h2>Day two: grout and seal</h2>
    <p>Wait a day. Work the grout into the joints with the float at 45 degrees, across them and never along, in fields
    of 10 square feet. After ten minutes wipe with a sponge that is damp and no more, turning it to a clean face each
    time. A haze is left behind; buff it off with a dry cloth before the hour is up.</p>
    <p>Do not grout where the tile meets the counter, the cabinets or an inside corner. Those surfaces move against each
    other and grout would crack within months. Tape both sides, fill with silicone, draw a wet finger along it once, and
    pull the tape at once.</p>
    <p>Put the outlets back, turn the power on and test them. Keep the wall dry for as long as the grout asks, and then
    cook something that spatters.</p>
  `,
}
