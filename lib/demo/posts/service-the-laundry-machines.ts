import type { DemoPost } from '../content'
import { html } from '../html'

export const serviceTheLaundryMachines: DemoPost = {
  slug: 'service-the-laundry-machines',
  title: 'One Hour a Year for the Washer and Dryer',
  summary:
    'Lint starts fires, old hoses flood floors and a shut door grows mold. A yearly round in the laundry room with ' +
    'a brush, a bucket and a level, in the order that keeps your hands clean.',
  categories: ['Appliances', 'Cleaning & Maintenance'],
  tags: ['dryer vent', 'washing machine', 'lint', 'preventive maintenance'],
  status: 'published',
  scene: 'laundry',
  palette: 'sky',
  alt: 'A laundry room with a washer and a dryer side by side below a shelf',
  products: ['dryer-vent-brush-kit', 'steel-washer-hoses-pair', 'hepa-dust-extractor'],
  content: html`
    <p>Fire departments in the United States are called to nearly 3,000 fires a year in home clothes dryers, and the
    cause given most often is that nobody had cleaned them. The machine asks for one hour. Put it in the calendar for
    the week when the clocks change in fall, and do the washer while you are there.</p>
    <h2>The dryer, from the trap to the street</h2>
    <p>Switch off and unplug it. If it burns gas, close the valve on its pipe as well, and move the machine only as far
    as the flexible connector allows without a kink. If you smell gas at any point, leave and call the utility from
    outside.</p>
    <ol>
      <li><p>Wash the lint screen in warm water with a drop of dish soap. Fabric softener leaves a film that water beads
      on and air cannot cross.</p></li>
      <li><p>Reach into the slot below with the long brush and vacuum out what comes.</p></li>
      <li><p>Pull the machine forward, loosen the clamp and take the duct off. Vacuum the outlet, the floor and the back
      of the cabinet.</p></li>
      <li><p>Send the 4 inch brush through the duct toward the outside, adding a rod at a time and turning it clockwise
      without a pause. Counterclockwise, the rods unscrew in the wall.</p></li>
      <li><p>Outdoors, clean the hood. Its flap should move freely and close by itself. A screen there is a mistake,
      because it felts over in a month.</p></li>
      <li><p>Put everything together, run the dryer on air for ten minutes, and hold your hand at the hood. The stream
      should push it.</p></li>
    </ol>
    <h2>If the duct is white plastic or thin foil</h2>
    <img data-scene="pipes-under-sink" data-palette="slate" alt="Shutoff valves and drain pipes in a cabinet"
    data-width="350" data-align="right">
    <p>Replace it. Plastic burns, and foil sags and catches lint at every ridge. Rigid metal pipe of 4 inches belongs in
    the wall, with its joints pointing in the direction of the air and sealed by metal tape, not cloth tape. No screws
    may stick into the pipe by more than 1/8 inch. The usual limit is 35 feet, less 5 for each right-angled bend, unless
    the dryer's manual states another. For the last short piece behind the machine, use semi-rigid metal and keep it
    under 8 feet.</p>
    <h2>The washer</h2>
    <p>Two black rubber hoses hold back the full pressure of the house, day and night. Look at their date. Beyond five
    years, or at the first blister near a crimp, put in braided ones:</p>
    <ul>
      <li><p>Close both valves, run the machine for a few seconds to let the pressure off, and unplug it.</p></li>
      <li><p>Unscrew the hoses over a bucket. Pull the small screens out of the inlets with pliers and rinse the grit
      away.</p></li>
      <li><p>Check that each new hose has its washer. Tighten by hand, then a quarter turn with pliers. The threads at
      the machine are often plastic.</p></li>
      <li><p>Open the valves and feel each joint with a dry tissue, now and again tomorrow.</p></li>
    </ul>
    <p>Close the valves when you travel. If they will not turn, that is a repair to make at leisure rather than at
    midnight.</p>
    <h2>Smell, and where it comes from</h2>
    <p>In a front loader, fold back the gray gasket and wipe it dry, including the holes at the bottom. Open the little
    door at the foot of the machine, lay a towel, let the water out through the thin hose into a dish, and unscrew the
    pump filter. Coins and hairpins live there. Then run the hottest cycle, empty, with a cup of oxygen bleach. From now
    on use half the detergent (two tablespoons of the high-efficiency kind do a full load) and leave the door ajar,
    except where small children could climb in.</p>
    <h2>Level, once</h2>
    <p>Lay a level on the washer, front to back and side to side, and turn the feet until the bubble agrees. Press on
    opposite corners. If it rocks, lower the foot that hangs in the air, then lock the nuts. A machine that walks during
    the spin wears its bearings and pulls at its hoses. A stiff rubber mat helps on wood floors; it cannot replace the
    leveling.</p>
  `,
}
