import type { DemoPost } from '../content'
import { html } from '../html'

export const aQuietBathroomFan: DemoPost = {
  slug: 'a-quiet-bathroom-fan',
  title: 'A Bathroom Fan Quiet Enough to Be Used',
  summary:
    'Fans that roar are switched off, and then the paint peels. Sizing, duct and a sensor decide whether yours ' +
    'will dry the room without being heard.',
  categories: ['Bathroom Upgrades', 'Heating & Cooling'],
  tags: ['ventilation', 'bath fan', 'moisture', 'ducts'],
  status: 'draft',
  scene: 'bathroom',
  palette: 'slate',
  alt: 'A bathroom with a square fan grille in the ceiling above the shower',
  products: ['bath-fan-quiet-110-cfm', 'dripless-caulk-gun', 'non-contact-voltage-tester'],
  content: html`
    <p>One shower puts half a pint of water into the air. If it is not led outdoors it finds the coldest corner of the
    ceiling, and within a year there are gray spots. Most bathrooms already have a fan for this. It is noisy, so it is
    off.</p>
    <h2>How strong</h2>
    <p>For a ceiling of 8 feet, count 1 cubic foot a minute (cfm) for each square foot of floor, and at least 50. Add
    half as much again for a ceiling of 10 feet or a separate toilet compartment. Figures on the box are measured at a
    resistance of 0.1 inch of water; a real duct with two bends often has 0.25. Look for both figures, and choose a fan
    that still reaches the target at the second.</p>
    <h2>How quiet</h2>
    <ul>
      <li><p><strong>4 sones:</strong> the fan you have. A conversation has to be raised over it.</p></li>
      <li><p><strong>1.5 sones:</strong> heard, not minded.</p></li>
      <li><p><strong>Under 1 sone:</strong> a refrigerator in the next room.</p></li>
    </ul>
    <p>Half of the noise of a fan is in its duct. Air that squeezes through 20 feet of ribbed 3 inch hose hisses,
    however good the motor.</p>
    <h2>The duct</h2>
    <p>Use smooth metal, as wide as the fan's collar, 4 inches at the least and better 6, by the shortest way to a roof
    cap or a wall cap with a damper. Keep the first 2 feet straight. Tape joints with foil tape, slope a horizontal run
    by 1/4 inch per foot toward the outside, and wrap everything in the attic with R-8 insulation, or the steam will
    condense and run back. Never end it in the attic or under the eaves next to a soffit vent, which draws the damp
    straight back in.</p>
    <img data-scene="attic" data-palette="slate" alt="A silver duct crossing an attic over the joists to the roof"
    data-width="696" data-align="center">
    <h2>Putting one in</h2>
    <p>Where an old fan hangs already, the work is a day for two people, one above and one below.</p>
    <ol>
      <li><p>Turn off the circuit and prove the wires dead with a tester that you have just tried on a live
      outlet.</p></li>
      <li><p>Wear a mask, glasses and long sleeves in the attic, and step on joists only. Vermiculite, which looks like
      gray-brown pebbles, may contain asbestos: leave it alone and ask for advice.</p></li>
      <li><p>Take the old housing out. Enlarge the hole by the template with a drywall saw.</p></li>
      <li><p>Screw the new housing to the joist so that its flange is level with the face of the ceiling.</p></li>
      <li><p>Attach and seal the duct.</p></li>
      <li><p>Connect the wires as the sheet shows, ground first. Above a tub or shower the fan must be listed for that
      place and sit on a GFCI circuit.</p></li>
      <li><p>Caulk between housing and ceiling from below, then clip the grille on.</p></li>
    </ol>
    <p>If a new cable or a hole in the roof is needed, let an electrician and a roofer do those parts. A leak beside a
    badly flashed cap costs more than both.</p>
    <h2>Let it run by itself</h2>
    <p>A humidity sensor starts the fan as the air grows damp and stops it when the room is dry. Set it 10 percent above
    what the room has on an ordinary day; lower, and it will run through every wet week in spring. A timer switch of
    twenty or thirty minutes does nearly as well, for less money.</p>
    <p>Air can only leave if other air comes in. The gap below the door should be 3/4 inch high. Hold a sheet of paper
    to the grille with the door shut: it should stay there. Once a year vacuum the blades and see that the flap outdoors
    still swings.</p>
  `,
}
