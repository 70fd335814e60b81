import type { DemoPost } from '../content'
import { html } from '../html'

export const measureForARefrigerator: DemoPost = {
  slug: 'measure-for-a-refrigerator',
  title: 'Nine Measurements Before You Order a Refrigerator',
  summary:
    'Most returned refrigerators work perfectly and do not fit. What to measure in the niche, at the hinges and on ' +
    'the way from the street, and how to set the new one up so that it lasts.',
  categories: ['Appliances', 'Kitchen Upgrades'],
  tags: ['refrigerator', 'measuring', 'counter depth', 'energy use', 'buying guide'],
  status: 'published',
  scene: 'kitchen',
  palette: 'slate',
  alt: 'A kitchen with cabinets along the wall and a tall refrigerator at their end',
  products: ['counter-depth-refrigerator', 'plug-in-watt-meter', 'dryer-vent-brush-kit'],
  content: html`
    <p>Delivery crews carry a tape measure and a refusal form. If the box does not go through the door, they note the
    fact, load it up again and leave you with a cooler full of ice. Twenty minutes with a pencil on the evening before
    ordering prevents it.</p>
    <h2>The niche: five figures</h2>
    <ol>
      <li><p><strong>Width</strong>, at the top, the middle and the floor. The smallest counts. Baseboards and tile
      edges count too.</p></li>
      <li><p><strong>Height</strong>, left and right, up to the cabinet's lower edge or its trim.</p></li>
      <li><p><strong>Depth</strong>, from the wall to the front edge of the counter. Subtract anything that stands out:
      an outlet with a fat plug, a valve, a gas pipe.</p></li>
      <li><p><strong>Air.</strong> Read the model's own sheet. Common figures are 1/8 to 1/2 inch at the sides, 1 inch
      on top and 1 to 2 behind. Without them the compressor runs hot, long and loud.</p></li>
      <li><p><strong>Floor.</strong> Put a level across it. The feet make up about 3/4 inch.</p></li>
    </ol>
    <p>The sheet names three depths: the box alone, with doors, and with handles. A counter-depth model has a box of
    about 24 inches, and its doors must stand in front of the counter, because they turn on hinges. One of standard
    depth reaches out 6 to 10 inches farther and holds a quarter more for less money.</p>
    <h2>The doors: two figures</h2>
    <img data-scene="kitchen" data-palette="sky" alt="A kitchen with an island in front and a refrigerator at the
    end of the counter" data-width="350" data-align="left">
    <p>Beside a wall, doors that open to only 90 degrees keep the drawers shut in. Look for the clearance at the hinge
    side; 2-1/2 to 4 inches are usual, and a filler panel can give it. Then measure from the open door to the island or
    the opposite counter. Leave 36 inches to walk, or at the least enough to stand in while the door is open. French
    doors need half the swing of a single one.</p>
    <h2>The way in: two more</h2>
    <p>Measure the narrowest door on the route, with the leaf taken into account, and the tightest turn. A 36 inch
    refrigerator is 29 to 31 inches deep without its doors and goes through an opening of 32 with little to spare; crews
    take doors off, but not every crew and not for nothing. Count steps and landings. Check the elevator diagonally.
    Tell the store, so that three people come instead of two.</p>
    <h2>How large, and how thirsty</h2>
    <p>Four to six cubic feet for each adult is plenty. More space tends to fill with jars. Compare the yellow labels:
    400 to 500 kWh a year for a top freezer, 600 to 750 for a large French door model with ice. For the old one, put a
    watt meter on the plug for 24 hours and multiply by 365. A machine from the early nineties that takes 1,100 kWh at
    17 cents costs $187 a year, which is $80 to $110 more than its successor. Moved to the garage for drinks, it goes on
    doing so.</p>
    <h2>Water and power</h2>
    <ul>
      <li><p>A grounded outlet on a 15 or 20 amp circuit, best if nothing else is on it. No extension cord.</p></li>
      <li><p>For ice, a 1/4 inch cold line with a proper shutoff valve in reach. Replace the kind that pierces the pipe
      with a needle, as it clogs and drips.</p></li>
      <li><p>Six feet of slack in a loop behind, so that the machine can come out without a plumber. Braided line
      outlasts plastic.</p></li>
    </ul>
    <h2>The first day, and the yearly one</h2>
    <p>If it traveled on its side, let it stand upright for as many hours as it lay, up to a day, so that the
    compressor's oil runs home. Level it from side to side and tilt it 1/4 inch toward the back; the doors then fall
    shut. Throw away the first two batches of ice. Set 37 degrees in the refrigerator and 0 in the freezer, and believe
    a thermometer in a glass of water rather than the display. Food goes in after it has been cold for four hours.</p>
    <p>Once a year, unplug it, take off the grille below and clean the coils with a long brush and a vacuum. Wipe the
    gaskets with soapy water. Close a door on a banknote: if it pulls out without a tug, the seal is tired. Some of
    these jobs can share the afternoon described in <a href="/category/Cleaning%20%26%20Maintenance/">Cleaning &amp;
    Maintenance</a>.</p>
  `,
}
