import type { DemoPost } from '../content'
import { html } from '../html'

export const aHomeOfficeInSixtySquareFeet: DemoPost = {
  slug: 'a-home-office-in-sixty-square-feet',
  title: 'A Home Office in 60 Square Feet',
  summary:
    'Where the desk stands decides the light, the calls and your neck. Dimensions for a small room that works eight ' +
    'hours a day, and an order of spending that puts the chair before the shelves.',
  categories: ['Home Office', 'Furniture & Décor'],
  tags: ['desk', 'ergonomics', 'small rooms', 'acoustics', 'remote work'],
  status: 'published',
  scene: 'home-office',
  palette: 'sage',
  alt: 'A desk with a screen and a lamp in a small room, a chair pushed in and shelves on the wall',
  products: ['sit-stand-desk', 'mesh-task-chair', 'felt-acoustic-panels'],
  content: html`
    <p>Seven and a half feet by eight is the size of a walk-in closet, a box room, the end of a landing. It is also
    enough. Many an open-plan office gives its people less. The difference between a cell and a study lies in four
    decisions, all of which can be made with a tape measure before anything is bought.</p>
    <h2>Turn the desk to the light</h2>
    <p>Put the window at your side. Facing it, you squint; with your back to it, the screen mirrors the sky and on calls
    you are a silhouette. If the room allows no choice, face the window and hang a blind that diffuses.</p>
    <p>Draw the plan on squared paper with these figures:</p>
    <ul>
      <li><p>Desk: 27 inches deep at least for a large screen, 48 to 55 wide.</p></li>
      <li><p>Behind it: 36 inches to the wall or shelves, so that the chair can roll back.</p></li>
      <li><p>A door that opens inward needs its full swing. Rehang it to open outward if the closet allows.</p></li>
      <li><p>Shelves above: 20 inches over the desktop, 10 deep, none straight above your head.</p></li>
    </ul>
    <h2>Fit the desk to your elbows</h2>
    <p>Sit back, let your arms hang, and bend them at a right angle. The keyboard should be there, which for most people
    is 24 to 28 inches from the floor. Fixed desks stand at 29 or 30 and were designed for writing with a pen. That inch
    or two is what your shoulders feel on Thursday.</p>
    <ol>
      <li><p>Set the chair so that your feet are flat and your thighs level. Two fingers should fit between the seat's
      edge and the back of your knee.</p></li>
      <li><p>Bring the desk to your elbows. If it cannot move, raise the chair and get a footrest.</p></li>
      <li><p>Set the top of the screen at eye height or a little lower, an arm's length away. With progressive lenses go
      2 inches lower.</p></li>
      <li><p>Put a laptop on a stand with its own keyboard and mouse. On its own it can be right for the hands or for
      the neck.</p></li>
      <li><p>With a desk that lifts, store your two heights and change twice before lunch. Standing all day is no better
      than sitting.</p></li>
    </ol>
    <h2>Light for work and for faces</h2>
    <img data-scene="home-office" data-palette="sand" alt="A desk with a screen below two shelves, beside a
    curtained window" data-width="350" data-align="left">
    <p>Daylight for half the day, then two lamps: one that shines on the desk from the side opposite the hand that
    writes, with about 450 lumens, and one that brightens the wall behind the screen, so that your eyes do not swing
    between a bright rectangle and a dark room. Bulbs of 3000 to 3500 K are right for both. For calls, a lamp behind the
    camera and to one side flatters more than anything on the ceiling.</p>
    <h2>Quiet, in both directions</h2>
    <p>Small bare rooms ring. Clap your hands: if you hear a metallic flutter, so does everyone on the call. Cover about
    a fifth of the walls with something soft. Begin with the wall you speak toward, at the height of your head, and
    continue beside you. A rug with a felt pad and a full bookcase do as much again.</p>
    <p>Felt does not keep noise in or out, however. For that, close gaps. A sweep at the foot of the door and a seal
    around its frame cost $40 and quiet the house more than any panel. A hollow door can be exchanged for a solid one
    for under $200.</p>
    <h2>Power and wire</h2>
    <p>Run one surge-protecting strip from the wall outlet and screw it beneath the desktop. Never plug one strip into
    another, and keep space heaters off it altogether; they go straight into the wall. A desk that lifts needs a loop of
    slack for its full travel, gathered in a sleeve. Where the router is far away, a flat network cable along the
    baseboard beats every booster.</p>
    <h2>In what order to spend</h2>
    <p>The chair comes first, because you cannot improvise it; then the screen's height, light, the desk, sound, and
    shelves last. Most of a year's comfort is in the first three, for about $400.</p>
  `,
}
