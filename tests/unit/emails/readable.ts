import { JSDOM } from 'jsdom'

const parser = new new JSDOM().window.DOMParser()

/** What somebody reads of a page, on one line. The hidden preview counts; the blanks that push other text out of it do not. */
export function readable(html: string): string {
  const page = parser.parseFromString(html, 'text/html')
  for (const unread of page.querySelectorAll('style, [data-skip-in-text] > div')) unread.remove()
  // Blocks end a word.
  for (const block of page.querySelectorAll('p, h1, div, td, br, span, title')) block.append(' ')
  return (page.documentElement.textContent ?? '').replace(/\s+/g, ' ')
}
