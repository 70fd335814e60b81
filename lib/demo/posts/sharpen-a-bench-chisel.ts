import type { DemoPost } from '../content'
import { html } from '../html'

export const sharpenABenchChisel: DemoPost = {
  slug: 'sharpen-a-bench-chisel',
  title: 'Sharpen a Bench Chisel in Fifteen Minutes',
  summary:
    'Flatten the back once, hold one angle, and turn the burr. A method with two stones and a scrap of leather ' +
    'that takes longer to read than to do.',
  categories: ['Hand Tools'],
  tags: ['chisel', 'sharpening', 'woodworking', 'hand tools'],
  status: 'draft',
  scene: 'workshop',
  palette: 'honey',
  alt: 'A workbench with a vise, a board of hand tools above it and curls of pine on the floor',
  products: ['bench-chisels-4-piece', 'bar-clamps-4-pack'],
  content: html`
    <p>New chisels are ground, not sharpened. The factory stops where the customer is expected to begin, and many a set
    has spent its life opening paint cans because nobody told its owner. A properly sharp chisel pares a shaving off the
    end of a pine board and leaves the wood shining.</p>
    <h2>What sharp means</h2>
    <p>An edge is the line where two polished faces meet. Both faces matter: a mirror on the bevel is useless if the
    back still carries grinding marks, since every scratch that reaches the edge is a tooth missing from it.</p>
    <h2>On the bench</h2>
    <ul>
      <li><p>A coarse stone, about 1,000 grit, and a fine one of 4,000 to 8,000</p></li>
      <li><p>Water or honing oil, as the stones require</p></li>
      <li><p>A honing guide, the kind with a roller</p></li>
      <li><p>A strip of leather glued to a board, with polishing compound</p></li>
      <li><p>A marker pen and a block with two stops screwed to it, to set the guide</p></li>
    </ul>
    <p>Wet-and-dry paper on a pane of float glass does as well as stones to begin with. Clamp the glass down on a
    towel.</p>
    <h2>Flatten the back, once in its life</h2>
    <img data-scene="toolbox" data-palette="honey" alt="A toolbox on a bench with tools laid out on both sides and
    curls of wood between them" data-width="350" data-align="right">
    <p>Lay the last inch of the back flat on the coarse stone, press with two fingers near the edge, and move it to and
    fro. Never lift the handle. Look at it every minute: the new scratches should reach the edge from corner to corner.
    A good chisel is flat in five minutes, a cheap one can take thirty. Repeat on the fine stone until you can read
    print in it. You will not have to do this again.</p>
    <h2>The bevel</h2>
    <ol>
      <li><p>Set the chisel in the guide at 30 degrees. With most side-clamp guides that means 30 millimeters, or 1-3/16
      inches, between the guide and the edge; the maker's sheet has the figure.</p></li>
      <li><p>Blacken the bevel with the marker. After three strokes the ink shows where the stone touches.</p></li>
      <li><p>Pull toward you on the coarse stone with light pressure, ten to twenty strokes, using all of the
      surface.</p></li>
      <li><p>Feel the back of the edge with a fingertip drawn <em>away</em> from it, never along it. A faint wire across
      the whole width is the burr. Without it the two faces have not met.</p></li>
      <li><p>Change to the fine stone, another ten strokes.</p></li>
      <li><p>Take the chisel out of the guide, lay the back flat on the fine stone, and pull it off once or twice. The
      burr is gone.</p></li>
    </ol>
    <p>The factory ground it at 25 degrees and you honed it at 30, so you polish only a narrow strip and the work is
    quick. When that strip has grown to half the bevel after many sharpenings, grind back to 25.</p>
    <h2>Strop and test</h2>
    <p>Five strokes on the leather, bevel and back, always pulling. Then clamp a piece of pine upright and pare across
    its end grain. Dull edges crush the fibers and leave white crumbs. A sharp one cuts a shaving and a surface like
    wax. Do not test on a thumbnail.</p>
    <h2>Keep it so</h2>
    <p>Strop whenever you stop for a minute, and return to the fine stone when paring takes effort. Flatten the stones
    themselves on coarse paper glued to glass: a hollow stone makes a round edge. Store chisels with their guards on, in
    a rack or a roll, with a film of oil in damp places.</p>
    <p>Above all, fix the work and hold the tool with both hands behind the edge. Nearly every chisel wound is in the
    hand that was holding the wood. The clamps for that are with the other <a href="/category/Hand%20Tools/">Hand
    Tools</a>.</p>
  `,
}
