import type { Portrait } from '../content'

/** Hair behind the head, and hair before it. */
const HAIR: Record<Portrait['hair'], { behind: string; before: string }> = {
  bald: { behind: '', before: '' },
  short: {
    behind: '<circle cx="200" cy="140" r="86"/>',
    before: '<path d="M130 150c0-90 140-90 140 0-20-34-40-44-70-44s-50 10-70 44z"/>',
  },
  long: {
    behind: '<path d="M112 160c0-130 176-130 176 0v140c0 24-176 24-176 0z"/>',
    before: '<path d="M129 160c0-110 142-110 142 0-8-30-34-46-60-54-24 28-56 40-80 54z"/>',
  },
  bun: {
    behind: '<circle cx="200" cy="62" r="36"/><circle cx="200" cy="146" r="80"/>',
    before: '<path d="M128 158c0-108 144-108 144 0-14-40-42-56-72-56s-58 16-72 56z"/>',
  },
}

/** The portrait of an author, 400 by 400, as an SVG. */
export function drawPortrait({ hair, hairColor, skin, shirt, ground, glasses, beard }: Portrait): string {
  const { behind, before } = HAIR[hair]
  const dark = '#2a1f2d'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
<rect width="400" height="400" fill="${ground}"/>
<circle cx="310" cy="90" r="150" fill="#ffffff" opacity=".28"/>
<g fill="${hairColor}">${behind}</g>
<path d="M48 420c0-96 66-130 152-130s152 34 152 130z" fill="${shirt}"/>
<path d="M200 296l-44 8 44 58 44-58z" fill="#ffffff" opacity=".85"/>
<path d="M168 220h64v74c0 30-64 30-64 0z" fill="${skin}"/>
<path d="M168 240c18 22 46 22 64 0v24c-18 18-46 18-64 0z" fill="${dark}" opacity=".14"/>
<ellipse cx="200" cy="168" rx="70" ry="84" fill="${skin}"/>
<ellipse cx="130" cy="176" rx="11" ry="18" fill="${skin}"/><ellipse cx="270" cy="176" rx="11" ry="18" fill="${skin}"/>
${beard ? `<path d="M130 176c4 104 136 104 140 0 0 30-20 26-36 22-22-8-46-8-68 0-16 4-36 8-36-22z" fill="${hairColor}"/>` : ''}
<g fill="${hairColor}">${before}<rect x="156" y="140" width="30" height="6" rx="3"/><rect x="214" y="140" width="30" height="6" rx="3"/></g>
<g fill="${dark}"><circle cx="172" cy="164" r="6.5"/><circle cx="228" cy="164" r="6.5"/></g>
<path d="M200 168c-6 16-8 22 2 24" fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>
<path d="M178 212c14 13 30 13 44 0" fill="none" stroke="${dark}" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>
${glasses ? `<g fill="none" stroke="${dark}" stroke-width="5"><circle cx="172" cy="166" r="23"/><circle cx="228" cy="166" r="23"/><path d="M195 164h10"/></g>` : ''}
</svg>`
}
