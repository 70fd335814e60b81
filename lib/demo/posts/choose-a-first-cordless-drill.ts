import type { DemoPost } from '../content'
import { html } from '../html'

export const chooseAFirstCordlessDrill: DemoPost = {
  slug: 'choose-a-first-cordless-drill',
  title: 'Drill or Impact Driver? Choosing a First Cordless Tool',
  summary:
    'Both spin a bit and look alike on the shelf. What each does well, what the numbers on the box are worth, and ' +
    'why the battery is the real decision.',
  categories: ['Power Tools', 'Tools & Equipment'],
  tags: ['cordless', 'drill', 'impact driver', 'buying guide'],
  status: 'published',
  scene: 'workshop',
  palette: 'slate',
  alt: 'A workbench with a cordless drill on it and a board of hand tools on the wall',
  products: ['cordless-drill-driver-18v', 'impact-driver-18v', 'wood-screw-assortment'],
  content: html`
    <p>Ask five carpenters which of the two they would keep and four will say the impact driver. Ask what they would
    give to someone who owns nothing yet, and the same four say the drill. Both answers are right.</p>
    <h2>What a drill/driver does</h2>
    <p>It turns smoothly and stops when you tell it to. The three-jawed chuck takes any round or hexagonal shank up to
    1/2 inch: twist bits, spade bits, hole saws, a paint mixer. Behind the chuck sits a ring with numbers. This is the
    clutch, and it is the reason to begin here: at a low number the bit slips once the screw is seated, so a hinge screw
    goes flush and no further.</p>
    <p>There are two gears. Gear 1 is slow and strong, for driving and for large bits; gear 2 is for small holes. Only
    shift while the tool stands still.</p>
    <h2>What an impact driver does</h2>
    <img data-scene="garage" data-palette="navy" alt="A garage wall with cordless tools on charging shelves above
    the bench" data-width="350" data-align="left">
    <p>When the screw resists, a hammer inside begins to strike the way the bit turns, 50 times a second. A 3 inch screw
    goes into a stud without leaning on it, and the bit hardly ever jumps out of its head. It has no clutch, is loud
    enough for ear protection, and takes only 1/4 inch hex shanks. On small brass screws or particleboard it does damage
    before you can let go of the trigger.</p>
    <h2>Reading the box</h2>
    <ul>
      <li><p><strong>Voltage.</strong> 12 V tools are light and build furniture all day. 18 V drives deck screws and
      turns a hole saw. 20 V MAX is the same battery as 18 V, measured fresh from the charger.</p></li>
      <li><p><strong>Torque.</strong> 300 in-lb is enough indoors; 500 will drill a 1 inch hole through a stud.</p></li>
      <li><p><strong>Brushless motor.</strong> Longer runs per charge and no brushes to wear out. Worth 20 or 30 dollars
      in a tool that you will keep.</p></li>
      <li><p><strong>Amp-hours.</strong> 2.0 Ah keeps the drill light. Two small packs beat one large: one works while
      the other charges.</p></li>
      <li><p><strong>Head length.</strong> Under 7 inches fits inside a cabinet and between studs.</p></li>
    </ul>
    <p>A 'hammer drill' setting is useful for an occasional 1/4 inch hole in brick. For many holes in concrete, rent a
    rotary hammer.</p>
    <h2>The battery is the marriage</h2>
    <p>Packs fit only their own maker's tools. A bare tool costs about half of a kit, so the first purchase decides
    which saw, light and sander will follow. Look at the whole line before you choose, and see whether the battery has
    kept its shape for some years. Store packs at room temperature and half full when they rest for a season; never
    charge one that is below freezing.</p>
    <h2>Five minutes of practice</h2>
    <ol>
      <li><p>Clamp a scrap of pine to the bench. Wear safety glasses.</p></li>
      <li><p>Drill a pilot hole as thick as the core of the screw, without its threads: 7/64 inch for a #8 screw in
      pine, 1/8 in oak.</p></li>
      <li><p>Set the clutch to 5 and drive. If it slips too soon, go up by two and drive again.</p></li>
      <li><p>Keep your wrist straight behind the bit, so that the push follows the screw.</p></li>
      <li><p>Write the setting on the wall of the tool bag. It will be nearly the same every time.</p></li>
    </ol>
    <p>With large bits, brace the drill against your hip or use the side handle if there is one. A spade bit that
    catches will turn the tool instead of itself.</p>
    <h2>Our advice</h2>
    <p>Buy an 18 V brushless drill with two small batteries and a box of good star-drive screws. Add the bare impact
    driver with the first deck, fence or set of shelves that needs more than fifty screws. From then on drill with one
    and drive with the other, and the bits can stay where they are.</p>
  `,
}
