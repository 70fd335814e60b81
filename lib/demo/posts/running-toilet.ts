import type { DemoPost } from '../content'
import { html } from '../html'

/** Lives at the address without a slug. */
export const runningToilet: DemoPost = {
  title: 'The Running Toilet, Fixed for Good',
  summary:
    'Food coloring finds the fault in ten minutes and the parts cost less than lunch for two. A plain guide to ' +
    'what is inside the tank and how to renew it.',
  categories: ['Plumbing & Fixtures', 'Bathroom Upgrades'],
  tags: ['toilet', 'water saving', 'repair', 'plumbing'],
  status: 'published',
  scene: 'bathroom',
  palette: 'navy',
  alt: 'A bathroom with a white toilet between the washstand and the tub',
  products: ['toilet-tank-repair-kit', 'adjustable-wrench-10-inch', 'pliers-set-3-piece'],
  content: html`
    <p>A toilet that whispers all night can lose 200 gallons by morning. Nothing is easier to put off, since nothing is
    wet, and hardly anything in plumbing is easier to repair: the water in the tank is clean, the parts are plastic, and
    no tool larger than a wrench is needed.</p>
    <h2>Find out which leak it is</h2>
    <p>Take off the lid and lay it flat on a towel, because it is china and slides. Put ten drops of food coloring in
    the tank. Wait fifteen minutes without flushing.</p>
    <ul>
      <li><p><strong>Color in the bowl:</strong> the flapper leaks.</p></li>
      <li><p><strong>No color, but water trickles into the tall tube:</strong> the fill valve is set too high or does
      not close.</p></li>
      <li><p><strong>No color and no trickle, but the level sinks:</strong> look for a crack, or for drops at the bolts
      under the tank.</p></li>
    </ul>
    <p>Water on the floor is another matter. If it comes from below the bowl, the wax ring has failed and the toilet has
    to be lifted.</p>
    <h2>A new flapper</h2>
    <p>Measure the opening it covers. Tanks from before about 2005 mostly have a 2 inch valve, later ones often 3. If in
    doubt, take the old flapper to the store.</p>
    <ol>
      <li><p>Close the shutoff behind the toilet, flush, and hold the handle down until the tank is nearly
      empty.</p></li>
      <li><p>Unhook the chain and pull the two ears off their pegs.</p></li>
      <li><p>Run a finger round the seat. Rub lime away with a white nylon pad and never with anything that
      scratches.</p></li>
      <li><p>Set the new flapper on the pegs and hook the chain so that it has 1/2 inch of slack. Too tight and it
      leaks; too long and it gets under the flapper.</p></li>
      <li><p>Turn the water on, wait until it stops, and repeat the color test.</p></li>
    </ol>
    <h2>A new fill valve</h2>
    <p>First try to adjust the old one. The water should stand 1 inch below the top of the overflow tube, or at the line
    cast into the china. A screw or a clip on the float sets it. If the valve goes on hissing when you lift the float
    with a finger, renew it.</p>
    <img data-scene="pipes-under-sink" data-palette="navy" alt="Two shutoff valves in a cabinet, with lines leading
    up from them beside the drain" data-width="350" data-align="right">
    <p>Close the shutoff, flush, and sponge the rest of the water into a bucket. Undo the supply line, then the plastic
    nut beneath the tank while you hold the valve from inside. Twist the new valve to the right height before it goes
    in: its critical-level mark, printed near the top, has to stand at least 1 inch above the overflow tube so that tank
    water can never be drawn back into the pipes. Seat its rubber washer, tighten the nut by hand and then half a turn,
    and clip the thin refill hose to the overflow tube, with its end above the water.</p>
    <p>While it is apart, look at the supply line. If it is plastic, rusty or older than eight years, put in a braided
    one. Toilets take a 7/8 inch ballcock nut at the tank end and 3/8 inch compression at the valve, so compare both
    threads before paying: the ends of a faucet line are different.</p>
    <h2>Drops at the bolts</h2>
    <p>Dry everything, then hold a tissue to each bolt. Tank bolts that drip can sometimes be saved by a quarter turn on
    the nut below, left and right in turn. If not, lift the tank off and renew bolts, washers and the large gasket
    together. Stop when the tank no longer rocks: china cracks without notice, and a cracked tank means a new
    toilet.</p>
    <h2>What it saves</h2>
    <p>A toilet from before 1994 uses 3.5 gallons a flush or more; one with the WaterSense label uses 1.28. If the bowl
    is old, stained and on its second flapper this year, a new one may be the cheaper repair.</p>
  `,
}
