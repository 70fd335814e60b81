import type { DemoPost } from '../content'
import { html } from '../html'

export const aMudroomInSixFeetOfWall: DemoPost = {
  slug: 'a-mudroom-in-six-feet-of-wall',
  title: 'A Mudroom in Six Feet of Wall',
  summary:
    'No spare room by the back door? A bench, two heights of hooks and a floor that can be mopped make one out of a ' +
    'passage. The measurements, the costs, and three ways to lay it out.',
  categories: ['Renovation Inspiration', 'Storage & Organization', 'Furniture & Décor'],
  tags: ['mudroom', 'entryway', 'hooks', 'bench', 'family home'],
  status: 'published',
  scene: 'mudroom',
  palette: 'forest',
  alt: 'A bench with boots beneath it, a row of hooks with coats above, and a tiled floor',
  caption: 'Six feet of wall: bench, baskets, two rows of hooks.',
  products: ['hall-bench-cubbies', 'oak-hook-rail', 'woven-baskets-3-set'],
  content: html`
    <p>Every house has a place where things land. Boots by the heater, a backpack on the third stair, mail under a
    bicycle helmet. You can argue with that place for years, or you can look at where the heap forms, measure it, and
    give it furniture.</p>
    <h2>Follow the footprints</h2>
    <p>For one week, count what each person carries in and where it ends. A family of four brings eight pairs of shoes
    in use, eight coats, four bags, wet things on Mondays and a dog's leash. What is out of season does not live here.
    Then stand in the doorway that is really used, front or back, and find a stretch of wall within ten feet of it. Six
    feet will do. Four is tight and still better than the stair.</p>
    <h2>Figures that work</h2>
    <ul>
      <li><p><strong>Bench:</strong> 18 inches high, 15 to 18 deep, 20 inches of width for each person who sits down to
      tie a shoe.</p></li>
      <li><p><strong>Passage:</strong> 36 inches clear in front of it, 42 if two people pass.</p></li>
      <li><p><strong>Hooks:</strong> 66 inches from the floor for adults, 42 to 48 for children, 8 inches apart. Coats
      stand out 10 inches from the wall.</p></li>
      <li><p><strong>Shoes:</strong> 9 inches of shelf for an adult pair, 7 inches of height, 18 for boots.</p></li>
      <li><p><strong>Shelf above:</strong> at 78 inches, 12 deep, for hats in baskets.</p></li>
    </ul>
    <h2>Three layouts</h2>
    <p>In a hall of ordinary width, put the bench along one wall with a rail at 66 inches over its whole length and a
    second, shorter rail at 45. In a corner, turn the bench into an L of two short ones; the corner itself takes the
    umbrella stand. In a passage narrower than 5 feet, leave out the bench, hang a fold-down seat of 12 inches and use
    shoe cabinets 7 inches deep, which tip open.</p>
    <blockquote><p>Give each person one color of basket and two hooks. Rules about tidiness fail; labels at the height
    of the reader succeed.</p></blockquote>
    <h2>Surfaces that take mud</h2>
    <img data-scene="hallway" data-palette="sand" alt="A hallway in the evening, with a runner on the floor and a
    door at its end" data-width="350" data-align="left">
    <p>The floor comes first. Porcelain tile with a wet slip rating (DCOF) of 0.42 or more, in a medium shade with
    mottling, hides the day's sand until evening. Use dark grout. Where the old floor stays, lay a ribbed mat of 3 by 5
    feet: four steps on it take off most of what a sole brings in.</p>
    <p>Behind the coats, beadboard to 70 inches survives zippers and wet sleeves where painted drywall does not. Paint
    it with a satin enamel. Choose a cap rail 3 inches deep and it becomes a place for keys.</p>
    <p>A lamp on a motion sensor is worth more here than anywhere else in the house, because hands are full. Two outlets
    at the shelf charge the phones and the dog's collar light.</p>
    <h2>Building it in a weekend</h2>
    <ol>
      <li><p>Friday evening: pry off the baseboard, find the studs, mark them on tape at 45 and 66 inches.</p></li>
      <li><p>Saturday morning: put up beadboard panels with construction adhesive and 2 inch finishing nails into the
      studs. Caulk, fill, first coat.</p></li>
      <li><p>Saturday afternoon: second coat, while the bench is assembled next door.</p></li>
      <li><p>Sunday: set the bench, shim it level, and fix its brackets to two studs. A child will stand on it, and it
      must not tip.</p></li>
      <li><p>Screw the rails into studs with #10 by 2-1/2 inch screws. Hang from each with both hands as a
      trial.</p></li>
    </ol>
    <h2>What it costs</h2>
    <p>About $520: bench $220, two rails $115, baskets $50, beadboard and paint $95, a tray for boots and small stuff
    $40. The floor is extra, $8 to $14 a square foot if you lay the tile yourself. An architect's version, with lockers
    to the ceiling, begins near $4,000. It looks better in photographs, and it holds exactly as many coats.</p>
  `,
}
