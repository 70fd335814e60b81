import type { Page } from '@playwright/test'

/** Milliseconds until a change of the page is translated. */
const PAUSE = 120

/**
 * Translates a page like browsers do: every text node, present or future, is replaced by two nested <font>
 * elements. Translated text is in «guillemets», to distinguish it from untranslated text.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((pause) => {
    const isOpen = ({ data, parentElement }: Text) =>
      data.trim() !== '' && !parentElement?.closest('script, style, noscript, textarea, font')
    const textsOf = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts.filter(isOpen)
    }
    const wrap = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data.replace(/\S(?:[^]*\S)?/, '«$&»'))
      outer.append(inner)
      text.replaceWith(outer)
    }
    textsOf(document.body).forEach(wrap)
    const added = new Set<Node>()
    const watcher = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'childList' ? addedNodes : [target]) added.add(node)
      setTimeout(() => {
        for (const node of added) if (node.isConnected) textsOf(node).forEach(wrap)
        added.clear()
      }, pause)
    })
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
  }, PAUSE)
}
