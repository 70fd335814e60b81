import { EARLY_SCRIPT_OF_PUBLIC_PAGES } from './early-script.mjs'

/** Hides the sign-in links where a visitor was signed in; reading storage takes a while, so only pages with them do. */
const RETURNING = `try{if('visitorSignedIn'in localStorage)document.documentElement.dataset.returning=''}catch{}`

/** Adds to a public page the script that serves it until its own scripts have started. */
export function addEarlyScript(html: string): string {
  const returning = html.includes('returning:invisible') ? `;${RETURNING}` : ''
  return html.replace('</head>', () => `<script>${EARLY_SCRIPT_OF_PUBLIC_PAGES}${returning}</script></head>`)
}
