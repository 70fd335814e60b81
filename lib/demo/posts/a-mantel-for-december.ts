import type { DemoPost } from '../content'
import { html } from '../html'

export const aMantelForDecember: DemoPost = {
  slug: 'a-mantel-for-december',
  title: 'A December Mantel That Keeps Its Distance From the Fire',
  summary:
    'Evergreen, warm light and a few things of your own, arranged so that nothing droops into the heat. Proportions, ' +
    'hooks that leave no holes, and the clearances that decide what may burn.',
  categories: ['Seasonal & Holiday', 'Furniture & Décor'],
  tags: ['mantel', 'garland', 'fireplace', 'christmas', 'fire safety'],
  status: 'draft',
  scene: 'holiday-mantel',
  palette: 'rose',
  alt: 'A mantel with greenery and candles, stockings over the fire and a lit tree beside it',
  products: ['cedar-wreath-24-inch', 'led-c9-lights'],
  content: html`
    <p>Stockings belong at the fireplace, and fire belongs in it, but not on the same evening. That single sentence
    settles most questions about decorating a mantel. What is left is proportion, and a way to hang three pounds of
    greenery without a nail.</p>
    <h2>First the fireplace</h2>
    <p>Is it lit in December? If so, have the chimney swept before the season and look at the distances. In a masonry
    fireplace, nothing that burns may lie within 6 inches of the opening, and a wooden mantel has to stand higher the
    farther it reaches out. A gas insert has its own figures in the manual, often larger, and a glass front that can
    pass 400 degrees. Hold a thermometer on the shelf for an hour while it runs. Above 120 degrees, greenery dries out
    in days and candles bend.</p>
    <blockquote><p>On evenings with a fire, take the stockings down and lift the garland's ends onto the shelf. Nothing
    hangs below the mantel's edge while it burns, and no one leaves the room.</p></blockquote>
    <h2>What to gather</h2>
    <ul>
      <li><p>Garland, 1-1/2 times as long as the mantel: 9 feet for a shelf of 6</p></li>
      <li><p>1 wreath, about half as wide as the chimney breast or the mirror behind it</p></li>
      <li><p>1 string of LED lights, which stay cool, or two of fine wire on batteries</p></li>
      <li><p>5 to 7 flameless candles of three heights</p></li>
      <li><p>Weighted stocking holders, or removable hooks rated for 5 pounds</p></li>
      <li><p>One thing that is yours: a clock, a bowl, a picture of snow</p></li>
    </ul>
    <p>Fresh cedar, juniper and pine last three weeks indoors, if they are soaked in the bath overnight and misted every
    other day. Spruce drops its needles within one. Preserved greens keep their color for a season, but they burn as
    readily as dry ones. When needles snap instead of bending, take them out of the house.</p>
    <h2>Setting it up</h2>
    <ol>
      <li><p>Clear the shelf, wipe it, and lay a strip of felt on it against scratches and resin.</p></li>
      <li><p>Hang the wreath so that its center is at eye height for someone standing, or 4 to 6 inches above the shelf
      if the wall is low. A ribbon over the top of a mirror will hold it.</p></li>
      <li><p>Stick two removable hooks on the top of the shelf at the back, a hand's width from each end, and let them
      set for an hour. Tie the garland to them and let it lie, a little fuller on one side.</p></li>
      <li><p>Weave the lights in from the side of the outlet. Lead the cord down the far side of the chimney breast,
      away from the opening, and tape it.</p></li>
      <li><p>Place the tallest candle a third of the way along, the next at the opposite end, and fill in between. Odd
      numbers look less like a shop.</p></li>
      <li><p>Step back to the sofa, and take away one thing.</p></li>
    </ol>
    <h2>Color without glitter</h2>
    <img data-scene="fireplace" data-palette="clay" alt="A fireplace with a plain wooden mantel and a fire burning
    on its hearth" data-width="350" data-align="left">
    <p>Green is the ground; choose one color besides and one metal. Oxblood and brass suit a dark room, white and pewter
    a light one. Dried orange slices, baked at 200 degrees for three hours on a rack, cost next to nothing and glow in
    front of a lamp. Pinecones open beautifully in the same oven.</p>
    <h2>Without a fireplace</h2>
    <p>A bookcase, a piano or the top of a radiator cover that stays off will do as well. A floating shelf 5 feet long
    and 8 deep, at 54 inches from the floor, makes a mantel where none was. Fix it to two studs at least.</p>
    <h2>Twelfth Night</h2>
    <p>Peel the hooks by pulling their tabs slowly along the wall, never outward. Compost fresh greens without their
    wire. Roll the lights on cardboard, and photograph the whole from the sofa before you begin: it is the plan for next
    year.</p>
  `,
}
