import type { DemoPost } from '../content'
import { html } from '../html'

export const dryTheBasementFirst: DemoPost = {
  slug: 'dry-the-basement-first',
  title: 'Dry the Basement First, Then Finish It',
  summary:
    'Carpet and drywall cannot cure a damp wall; they only hide it until it smells. A season of tests, work outside ' +
    'the house, and then the layers of a warm room in the right order.',
  categories: ['Renovation Inspiration', 'Insulation & Weatherproofing'],
  tags: ['basement', 'moisture', 'dehumidifier', 'foam board', 'drainage'],
  status: 'published',
  scene: 'basement',
  palette: 'navy',
  alt: 'A basement with a concrete floor, a small window and shelves along the wall',
  products: ['dehumidifier-50-pint', 'rigid-foam-board-2-inch', 'foam-sealant-can', 'downspout-extension'],
  content: html`
    <p>Eight hundred square feet or more lie under many a ranch house, with a roof on and the walls up. No addition
    comes as cheap. The catch is that concrete is a hard sponge, and that a finished basement fails from behind, where
    nobody looks for three years.</p>
    <h2>Find out which kind of wet it is</h2>
    <p>Tape a square of clear plastic, 2 by 2 feet, to the wall and another to the floor, sealed on all sides. Leave
    them for two days in a damp week. Drops on the room's side are condensation: moist air meets cold concrete. Drops
    behind it, or a dark patch, mean water coming through. Both may be true.</p>
    <ul>
      <li><p><strong>White crust</strong> on the wall is salt that water left behind. It comes through here.</p></li>
      <li><p><strong>A wet line at the foot of the wall</strong> after rain points to gutters or grading.</p></li>
      <li><p><strong>Water rising through the floor,</strong> or along with a river, is groundwater and calls for a
      drain and a sump.</p></li>
      <li><p><strong>Horizontal cracks,</strong> or walls that bow, are a structural matter. Call an engineer before
      anyone else.</p></li>
    </ul>
    <p>In the same season hang a radon detector at the lowest level for at least two days with windows shut. At 4
    picocuries a liter or more, have a mitigation system put in now, while there are no walls in the way.</p>
    <h2>Most of the cure is outdoors</h2>
    <ol>
      <li><p>Clean the gutters and carry each downspout 6 feet from the wall.</p></li>
      <li><p>Raise the ground so that it falls 6 inches over the first 10 feet, with clayey soil rather than mulch, and
      stay 6 inches below the siding.</p></li>
      <li><p>Set window wells on gravel, with covers, and clear their drains.</p></li>
      <li><p>Seal the gap between the driveway and the house with a flexible sealant.</p></li>
      <li><p>Then wait for a heavy rain, and go down with a flashlight.</p></li>
    </ol>
    <p>Inside, run a dehumidifier at 50 percent, drained by a hose, and keep the windows shut from June to September.
    Summer air brings its water along. If the walls stay dry through a spring, go ahead. If they do not, interior paint
    that promises to hold water back will not manage it either.</p>
    <h2>The layers of the wall</h2>
    <p>Fiberglass against concrete grows mold, since warm room air passes through it and meets the cold. Use foam, which
    air cannot cross:</p>
    <ul>
      <li><p>2 inch foam board (R-10) glued flat to the wall with foam-safe adhesive. Tape all seams and foam the top
      and bottom edges.</p></li>
      <li><p>Foam blocks cut to fit the rim joist between the floor's joists, sealed around with canned foam. Stay clear
      of flues.</p></li>
      <li><p>2x4 studs in front, with a treated bottom plate on a strip of sill gasket, and mineral wool between them
      where the climate asks for more.</p></li>
      <li><p>No plastic sheet anywhere. The wall has to dry inward.</p></li>
      <li><p>1/2 inch drywall, held 1/2 inch off the floor. Foam gives off deadly smoke when it burns, so the code wants
      it covered.</p></li>
    </ul>
    <h2>Floor and ceiling</h2>
    <img data-scene="stairs" data-palette="sand" alt="A hall with a wooden staircase and a runner on its treads"
    data-width="350" data-align="right">
    <p>Bare slabs are cold, not only damp. Panels with a dimpled underside lift the floor by an inch and let it breathe;
    vinyl planks or tile tolerate the rest. Leave out solid hardwood, and carpet with a pad. Overhead, the code asks for
    7 feet of clear height, with 6 feet 4 inches under beams. Keep a panel in the ceiling at every valve and
    cleanout.</p>
    <h2>Before anyone sleeps there</h2>
    <p>A bedroom needs an escape: a window with an opening of at least 5.7 square feet, 20 inches wide, 24 high, its
    sill no more than 44 inches above the floor, and a well that one can climb out of. It needs a smoke alarm and a
    carbon monoxide alarm, linked with those upstairs. And the whole needs a permit, which is worth having: the
    inspector sees the wiring before the drywall does.</p>
    <p>A fair budget for doing the carpentry oneself is $25 to $35 a square foot, of which the dry part, everything up
    to the studs, takes less than a fifth. It is the fifth to spend first.</p>
  `,
}
