import type { DemoPost } from '../content'
import { html } from '../html'

export const draftFreeOldWindows: DemoPost = {
  slug: 'draft-free-old-windows',
  title: 'Keep the Old Windows, Lose the Draft',
  summary:
    'A hundred-year-old sash can be made tight for the price of dinner. Where the cold really comes in, what to ' +
    'seal, and when an interior storm panel pays.',
  categories: ['Doors & Windows', 'Heating & Cooling', 'Insulation & Weatherproofing'],
  tags: ['windows', 'weatherstripping', 'old house', 'winter', 'drafts'],
  status: 'published',
  scene: 'window-seat',
  palette: 'sand',
  alt: 'A window seat below a tall old window with many panes, between bookshelves',
  products: ['v-seal-weatherstrip', 'window-insulation-panel', 'dripless-caulk-gun'],
  content: html`
    <p>Salespeople like to hold a hand to the glass and say that it is cold. So is new glass in January. What you feel
    across the room is moving air, and it comes through gaps that a strip of plastic can close for about ten dollars a
    window.</p>
    <h2>Hunt the leak on a windy evening</h2>
    <p>Turn on the kitchen and bathroom fans, close every door and window, and pass a stick of incense slowly around the
    frame, keeping it clear of curtains. Where the smoke bends, mark the spot with tape. On most double-hung windows the
    order is the same:</p>
    <ol>
      <li><p>The meeting rail, where the two sashes overlap in the middle</p></li>
      <li><p>The sides of the lower sash</p></li>
      <li><p>The holes of the sash cords</p></li>
      <li><p>The joint between the casing and the wall</p></li>
      <li><p>The sill, if the sash does not come all the way down</p></li>
    </ol>
    <h2>Make it close</h2>
    <p>A latch is the best weatherstrip there is: it pulls the sashes together and presses them down. Half of all drafty
    windows have one that has been painted over or misses by 1/8 inch. Scrape the paint off the top of the sill and the
    bottom of the sash until they touch. If the latch still misses, put a thin shim under one half.</p>
    <p>Paint on a window from before 1978 should be taken for lead until a test says otherwise. Mist it, scrape wet,
    pick up the chips, and leave heavy work to a certified painter, above all in a house with small children.</p>
    <h2>Seal what moves with V-strip</h2>
    <p>The folded strip springs open in the channel and lets the sash slide. Foam tape is for surfaces that press
    against each other, and it tears where they rub.</p>
    <ul>
      <li><p>Wash the channel with alcohol and let it dry. The adhesive wants at least 50 F.</p></li>
      <li><p>Raise the lower sash. Cut two strips 2 inches longer than the sash is high.</p></li>
      <li><p>Stick them into the side channels with the fold toward the room, the opening to the outside, and the ends
      tucked under the sash.</p></li>
      <li><p>Put one along the meeting rail, on the inner face of the upper sash, and a compressible foam strip under
      the bottom rail.</p></li>
    </ul>
    <h2>Caulk what does not</h2>
    <img data-scene="winter-porch" data-palette="sky" alt="A house front in fresh snow, with a wreath on the door"
    data-width="350" data-align="right">
    <p>Run paintable acrylic caulk between casing and wall indoors, where it keeps house air out of the wall. Outside,
    seal the sides and top of the casing but leave the bottom of the sill open, and never plug the small weep holes of a
    storm window. Water that gets in must find its way out. Rope caulk, which peels off again in spring, serves for a
    sash that is not opened in winter, as long as the room keeps another way of escape.</p>
    <p>A word on that: every bedroom needs one window that a child can open. Do not seal that one.</p>
    <h2>A second pane, from inside</h2>
    <p>Once the air is still, the glass is the next thing. An interior storm panel of acrylic in a soft tube presses
    into the opening and leaves a layer of resting air behind it. It brings a single pane close to the comfort of a
    double one, for a quarter of the price of a replacement.</p>
    <p>Measure width and height at three places, and both diagonals, to the sixteenth. The frame needs a flat ledge 5/8
    inch deep. Fit panels on a dry day. If mist appears between panel and window afterwards, house air is leaking past
    the panel; press the tube home, and look at the corners.</p>
    <h2>The order to do it in</h2>
    <p>Latches, V-strip, caulk, panels. Stop when the incense rises straight. Combustion appliances such as an open
    fireplace or an old water heater need air of their own, so have their draft checked when a house has become much
    tighter, and keep a carbon monoxide alarm on every floor. The savings show first in the thermostat, which has <a
    href="/category/Heating%20%26%20Cooling/">its own pages</a>.</p>
  `,
}
