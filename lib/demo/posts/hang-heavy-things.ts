import type { DemoPost } from '../content'
import { html } from '../html'

export const hangHeavyThings: DemoPost = {
  slug: 'hang-heavy-things',
  title: 'Hanging Heavy Things: Studs, Toggles and Plain Arithmetic',
  summary:
    'A 60 pound mirror, a shelf of books, a television: how to find what is behind the wall, choose the fastener, ' +
    'and know that it will hold.',
  categories: ['Hardware & Fasteners', 'Walls & Ceilings'],
  tags: ['anchors', 'studs', 'shelves', 'mirrors', 'drywall'],
  status: 'published',
  scene: 'bedroom',
  palette: 'sage',
  alt: 'A bedroom with a framed mirror and a long book shelf on the wall',
  products: ['toggle-anchor-kit', 'box-level-24-inch', 'tape-measure-25-foot'],
  content: html`
    <p>Every wall has an opinion about weight. Half-inch drywall alone will carry a framed photograph, a stud behind it
    will carry you, and in between lies a shelf of anchors whose packages promise more than they keep.</p>
    <h2>Weigh it first</h2>
    <p>Stand on the bathroom scale with the mirror and without it. For shelves, count 20 to 25 pounds for each foot of
    hardback books, plus the shelf. Then ask how the load pulls. Flat against the wall it only shears: straight down. A
    shelf bracket levers its top screw outward as well: when the load sits 10 inches out on a bracket 5 inches tall,
    that screw is pulled with twice the weight. Anything that swings, such as a television on an arm, multiplies it
    again.</p>
    <h2>Find the studs</h2>
    <p>They stand 16 inches apart from center to center in most houses, 24 in some. Begin with a stud finder or a small
    strong magnet drawn in slow S-curves over the wall: it sticks to the screws of the drywall. Confirm with a fine nail
    where it will not show, and mark both edges so that the center is known. A stud is 1-1/2 inches wide.</p>
    <p>Keep away from the strip straight above and below an outlet or switch, where the cable usually runs, and from the
    wall behind a sink or shower. Steel plates, which a magnet finds as a larger patch, protect pipes and wires. Never
    drill through one.</p>
    <img data-scene="living-room" data-palette="forest" alt="A large framed picture on a living room wall, above the
    sofa" data-width="696" data-align="center">
    <h2>Choose the fastener</h2>
    <ul>
      <li><p><strong>Into a stud:</strong> a #8 or #10 wood screw that goes at least 1-1/2 inches into the wood. Good
      for 80 pounds and more in shear. Use these whenever one stud is within reach.</p></li>
      <li><p><strong>Up to 15 pounds, drywall:</strong> a picture hook with an angled nail.</p></li>
      <li><p><strong>Up to 25 pounds, flat:</strong> a threaded anchor of metal or nylon.</p></li>
      <li><p><strong>Up to 65 pounds, flat:</strong> a 1/4 inch strap toggle. This is a quarter of what breaks it in a
      test, which is the margin that engineers use too.</p></li>
      <li><p><strong>Plaster on lath:</strong> toggles, with a hole drilled slowly through masking tape. Better still,
      the studs.</p></li>
      <li><p><strong>Brick or concrete:</strong> sleeve anchors or masonry screws into the brick itself, not the
      joint.</p></li>
    </ul>
    <p>Plastic plugs that come free in the bag with the shelf are for the shop floor. Never trust drywall alone with a
    television on a swinging arm, a cabinet, a hanging chair or a bar that someone might grab: those go into wood.</p>
    <h2>Set a strap toggle</h2>
    <ol>
      <li><p>Check that there are 2 inches of empty space behind the board.</p></li>
      <li><p>Drill the 1/2 inch hole that the package calls for. A smaller one tears the paper, a larger one lets
      go.</p></li>
      <li><p>Hold the metal channel flat along the straps, push it through, and pull the ring until it bears on the back
      of the wall.</p></li>
      <li><p>Slide the collar into the hole, then snap the straps off level with it.</p></li>
      <li><p>Put the bolt through the bracket and tighten until the bracket stops moving, and half a turn more.</p></li>
    </ol>
    <h2>A mirror, level, by one person</h2>
    <p>A French cleat is the calm way. Screw one half to the back of the frame, an inch below the top, and the other to
    the wall, into two studs or four toggles. Only the wall half has to be level. Lay a strip of masking tape on the
    wall, mark the screw positions on it from the level, and drill through the tape. Then lower the mirror onto it and
    slide it sideways to where it looks right. Two felt pads at the bottom keep it plumb and the wall clean.</p>
    <p>The center of a picture hangs well at 57 to 60 inches from the floor. Over a bed or sofa use two separate hooks,
    and for anything above a head take the next stronger fastener. In earthquake country, add a latch on top.</p>
  `,
}
