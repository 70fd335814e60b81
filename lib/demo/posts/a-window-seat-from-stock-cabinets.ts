import type { DemoPost } from '../content'
import { html } from '../html'

export const aWindowSeatFromStockCabinets: DemoPost = {
  slug: 'a-window-seat-from-stock-cabinets',
  title: 'A Window Seat From Two Stock Cabinets',
  summary:
    'Wall cabinets made to hang above a refrigerator are just the height and depth of a bench. Add a plinth, a pine ' +
    'top and trim, and the alcove becomes the best seat in the house.',
  categories: ['DIY Projects & Kits', 'Furniture & Décor', 'Storage & Organization'],
  tags: ['window seat', 'built-in', 'weekend project', 'reading nook', 'carpentry'],
  status: 'published',
  highlighted: true,
  scene: 'window-seat',
  palette: 'rose',
  alt: 'A cushioned seat below a tall window at dusk, with drawers in its base and shelves on both sides',
  products: ['window-bench-cabinet', 'edge-glued-pine-panel', 'hardwax-oil-matte'],
  content: html`
    <p>Cabinetmakers charge for boxes, and boxes are what factories make best. A bridge cabinet 33 inches wide, 24 deep
    and 15 high costs less than the plywood it would take you to build one, comes with hinged doors, and needs only a
    top and a base to turn into a seat. Two of them, with a strip at either side, fill a 6 foot alcove.</p>
    <h2>Check the place</h2>
    <p>Sit on a chair in the alcove first, at the hour when you would use it. Then look for what a bench must not cover:
    a radiator, a floor register, an outlet. A register can be ducted to a grille in the plinth. An outlet has to be
    moved to the face of the bench by an electrician, never buried behind it.</p>
    <p>Next measure from the future seat to the sill. A bench is a step for small children, so a window that opens above
    it needs a stop or an opening control device that holds it to 4 inches, one that adults can release for escape. If
    the glass itself reaches down close to the seat, ask the building office whether it has to be safety glass.</p>
    <h2>What you need</h2>
    <ul>
      <li><p>2 wall cabinets, 33 by 15 by 24 inches, with 2 filler strips of matching finish, 3 inches wide</p></li>
      <li><p>3 straight 8 foot 2x3s for the plinth, laid on edge, and cedar shims</p></li>
      <li><p>1 pine panel, 3/4 by 24 by 72 inches, and 6 feet of 3/4 inch square pine for the front edge</p></li>
      <li><p>#8 screws in 1-1/4 and 2-1/2 inches, #10 by 3 inch cabinet screws, wood glue, painter's caulk</p></li>
      <li><p>Baseboard to match the room, and 1 pint of hardwax oil</p></li>
    </ul>
    <p>The heights add up to a comfortable chair: plinth 2-1/2, cabinet 15, top 3/4, and a 2 inch cushion that gives to
    about 1. That makes 19-1/4 inches.</p>
    <h2>Building it</h2>
    <ol>
      <li><p>Pry the baseboard off and save it. Mark the studs, and draw a level line where the cabinets' upper edge
      will come.</p></li>
      <li><p>Screw the 2x3s into a ladder 71 inches long and 21 deep, so that the cabinets stand out 3 inches above your
      toes. Shim it level both ways and fix it to the studs at the back.</p></li>
      <li><p>Take the doors off. Stand the cabinets on the plinth, clamp their face frames flush, drill 1/8 inch pilot
      holes and join the stiles with two 2-1/2 inch screws.</p></li>
      <li><p>Drive 3 inch cabinet screws through the hanging rails into every stud. Where the wall is hollow, shim
      behind the rail, or the cabinet will twist and its doors will never line up.</p></li>
      <li><p>Scribe the filler strips to the side walls and screw them to the face frames from inside.</p></li>
      <li><p>Glue the square strip to the front of the panel, let it dry for two hours, and plane it flush. At 24-3/4
      inches, the top now reaches just past the doors.</p></li>
      <li><p>Lay the top with a 1/8 inch gap at each wall. Screw upward from inside the cabinets with 1-1/4 inch screws
      through oversize holes, so that the pine can move through the seasons.</p></li>
      <li><p>Hang the doors, put the baseboard across the plinth, and caulk the gaps.</p></li>
    </ol>
    <h2>Finish and cushion</h2>
    <img data-scene="bedroom" data-palette="sand" alt="A bedroom in the evening, with a lamp on each side of the
    bed" data-width="350" data-align="left">
    <p>Sand the top with 120, then 180 grit, and round its front edge so that it does not cut into the back of the knee.
    Hardwax oil needs no skill: spread a thin film, wait ten minutes, wipe it all off, and repeat the next day. It
    smells for two days. Dry the rags flat outdoors, because they can set themselves alight in a heap.</p>
    <p>At nearly 25 inches this is a seat to curl up on; two pillows at the back make it one to sit upright in. For the
    cushion, order 2 inch high-resilience foam 1/2 inch larger each way than the finished cover, so that it fills the
    corners. A zipper along the back makes it washable. Sunlight is hard on cotton; solution-dyed acrylic keeps its
    color behind glass.</p>
    <h2>Limits</h2>
    <p>Three adults are no trouble, since the load goes straight down through the sides of the boxes. If your cabinets
    have no center stile, stand a 2x4 post inside each, under the middle of the front rail. Expect a long weekend and a
    bill of $450 to $600, cushion included. For smaller first builds, see <a
    href="/category/DIY%20Projects%20%26%20Kits/">DIY Projects &amp; Kits</a>.</p>
  `,
}
