/*
 * Plays the videos of a post in place, on a click only: until then nothing is requested of YouTube or Vimeo.
 * Without this script the still picture is a link to the video.
 */
;(() => {
  const WANTED = 'plumbline:video'

  /** Notes a video for one reload of the page; a browser that denies storage plays it all the same. */
  function note(href) {
    try {
      sessionStorage.setItem(WANTED, href)
      return true
    } catch {
      return false
    }
  }

  function takeNoted() {
    try {
      const href = sessionStorage.getItem(WANTED)
      sessionStorage.removeItem(WANTED)
      return href
    } catch {
      return null
    }
  }

  function playerOf(href) {
    const url = new URL(href)
    if (url.hostname === 'vimeo.com') {
      const [, id, secret] = url.pathname.split('/')
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`
    }
    const start = parseInt(url.searchParams.get('t') ?? '', 10)
    const id = encodeURIComponent(url.searchParams.get('v') ?? '')
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
  }

  function play(link) {
    const frame = document.createElement('iframe')
    Object.assign(frame, {
      src: playerOf(link.href),
      title: link.querySelector('.video-title > span:not([class])')?.textContent || 'Video',
      allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    link.replaceWith(frame)
    frame.focus()
  }

  let isNoted = false
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('.prose figure[data-video] > a')
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    isNoted = note(link.href)
    play(link)
  })

  // A page that was reached without a load of its own has the policy of the page before: it is loaded once.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src' && isNoted) location.reload()
  })
  const wanted = takeNoted()
  const [entry] = performance.getEntriesByType('navigation')
  if (!wanted || entry?.type !== 'reload') return
  for (const link of document.querySelectorAll('.prose figure[data-video] > a'))
    if (link.href === wanted) return play(link)
})()
