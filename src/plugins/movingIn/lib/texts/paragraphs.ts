/** Elements that stand between others, not in a line of text. */
const BLOCKS = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe main nav ol p pre section table ul video audio object embed'.split(
    ' ',
  ),
)

const ELEMENT = 1
const TEXT = 3

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT

export const isBlock = (node: Node): boolean => isElement(node) && BLOCKS.has(node.localName)

/**
 * Wraps text and inline elements that lie directly in a container into paragraphs. WordPress leaves them out: an empty
 * line begins a paragraph, a single one breaks the line.
 */
export function addParagraphs(container: Element): void {
  const document = container.ownerDocument
  let paragraph: Element | null = null
  const add = (node: Node, before: Node) => {
    if (!paragraph) {
      paragraph = document.createElement('p')
      container.insertBefore(paragraph, before)
    }
    paragraph.append(node)
  }
  for (const node of [...container.childNodes]) {
    if (isBlock(node)) {
      paragraph = null
      continue
    }
    if (node.nodeType !== TEXT) {
      if (isElement(node)) add(node, node)
      else node.parentNode?.removeChild(node)
      continue
    }
    const parts = (node.textContent ?? '').split(/\r?\n[^\S\n]*\n\s*/)
    for (const [index, part] of parts.entries()) {
      if (index > 0) paragraph = null
      if (!part.trim() && !paragraph) continue
      for (const [line, words] of part.split(/\r?\n/).entries()) {
        if (line > 0 && words.trim() && paragraph) add(document.createElement('br'), node)
        if (words) add(document.createTextNode(words), node)
      }
    }
    node.parentNode?.removeChild(node)
  }
}
