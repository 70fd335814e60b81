import type { DemoPost } from '../content'
import { html } from '../html'

export const threeLayersOfLight: DemoPost = {
  slug: 'three-layers-of-light',
  title: 'Three Layers of Light for a Living Room',
  summary:
    'One ceiling lamp makes every evening look like a waiting room. Ambient, task and accent light, each on its ' +
    'own switch, cost less than a sofa and change more.',
  categories: ['Lighting & Electrical'],
  tags: ['living room', 'lighting plan', 'dimmers', 'led'],
  status: 'published',
  highlighted: true,
  scene: 'living-room',
  palette: 'plum',
  alt: 'A living room with a pendant in the middle, a floor lamp by the sofa and daylight from a window',
  caption: 'Three pools of light, three switches.',
  products: ['linen-drum-pendant', 'led-bulbs-warm-6-pack', 'dimmer-switch-led'],
  content: html`
    <p>Stand in the doorway after sunset and count the places where light comes from. In rooms that people linger in,
    the answer is five or more, most of them below eye level. In rooms they leave, it is one.</p>
    <h2>Ambient light: enough to cross the room</h2>
    <p>This is the base. A living room wants roughly 10 to 20 lumens per square foot from it, so a room of 15 by 18 feet
    needs 2,700 to 5,400 lumens at full strength. A pendant with three 800 lumen bulbs gives 2,400; one or two lamps
    that throw light on the ceiling supply the rest and soften the shadows.</p>
    <p>Hang a pendant so that its lower edge is at least 7 feet above the floor where people walk. Over a coffee table
    it may come down to 66 inches. Choose a shade with a diffuser, because the sofa is where you look up from.</p>
    <h2>Task light: a pool for each chair</h2>
    <img data-scene="window-seat" data-palette="honey" alt="A window seat with a wall lamp over the cushions"
    data-width="350" data-align="right">
    <p>Reading takes about 450 lumens on the page from a lamp beside and a little behind the shoulder, with the lower
    edge of the shade at eye height: 40 to 42 inches from the floor for most chairs. If the bulb can be seen, the lamp
    is too tall. A desk in the corner or a piano counts as a chair.</p>
    <h2>Accent light: something to look at</h2>
    <p>Point a small light at what you like: a picture, the books, the brick of a fireplace. It should be about three
    times as bright as its surroundings. Strips behind a shelf work if the diodes themselves stay hidden. Two accents
    are plenty for one room.</p>
    <h2>Choosing the bulbs</h2>
    <p>Mixed colors of white spoil a room faster than mixed furniture. Read three figures on the box and keep them the
    same throughout:</p>
    <ul>
      <li><p><strong>Color temperature:</strong> 2700 K for evenings. 3000 K is for kitchens, and anything above belongs
      in the garage.</p></li>
      <li><p><strong>Color rendering:</strong> CRI 90 or better. Wood and skin look gray at 80.</p></li>
      <li><p><strong>Lumens:</strong> 450 in table lamps, 800 in the pendant. Forget the watts.</p></li>
    </ul>
    <h2>Dimmers, and why LEDs flicker</h2>
    <p>Each layer deserves its own dimmer. Most complaints about flicker come from an old dimmer made for the far larger
    load of filament bulbs. Fit one rated for LED, check that the total wattage of the bulbs is below its LED rating,
    and set the low-end trim behind the plate:</p>
    <ol>
      <li><p>Turn the slider all the way down.</p></li>
      <li><p>If the bulbs flicker, pulse or go out, turn the trim screw up a little at a time.</p></li>
      <li><p>Stop when they hold steady for a minute, then switch off and on once to see that they start.</p></li>
    </ol>
    <p>Changing a dimmer means working on household wiring. Turn the circuit off at the panel, prove it dead with a
    tester at the switch itself, and take a picture of the wires before you loosen one. Aluminum wiring, a box without a
    ground, or more cables than you can explain are good reasons to call an electrician; in some places the law asks for
    one anyway.</p>
    <img data-scene="fireplace" data-palette="plum" alt="A fireplace wall with a picture light and a lamp on each
    side" data-width="696" data-align="center">
    <h2>A plan for a normal room</h2>
    <p>For 15 by 18 feet: the pendant over the middle of the seating, dimmed; a floor lamp by the reading chair; table
    lamps at both ends of the sofa on one smart plug; a picture light; a strip on top of the bookcase. That makes six
    sources on four controls. Live with lamps moved around on extension leads for a week before you make anything
    permanent, and take the leads away afterwards.</p>
  `,
}
