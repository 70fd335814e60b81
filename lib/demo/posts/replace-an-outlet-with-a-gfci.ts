import type { DemoPost } from '../content'
import { html } from '../html'

export const replaceAnOutletWithAGfci: DemoPost = {
  slug: 'replace-an-outlet-with-a-gfci',
  title: 'Replacing a Worn Outlet With a GFCI, Step by Step',
  summary:
    'Line, load and three tests for a dead circuit. A careful guide to the outlet beside the sink, and the signs ' +
    'that it is time to call an electrician.',
  categories: ['Lighting & Electrical'],
  tags: ['gfci', 'outlet', 'electrical safety', 'kitchen', 'bathroom'],
  status: 'published',
  scene: 'light-fitting',
  palette: 'honey',
  alt: 'An open box in a wall with its wires drawn forward and a tester glowing beside it',
  products: ['gfci-outlet-15-amp-2-pack', 'non-contact-voltage-tester', 'pliers-set-3-piece'],
  content: html`
    <p>A GFCI compares the current that leaves with the current that returns. When five thousandths of an ampere go
    missing, perhaps through a hair dryer and a wet hand, it opens the circuit within a fortieth of a second. That is
    why the code asks for one near water, outdoors, in garages and in basements.</p>
    <h2>Is this yours to do?</h2>
    <p>In many places a homeowner may replace a device in a house of their own; some towns want a permit or a licensed
    electrician. Ask before you start. Leave it to a professional when you find any of these:</p>
    <ul>
      <li><p>Aluminum wires, dull gray rather than copper</p></li>
      <li><p>Cloth insulation that crumbles when it is bent</p></li>
      <li><p>Scorched plastic, or a smell of fish or burning</p></li>
      <li><p>Two hot wires with the side tab of the outlet broken off: a split circuit</p></li>
      <li><p>A breaker that will not stay on</p></li>
    </ul>
    <h2>Prove that it is dead</h2>
    <p>This is the part to take slowly.</p>
    <ol>
      <li><p>Plug a lamp into the upper half and switch it on. Turn off breakers until it goes out. Try the lower half
      as well, since it may be on another circuit.</p></li>
      <li><p>Tape the breaker and leave a note on the panel, so that nobody turns it on again.</p></li>
      <li><p>Touch the tester to an outlet that you know is live. It must light up.</p></li>
      <li><p>Hold it in both slots of the outlet you will open, then, with the plate off, along every wire in the box.
      It must stay dark.</p></li>
      <li><p>Go back to the live outlet and see that the tester still works.</p></li>
    </ol>
    <p>If anything in that row is not as it should be, close the box and stop. A two-lead meter read between hot and
    neutral, and between hot and ground, is better proof still.</p>
    <h2>Line and load</h2>
    <img data-scene="kitchen" data-palette="honey" alt="A kitchen counter with a sink under the window and a tiled
    wall behind it" data-width="350" data-align="right">
    <p>Draw the old outlet forward by its ears and photograph it. With one cable in the box (a black, a white and a bare
    wire) everything belongs on LINE. With two cables, one brings power from the panel and the other takes it on to
    further outlets. The first is line. The second goes on LOAD, covered by yellow tape on a new GFCI, and everything
    after it will then be protected too.</p>
    <p>To tell them apart: with the power off, separate the wires and cap each one. Have everyone stay away, turn the
    breaker on, and hold the tester near each black wire without touching it. The live one is line. Turn the breaker off
    and prove the box dead again, from the beginning.</p>
    <h2>Connect it</h2>
    <ol>
      <li><p>Match the rating. A 15 ampere outlet may sit on a 15 or, where there are several outlets, a 20 ampere
      circuit. A 20 ampere outlet may only be used on a 20 ampere circuit with 12 gauge wire.</p></li>
      <li><p>Strip each wire by the gauge on the back of the device, about 5/8 inch.</p></li>
      <li><p>Ground to the green screw first. White of the line cable to silver, black to brass. Tighten hard, to the
      figure on the sheet if you own a torque screwdriver, and tug every wire.</p></li>
      <li><p>Then the load pair, if there is one. No copper should show beyond the clamp.</p></li>
      <li><p>Fold the wires in like an accordion. If they have to be forced, the box is too small: use a slim device or
      have the box enlarged.</p></li>
    </ol>
    <p>No ground in the box? Code lets a GFCI replace a two-slot outlet there, marked 'No Equipment Ground' with the
    label from the carton. It protects people, but gives a surge strip nothing to work with.</p>
    <h2>Test</h2>
    <p>Restore power and press RESET, then TEST. A lamp plugged in must go out, and come back with RESET. If it will not
    reset, line and load are most likely exchanged. Try the outlets downstream in the same way and label them. Press the
    button once a month; a device that fails goes in the bin.</p>
  `,
}
