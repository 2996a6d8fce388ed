import { SaxesParser } from 'saxes'
import { MAX_ITEM_BYTES } from '../limits'
import { inPieces } from './inPieces'
import { ExportRefused, type Notice } from './problems'

/** An element of an export with its texts by tag, such as an `item`, a `wp:author` or a `wp:category`. */
export interface Entry {
  name: string
  /** The text of each element directly in it. */
  texts: Record<string, string>
  /** Custom fields. */
  meta: Record<string, string>
  terms: { domain: string; nicename: string; name: string }[]
}

/** Elements of the channel that are entries; the others are facts about the site. */
const ENTRIES = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'])

/** Facts about the site that are needed. */
const FACTS = new Set(['language', 'link', 'title', 'wp:base_blog_url'])

/** Depth of the elements within `rss` and `channel`. */
const ENTRY_DEPTH = 3

/** Elements within each other. The custom fields of comments stand in the sixth. */
const MAX_DEPTH = 32

interface Reading {
  /** Texts of the channel itself. */
  site: Record<string, string>
  /** @returns false to stop */
  onEntry: (entry: Entry) => Promise<boolean>
}

/**
 * Reads an export as a stream: no more than one entry is in memory. What could be read before the file breaks off
 * counts.
 * @throws ExportRefused if it is not an export, declares entities, or is nested deeper than any export
 */
export async function readEntries(texts: AsyncIterable<string>, { onEntry, site }: Reading): Promise<Notice | null> {
  const parser = new SaxesParser({ fragment: false, position: false })
  const path: string[] = []
  const done: Entry[] = []
  let [entry, text, read, since]: [Entry | null, string, number, number] = [null, '', 0, 0]
  let [meta, term]: [{ key: string; value: string }, { domain: string; nicename: string }] = [
    { key: '', value: '' },
    { domain: '', nicename: '' },
  ]
  let failure: Error | null = null
  let isExport = false

  parser.on('doctype', () => {
    throw new ExportRefused('doctype')
  })
  parser.on('error', (error) => {
    // What follows an error cannot be trusted.
    failure = error
    throw error
  })
  parser.on('opentag', ({ attributes, name }) => {
    path.push(name)
    if (path.length > MAX_DEPTH) throw new ExportRefused('unreadable')
    text = ''
    if (path.length === 1 && name !== 'rss') throw new ExportRefused('notAnExport')
    if (path.length === ENTRY_DEPTH && ENTRIES.has(name)) entry = { meta: {}, name, terms: [], texts: {} }
    if (name === 'wp:postmeta') meta = { key: '', value: '' }
    if (name === 'category')
      term = { domain: String(attributes.domain ?? ''), nicename: String(attributes.nicename ?? '') }
  })
  const add = (part: string) => {
    text += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    const depth = path.length
    path.pop()
    // What an entry holds counts together.
    if (depth <= ENTRY_DEPTH) since = read
    if (depth === ENTRY_DEPTH && entry) {
      done.push(entry)
      entry = null
    } else if (depth === ENTRY_DEPTH) {
      if (FACTS.has(name)) site[name] = text
      isExport ||= name === 'wp:wxr_version'
    } else if (entry && depth === ENTRY_DEPTH + 1) {
      if (name === 'wp:postmeta') entry.meta[meta.key] = meta.value
      else if (name === 'category') entry.terms.push({ ...term, name: text })
      else entry.texts[name] = text
    } else if (path.at(-1) === 'wp:postmeta') {
      if (name === 'wp:meta_key') meta.key = text
      if (name === 'wp:meta_value') meta.value = text
    }
    text = ''
  })

  for await (const piece of inPieces(texts)) {
    read += piece.length
    try {
      parser.write(piece)
    } catch (error) {
      if (error !== failure) throw error
    }
    if (read - since > MAX_ITEM_BYTES) throw new ExportRefused('itemTooLarge')
    for (const found of done.splice(0)) {
      isExport ||= found.texts['wp:post_type'] !== undefined
      if (!(await onEntry(found))) return 'tooManyItems'
    }
    if (failure) break
  }
  if (!isExport) throw new ExportRefused(read === 0 ? 'empty' : failure ? 'notXml' : 'notAnExport')
  if (failure) return 'broken'
  return path.length > 0 ? 'cutOff' : null
}
