import type { DemoPost } from '../content'
import { html } from '../html'

export const getTheGarageFloorBack: DemoPost = {
  slug: 'get-the-garage-floor-back',
  title: 'Get the Garage Floor Back',
  summary:
    'Walls and ceiling can carry nearly all that now stands on the concrete. A plan in four zones, with the screws, ' +
    'heights and clearances that keep it safe above a parked car.',
  categories: ['Storage & Organization'],
  tags: ['garage', 'wall storage', 'shelving', 'decluttering'],
  status: 'published',
  scene: 'garage',
  palette: 'navy',
  alt: 'A garage with a clear floor: a workbench, a board of tools, drills on a shelf and a bicycle',
  products: ['wall-rail-storage-kit', 'ceiling-storage-rack', 'steel-shelving-unit', 'lidded-totes-6-pack'],
  content: html`
    <p>Two cars, in theory. In practice the average two-car garage holds one car, a mower and several years of things
    that were set down for a moment. The building is rarely too small. Everything in it simply rests on the one surface
    that you need free.</p>
    <h2>One Saturday for sorting</h2>
    <p>Carry it all out onto the driveway. Put it down in groups (garden, sport, car, tools, seasons, paint), because a
    group tells you how much wall it needs. What has not been touched for two years goes on a last pile by the street.
    Take old paint, solvents and batteries to the county's collection day; none of them belongs in the trash.</p>
    <p>Some things should not go back in at all. Propane cylinders stand outdoors, upright. Gasoline is best kept in the
    shed, in a small approved can, far from a water heater whose burner can light vapor that creeps along the floor.</p>
    <h2>Draw four zones</h2>
    <ul>
      <li><p><strong>Beside the door to the house:</strong> shoes, bags, recycling, whatever moves every day.</p></li>
      <li><p><strong>Side walls, knee to eye height:</strong> tools and sports gear in use this season.</p></li>
      <li><p><strong>Side walls, above eye height:</strong> light things used monthly.</p></li>
      <li><p><strong>Ceiling:</strong> boxes for one season of the year, none over 40 pounds.</p></li>
    </ul>
    <p>Then mark what must remain clear: a space 30 inches wide and 36 deep in front of the electrical panel, the path
    of the overhead door and its springs, and a walkway of 36 inches around the cars with their doors open.</p>
    <h2>Rails on the wall</h2>
    <p>A steel rail takes more load than pegboard and rearranges without tools, provided it hangs on studs. Drywall
    alone holds nothing here.</p>
    <ol>
      <li><p>Find the studs and mark each with tape. They stand 16 or 24 inches apart.</p></li>
      <li><p>Strike a level line 66 inches above the floor for long tools and another at 48 for short ones.</p></li>
      <li><p>Drill 1/8 inch pilot holes and drive a #10 by 3 inch screw into every stud that the rail crosses, two per
      stud at the ends.</p></li>
      <li><p>Hang heavy things over a stud and near a screw. Turn rakes and shears so that their points face the
      wall.</p></li>
      <li><p>Pull down on each hook with your own weight before you trust it with a ladder.</p></li>
    </ol>
    <img data-scene="workshop" data-palette="slate" alt="A workbench under a board of tools, with boxes on the shelf
    below" data-width="696" data-align="center">
    <h2>Shelves on their own feet</h2>
    <p>For boxes, paint and the compressor, freestanding steel shelves beat anything on brackets. Eighteen inches deep
    is right for totes. Give each foot a scrap of plywood against the damp of the concrete, put the heaviest things on
    the lowest shelf, and strap the top to a stud: a unit that can hold a ton can also fall on a child who climbs
    it.</p>
    <p>Buy totes of one size with lids that latch. Write the contents on two sides, large enough to read from the car.
    Clear boxes sound better than they are; after a month of dust they look like the others.</p>
    <h2>The ceiling, with care</h2>
    <p>Before buying a rack, look at what is above. Solid joists, 2x8 or larger, can take one. The thin members of a
    roof truss often cannot: they are laid out for the weight of drywall and little more, and the truss maker's tag or
    an engineer has to say otherwise. Fix every bracket into the middle of a joist with the lag screws supplied, through
    a pilot hole of the size the sheet gives, and leave 2 inches between the rack and the door at its highest.</p>
    <p>The rating on the box counts for weight spread evenly over the deck. Stay at half of it. Always load and unload
    with a second person, from a stepladder rather than the hood of the car.</p>
    <h2>What it comes to</h2>
    <p>For a garage of 20 by 20 feet, reckon with 24 feet of rail, two shelving units, a dozen totes and one rack of 4
    by 8 feet: a long Saturday, a short Sunday and about $600. The floor stays empty under one rule: whatever has no
    place on the wall goes back out to the driveway.</p>
  `,
}
