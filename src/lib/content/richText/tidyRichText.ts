import { isRecord } from '../../values'
import { completeAddress, isAddressLink, isTextAddress } from './textAddress'

type Node = Record<string, unknown>

/**
 * Tidies a rich text, whoever sends it: removes pictures whose upload never finished and links that never got an
 * address, and completes link targets.
 * @returns the same object if nothing had to change
 */
export function tidyRichText<Value>(value: Value): Value {
  if (!isRecord(value) || !isRecord(value.root)) return value
  const root = tidyNode(value.root)
  if (root === value.root) return value
  // The editor cannot open a text without any paragraph.
  const isEmpty = Array.isArray(root.children) && root.children.length === 0
  return { ...value, root: isEmpty ? { ...root, children: [emptyParagraph()] } : root }
}

function tidyNode(node: Node): Node {
  const tidied = isAddressLink(node) ? withCompleteAddress(node) : node
  const { children } = tidied
  if (!Array.isArray(children)) return tidied
  const kept = children.flatMap((child: unknown) => tidyChild(child))
  const isSame = kept.length === children.length && kept.every((child, index) => child === children[index])
  return isSame ? tidied : { ...tidied, children: kept }
}

function tidyChild(child: unknown): unknown[] {
  if (!isRecord(child)) return [child]
  if (isHalfLoaded(child)) return []
  const tidied = tidyNode(child)
  return hasNoAddress(tidied) ? childrenOf(tidied) : [tidied]
}

/** A link whose address nobody entered: the editor begins with `https://`; bookmarks of Word have none. */
const hasNoAddress = (node: Node): boolean =>
  isAddressLink(node) &&
  isRecord(node.fields) &&
  typeof node.fields.url === 'string' &&
  /^(?:https?:\/\/)?$/.test(node.fields.url)

/** A picture that the editor was still uploading, or could not load. It refers to no document. */
const isHalfLoaded = (node: unknown): boolean =>
  isRecord(node) &&
  node.type === 'upload' &&
  (isPresent(node.pending) || (!isPresent(node.value) && !isPresent(node.relationTo)))

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

function withCompleteAddress(node: Node): Node {
  if (!isRecord(node.fields) || typeof node.fields.url !== 'string') return node
  const url = completeAddress(node.fields.url)
  return url === node.fields.url ? node : { ...node, fields: { ...node.fields, url } }
}

const emptyParagraph = (): Node => ({
  children: [],
  direction: null,
  format: '',
  indent: 0,
  textFormat: 0,
  type: 'paragraph',
  version: 1,
})

/** The text of the first link that leads nowhere; null if every link is valid. */
export function findDeadLink(value: unknown): string | null {
  return isRecord(value) ? deadLinkIn(value.root) : null
}

function deadLinkIn(node: unknown): string | null {
  if (!isRecord(node)) return null
  if (isAddressLink(node) && !isTextAddress(isRecord(node.fields) ? node.fields.url : null))
    return textIn(node).trim() || String(isRecord(node.fields) ? (node.fields.url ?? '') : '')
  for (const child of childrenOf(node)) {
    const found = deadLinkIn(child)
    if (found !== null) return found
  }
  return null
}

const childrenOf = ({ children }: Node): unknown[] => (Array.isArray(children) ? children : [])

const textIn = (node: Node): string =>
  typeof node.text === 'string'
    ? node.text
    : childrenOf(node)
        .map((child) => (isRecord(child) ? textIn(child) : ''))
        .join('')
