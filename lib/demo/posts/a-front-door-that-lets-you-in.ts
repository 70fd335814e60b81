import type { DemoPost } from '../content'
import { html } from '../html'

export const aFrontDoorThatLetsYouIn: DemoPost = {
  slug: 'a-front-door-that-lets-you-in',
  title: 'A Smart Front Door That Still Works in a Power Cut',
  summary:
    'A keypad bolt, a wired doorbell and five long screws. How to choose the parts, fit them in a morning, and ' +
    'keep the household and its visitors out of trouble.',
  categories: ['Smart Home & Security', 'Doors & Windows'],
  tags: ['smart lock', 'video doorbell', 'front door', 'security', 'privacy'],
  status: 'published',
  highlighted: true,
  scene: 'front-door',
  palette: 'forest',
  alt: 'A green front door with a keypad lock, a doorbell camera beside it and a lantern on each side',
  products: ['smart-deadbolt', 'video-doorbell', 'wood-screw-assortment'],
  content: html`
    <p>Codes instead of keys under flowerpots, and a face on the screen when the bell rings: those two comforts are
    within reach of any house with an ordinary deadbolt and an old doorbell. The part that keeps a burglar out, though,
    costs four dollars and is made of steel.</p>
    <h2>Start with the frame</h2>
    <p>Doors that are kicked in seldom lose their lock. The strip of pine behind the strike plate splits, because the
    plate hangs on 3/4 inch screws that end in that strip. Take out one screw and look. Then drive two 3 inch screws
    through the deadbolt's strike into the stud behind the jamb, and one in each hinge on the side of the frame. Drill
    1/8 inch pilot holes, and stop as soon as the screw is snug: overdriving pulls the jamb out of line.</p>
    <h2>Choosing the lock</h2>
    <ul>
      <li><p><strong>Grade.</strong> ANSI/BHMA Grade 1 is the strongest, Grade 2 is good for a home.</p></li>
      <li><p><strong>Fit.</strong> Measure from the door's edge to the center of the bore (2-3/8 or 2-3/4 inches), the
      bore itself (2-1/8), and the thickness of the door (1-3/8 to 1-3/4 is usual).</p></li>
      <li><p><strong>A way in without a battery.</strong> A keyhole, or contacts for a 9 volt block.</p></li>
      <li><p><strong>A thumbturn inside.</strong> In a fire, everyone must be able to leave without a key or a
      phone.</p></li>
      <li><p><strong>Codes kept in the lock.</strong> They should work when the network does not.</p></li>
    </ul>
    <p>Check that the bolt of your present lock slides freely with the door shut, without a push or a pull on the
    handle. A motor cannot do that little tug for you. If it rubs, file the strike plate or adjust the hinges first.</p>
    <h2>Fitting it</h2>
    <ol>
      <li><p>With the door open, remove the two long screws inside and take the old lock out in halves.</p></li>
      <li><p>Set the new bolt in the edge, with the word TOP at the top, and tighten it by hand. A drill strips these
      screws.</p></li>
      <li><p>Lead the cable below the bolt, seat the keypad straight, and put the inner plate on.</p></li>
      <li><p>Before the batteries go in, work the thumbturn: the bolt should run out and back with two fingers.</p></li>
      <li><p>Put in fresh alkaline cells, run the setup with the door open, and change the master code.</p></li>
      <li><p>Only now close the door and lock it from outside, with the key in your pocket.</p></li>
    </ol>
    <img data-scene="facade" data-palette="slate" alt="The front of a gray house with a small porch around its door"
    data-width="696" data-align="center">
    <h2>The doorbell</h2>
    <p>A wired bell needs 16 to 24 volts from the transformer, which older houses may not have: ten volts was once
    common. Read the rating on the transformer, usually found near the panel or the furnace. Replacing one is work on a
    120 volt line and a matter for an electrician unless you are used to it. Turn off its circuit before you touch the
    bell wires as well.</p>
    <p>Mount the camera 48 inches above the step, tilted by the wedge in the box so that it sees the mat and not the
    street. Seal the top and both sides of the plate with a thin line of caulk and leave the bottom open for water to
    escape.</p>
    <h2>Living with it</h2>
    <p>Give each person a code of their own and delete it when the reason has passed. Use a passphrase for the account
    and turn on the second factor. Let the lock's maker send updates by itself. Aim the doorbell at your own ground,
    switch off sound recording if your state asks for everyone's consent, and tell regular visitors that it is
    there.</p>
    <p>Change the batteries on a fixed day, twice a year, along with those of the smoke alarms.</p>
  `,
}
