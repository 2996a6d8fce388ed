import { isTextAddress, completeAddress } from '../richText/textAddress'
import { tidyPictures } from './pictures'
import { tidyTables } from './tables'
import { listsFromWord } from './wordLists'

/** Parts that no reader sees: filtered rows of Excel, first lines of mails that are only for previews. */
const NOT_SHOWN =
  'script, style, template, noscript, meta, title, xml, [hidden], [style*="display:none" i], [style*="display: none" i]'

interface CleanPaste {
  html: string
  /** Number of pictures that the clipboard only names, so that nothing could be uploaded. */
  picturesLeftOut: number
  /** Number of links that lead nowhere on the web, such as to files. Their text stays. */
  linksLeftOut: number
}

/**
 * Prepares HTML from other programs (Word, Google Docs, Excel, LibreOffice, mails, web pages) for the editor: lists are
 * lists, tables have a heading row, links lead somewhere, and only pictures that can be uploaded remain.
 * @param parse reads HTML without running or loading anything, as `DOMParser` does
 */
export function cleanPaste(html: string, parse: (html: string) => Document): CleanPaste {
  const document = parse(html)
  document.querySelectorAll(NOT_SHOWN).forEach((element) => element.remove())
  listsFromWord(document)
  tidyTables(document)
  const picturesLeftOut = tidyPictures(document)
  const linksLeftOut = tidyLinks(document)
  return { html: document.body.innerHTML, linksLeftOut, picturesLeftOut }
}

/** Unwraps addresses, and keeps only the text of bookmarks and of links that lead nowhere on the web. */
function tidyLinks(document: Document): number {
  let leftOut = 0
  for (const link of document.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.trim() ?? ''
    const href = completeAddress(address)
    // Anchors within the copied document do not exist in this one.
    const isBookmark = !address || address.startsWith('#')
    if (!isBookmark && isTextAddress(href)) link.setAttribute('href', href)
    else {
      if (!isBookmark && link.textContent.trim()) leftOut++
      link.replaceWith(...link.childNodes)
    }
  }
  return leftOut
}
