/** The style of /api/docs: the site's colours in light and dark, without further requests. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf8; --card: #fff; --ink: #1d1826; --muted: #625b71; --line: #e8e3ee;
  --purple: #4c1d95; --code: #f4f0fa; --get: #0f766e; --post: #6d28d9; --put: #92600a; --delete: #b42318; }
@media (prefers-color-scheme: dark) { :root { --paper: #15101f; --card: #1e1730; --ink: #f1edf8; --muted: #b5acc6;
  --line: #352b4a; --purple: #c4b0ff; --code: #2a2140; --get: #5eead4; --post: #c4b5fd; --put: #fcd34d; --delete: #fda4a0; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 Inter, system-ui, sans-serif }
header { background: linear-gradient(120deg, #1f0a3a, #4c1d95); color: #fff; padding: 2.5rem 0 }
header > div, main { max-width: 64rem; margin: 0 auto; padding: 0 1.25rem }
header h1 { margin: 0 0 .4rem; font-size: clamp(1.6rem, 5vw, 2.4rem); line-height: 1.15; letter-spacing: -.02em }
header p { margin: .2rem 0; color: #ddd3f3; max-width: 44rem }
header a { color: #fff }
nav { columns: 16rem; column-gap: 2rem; padding: 1.75rem 0 1.5rem; border-bottom: 1px solid var(--line) }
nav a { display: flex; gap: .6rem; align-items: baseline; padding: .15rem 0; color: inherit; text-decoration: none; break-inside: avoid }
nav a:hover span { text-decoration: underline }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.4rem; letter-spacing: -.01em }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.1rem 1.25rem; margin: 0 0 1rem; scroll-margin-top: 1rem }
article:target { outline: 2px solid var(--purple) }
h3 { display: flex; flex-wrap: wrap; gap: .6rem; align-items: baseline; margin: 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere }
h4 { margin: 1rem 0 .35rem; font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; color: var(--muted) }
.method { font: 700 .78rem/1 ui-monospace, monospace; min-width: 3.6rem }
.get { color: var(--get) } .post { color: var(--post) } .put { color: var(--put) } .delete { color: var(--delete) }
code, pre { font: .86rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace }
code { background: var(--code); border-radius: 5px; padding: .1em .35em; overflow-wrap: anywhere }
h3 code { background: none; padding: 0; font-size: .98rem }
pre { background: var(--code); border-radius: 8px; padding: .8rem 1rem; margin: .4rem 0; overflow-x: auto }
.access { margin-left: auto; font-size: .78rem; font-weight: 500; color: var(--muted); border: 1px solid var(--line); border-radius: 99px; padding: .1rem .6rem }
.about { margin: .5rem 0 0 } .muted { color: var(--muted) }
table { width: 100%; border-collapse: collapse; font-size: .92rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line) }
thead th { border: 0; padding-top: 0; font-size: .78rem; color: var(--muted); font-weight: 500 }
td:first-child { white-space: nowrap }
.scroll { overflow-x: auto }
details { margin-top: .9rem } summary { cursor: pointer; font-weight: 600; font-size: .92rem }
a { color: var(--purple) } a:focus-visible, summary:focus-visible { outline: 2px solid var(--purple); outline-offset: 2px }
footer { color: var(--muted); font-size: .9rem; padding: 1rem 0 3rem }
@media (max-width: 40rem) { .access { margin-left: 0 } article { padding: 1rem } thead { display: none }
  tr { display: block; border-top: 1px solid var(--line); padding: .4rem 0 } td { display: inline; border: 0; padding: 0 .5rem 0 0 } td:nth-child(3):not(:empty) { display: block } }
@media print { header { background: none; color: #000 } details > * { display: block } article { break-inside: avoid } }
`
