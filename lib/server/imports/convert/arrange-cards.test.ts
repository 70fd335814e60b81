import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { arrangeCards } from './convert-content'

function arranged(html: string): string {
  const body = parseDocument(html)
  arrangeCards(body)
  return DomUtils.getInnerHTML(body)
}

test('a callout card of Ghost becomes a callout', () => {
  expect(
    arranged(
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Sand <b>first</b></div></div>',
    ),
  ).toBe('<aside data-callout="note"><p class="kg-callout-text">Sand <b>first</b></p></aside>')
})

test('of a player of Ghost there stays what it plays, with its title', () => {
  expect(
    arranged(
      '<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="https://old.example/a.mp3"></audio><div class="kg-audio-title">Saw</div><div class="kg-audio-player"><span>0:00</span></div></div></div>',
    ),
  ).toBe(
    '<div class="kg-card kg-audio-card"><div class="kg-audio-player-container"><audio src="https://old.example/a.mp3"></audio><div class="kg-audio-title">Saw</div></div></div>',
  )
})
