interface Item {
  level: number
  isNumbered: boolean
  /** First number of a numbered list. */
  start: number
}

interface OpenList {
  level: number
  list: HTMLElement
}

/**
 * Converts the lists of Word and Outlook. Both describe them as paragraphs with a typed bullet or number, and the
 * level only in a style: `mso-list: l0 level2 lfo1`. Word for the web writes one list per item, with the level in an
 * attribute.
 */
export function listsFromWord(document: Document): void {
  for (const item of document.querySelectorAll<HTMLElement>('li[data-aria-level]')) unpackWebItem(item)
  const lines = [...document.querySelectorAll<HTMLElement>('p, div, li[data-aria-level]')].filter(isLine)
  let open: OpenList[] = []
  let previous: Element | null = null
  for (const line of lines) {
    const item = readItem(line)
    // A paragraph between two items ends the list.
    if (line.previousElementSibling !== previous || previous === null) open = []
    open = place(line, item, open)
    previous = open[0]?.list ?? null
  }
}

const levelOf = (line: Element): number | null => {
  const level =
    /mso-list:[^;]*\blevel(\d+)/i.exec(line.getAttribute('style') ?? '')?.[1] ?? line.getAttribute('data-aria-level')
  return level ? Math.max(1, Number(level)) : null
}

const isLine = (line: Element): boolean => levelOf(line) !== null

/** Takes an item of Word for the web out of its own list and container. */
function unpackWebItem(item: HTMLElement): void {
  const list = item.parentElement
  if (!list?.matches('ul, ol')) return
  item.setAttribute('data-list', list.localName)
  item.setAttribute('data-start', list.getAttribute('start') ?? '1')
  const container = list.parentElement?.matches('.ListContainerWrapper') ? list.parentElement : list
  container.before(item)
  if (!list.querySelector('li')) container.remove()
}

const IGNORED = /mso-list:\s*ignore/i
const NUMBERED = /^[([]?(?:\p{Nd}+(?:[.)\]、．-]\p{Nd}+)*[.)\]、．-]?|\p{L}{1,5}[.)\]、．-])$/u
/** A typed bullet or number without a style of its own, as older versions of Outlook write it. */
const TYPED_MARK = /^\s*([·•▪§o–-]|\p{Nd}{1,3}[.)]|\p{L}[.)])[\s\u00a0]{2,}/u

/** Reads an item, and removes its typed bullet or number. */
function readItem(line: HTMLElement): Item {
  const level = levelOf(line) ?? 1
  const kind = line.getAttribute('data-list')
  if (kind) return { isNumbered: kind === 'ol', level, start: Number(line.getAttribute('data-start')) || 1 }
  const marks = [...line.querySelectorAll('[style]')].filter((element) =>
    IGNORED.test(element.getAttribute('style') ?? ''),
  )
  const mark = (marks.map(({ textContent }) => textContent).join('') || takeTypedMark(line)).replace(/\s+/g, '')
  for (const element of marks) element.remove()
  const number = /\p{Nd}+/u.exec(mark)?.[0]
  return { isNumbered: NUMBERED.test(mark), level, start: Number(number) || 1 }
}

/** `NodeFilter.SHOW_TEXT`, which servers do not have. */
const TEXT = 4

function takeTypedMark(line: HTMLElement): string {
  const text = line.ownerDocument.createTreeWalker(line, TEXT).nextNode()
  const [typed, mark] = TYPED_MARK.exec(text?.textContent ?? '') ?? []
  if (!text || !typed || !mark) return ''
  text.textContent = (text.textContent ?? '').slice(typed.length)
  return mark
}

/** Moves a line into the list of its level; returns the lists that are open after it, outermost first. */
function place(line: HTMLElement, { isNumbered, level, start }: Item, open: OpenList[]): OpenList[] {
  const tag = isNumbered ? 'ol' : 'ul'
  const document = line.ownerDocument
  let parents = open.filter((list) => list.level < level)
  let current = open.find((list) => list.level === level)
  if (current && current.list.localName !== tag) current = undefined
  if (!current) {
    const list = document.createElement(tag)
    if (isNumbered && start > 1) list.setAttribute('start', String(start))
    const lastItem = parents.at(-1)?.list.lastElementChild
    if (lastItem) lastItem.append(list)
    else {
      parents = []
      line.before(list)
    }
    current = { level, list }
  }
  const item = document.createElement('li')
  item.append(...line.childNodes)
  current.list.append(item)
  line.remove()
  return [...parents, current]
}
