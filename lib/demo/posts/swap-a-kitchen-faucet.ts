import type { DemoPost } from '../content'
import { html } from '../html'

export const swapAKitchenFaucet: DemoPost = {
  slug: 'swap-a-kitchen-faucet',
  title: 'How to Swap a Kitchen Faucet and Keep the Cabinet Dry',
  summary:
    'Measure the holes, test the shutoff valves the day before, and save your knuckles: an afternoon under the ' +
    'sink, told in the order in which it happens.',
  categories: ['Plumbing & Fixtures', 'Kitchen Upgrades'],
  tags: ['faucet', 'kitchen sink', 'plumbing', 'step by step'],
  status: 'published',
  scene: 'pipes-under-sink',
  palette: 'sky',
  alt: 'The inside of a sink cabinet with a drain, shutoff valves, supply lines and a bucket',
  products: ['pull-down-kitchen-faucet', 'braided-supply-lines-pair', 'adjustable-wrench-10-inch'],
  content: html`
    <p>Almost nobody enjoys the first half of this job, which consists of lying on your back and persuading two old nuts
    to move. The second half is over in forty minutes. Plan for both and start early on a day when the hardware store is
    open.</p>
    <h2>Before you buy</h2>
    <p>Look under the sink with a flashlight and count the holes. One is simple. Three holes 4 inches from center to
    center, 8 inches from end to end, can take a one-hole faucet with a cover plate, or a faucet with a side spray. Then
    note three measurements:</p>
    <ul>
      <li><p>Height from the counter to the shelf or window sill above: high-arc spouts need 16 inches and
      more.</p></li>
      <li><p>Clearance behind the faucet for a lever that swings back.</p></li>
      <li><p>Thickness of the sink deck or counter: most mounting nuts manage 1-3/4 inches.</p></li>
    </ul>
    <p>See where the supply lines end. New faucets nearly always bring their own hoses with 3/8 inch compression ends.
    Faucets with threaded shanks take separate lines, 3/8 by 1/2 inch. If your shutoff valves have another thread, or
    the hoses are too short, buy lines and adapters on the same trip.</p>
    <h2>Test the valves the day before</h2>
    <img data-scene="kitchen" data-palette="sage" alt="A kitchen sink under a window with the new faucet in place"
    data-width="350" data-align="left">
    <p>Close both shutoffs and open the faucet. If it stops within a few seconds, all is well. If it keeps running, or a
    valve weeps around its stem, tighten the packing nut by an eighth of a turn and try again. A valve that will not
    close is a job of its own, done with the water off at the meter. Finding this out on Saturday morning is better than
    on Sunday night.</p>
    <h2>Take the old one out</h2>
    <ol>
      <li><p>Empty the cabinet. Lay down an old towel, a bucket and something soft for your shoulders.</p></li>
      <li><p>Turn off the shutoffs, and the disposer's circuit if your head will be near it. Open the faucet to let the
      pressure out.</p></li>
      <li><p>Take a picture of the plumbing.</p></li>
      <li><p>Hold each valve steady with one hand and loosen the supply nut with the wrench. Catch the cupful that runs
      out.</p></li>
      <li><p>Soak the mounting nuts with penetrating oil and wait twenty minutes. A basin wrench reaches them where no
      other will.</p></li>
      <li><p>Lift the faucet out, scrape off the old putty with a plastic blade and clean the deck with
      vinegar.</p></li>
    </ol>
    <p>Wear glasses. Rust and lime fall straight down.</p>
    <h2>Put the new one in</h2>
    <p>Read the maker's sheet before you bend a hose, since the order of washers differs. Set the gasket under the base;
    use plumber's putty only where the sheet asks for it, and never on natural stone, which it stains. Feed the hoses
    through, have a helper hold the spout straight, and tighten the nut from below, first by hand and then a quarter
    turn with the tool that came along.</p>
    <p>Connect the supply lines by hand until they stop, then a quarter to a half turn with the wrench. A rubber washer
    seals by light pressure: tape and force do nothing for it. Compression ends need no tape either. Hoses should hang
    in a soft loop and never kink. Snap the weight on the spray hose at the mark, well away from the trap.</p>
    <h2>Flush, then watch</h2>
    <p>Unscrew the aerator or take off the spray head, open both shutoffs slowly, and let hot and cold run for a minute
    each so that grit leaves by the spout and not through the new cartridge. Put the head back. Dry each joint with a
    paper towel, lay a clean sheet of it underneath, and look again in ten minutes, after dinner and in the morning. A
    drop at a nut usually wants an eighth of a turn more.</p>
  `,
}
