import { idOf, isRecord } from '@/lib/values'
import { paragraphNode } from './nodes'
import { completeAddress, isAddressLink, isTextAddress } from './textAddress'

type Node = Record<string, unknown>

/**
 * Tidies a rich text, whoever sends it: removes pictures whose upload never finished and links that never got an
 * address, and completes link targets.
 * @param moment when saving, documents that were sent whole become references again, and nodes that refer to nothing
 *   are removed; a text that is only read may have lost a document that comes back
 * @returns the same object if nothing had to change
 */
export function tidyRichText<Value>(value: Value, moment: 'reading' | 'saving' = 'saving'): Value {
  if (!isRecord(value) || !isRecord(value.root)) return value
  const root = tidyNode(value.root, moment === 'saving')
  if (root === value.root) return value
  // The editor cannot open a text without any paragraph.
  const isEmpty = Array.isArray(root.children) && root.children.length === 0
  return { ...value, root: isEmpty ? { ...root, children: [paragraphNode()] } : root }
}

function tidyNode(node: Node, isSaved: boolean): Node {
  const linked = isAddressLink(node) ? withCompleteAddress(node) : node
  const tidied = isSaved ? withIds(linked) : linked
  const { children } = tidied
  if (!Array.isArray(children)) return tidied
  const kept = children.flatMap((child: unknown) => tidyChild(child, isSaved))
  const isSame = kept.length === children.length && kept.every((child, index) => child === children[index])
  return isSame ? tidied : { ...tidied, children: kept }
}

function tidyChild(child: unknown, isSaved: boolean): unknown[] {
  if (!isRecord(child)) return [child]
  if (isHalfLoaded(child)) return []
  const tidied = tidyNode(child, isSaved)
  if (isSaved && EMBEDDED.has(String(tidied.type)) && !isPresent(tidied.value)) return []
  return hasNoAddress(tidied) || (isSaved && hasNoDocument(tidied)) ? childrenOf(tidied) : [tidied]
}

/** Nodes that show a document. */
const EMBEDDED = new Set(['relationship', 'upload'])

/** A link whose address nobody entered: the editor begins with `https://`; bookmarks of Word have none. */
const hasNoAddress = (node: Node): boolean =>
  isAddressLink(node) &&
  isRecord(node.fields) &&
  typeof node.fields.url === 'string' &&
  /^(?:https?:\/\/)?$/.test(node.fields.url)

/** A link to a document that was never chosen. */
const hasNoDocument = ({ fields, type }: Node): boolean =>
  type === 'link' &&
  isRecord(fields) &&
  fields.linkType === 'internal' &&
  !(isRecord(fields.doc) && isPresent(fields.doc.value))

/** A picture that the editor was still uploading, or could not load. It refers to no document. */
const isHalfLoaded = (node: Node): boolean =>
  node.type === 'upload' && (isPresent(node.pending) || (!isPresent(node.value) && !isPresent(node.relationTo)))

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Whoever reads a text with its documents, and sends it back, sends the documents too. */
function withIds(node: Node): Node {
  if (EMBEDDED.has(String(node.type))) return isRecord(node.value) ? { ...node, value: idOf(node.value) } : node
  if (node.type !== 'link' || !isRecord(node.fields) || !isRecord(node.fields.doc)) return node
  const { doc } = node.fields
  return isRecord(doc.value) ? { ...node, fields: { ...node.fields, doc: { ...doc, value: idOf(doc.value) } } } : node
}

function withCompleteAddress(node: Node): Node {
  if (!isRecord(node.fields) || typeof node.fields.url !== 'string') return node
  const url = completeAddress(node.fields.url)
  return url === node.fields.url ? node : { ...node, fields: { ...node.fields, url } }
}

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
