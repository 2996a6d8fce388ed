import type { PayloadRequest } from 'payload'
import { parseHtml } from '@/collections/fields/htmlToRichText'
import type { RichText, RichTextNode } from '@/lib/content/richText/nodes'
import { richTextOf } from '@/lib/content/richText/nodes'
import { findAtPaths, findBrought, findFiles } from '../../database/items'
import { oldPath } from '../export/oldPath'
import { bareHost } from '../hosts'
import { readText, type Remark } from '../texts/readText'
import type { OldBlock } from '../texts/block'
import { toBlocks } from '../texts/toBlocks'
import type { Bringing } from './Bringing'

export interface Converted {
  blocks: OldBlock[]
  remarks: Remark[]
  /** Links that lead to something that has not been brought yet. */
  openLinks: number
}

/** Collections to which links in texts may lead. */
const LINKED = new Set(['pages', 'events', 'posts', 'people', 'venues', 'files'])

/** WordPress stores a picture in several sizes: `seagull-300x200.jpg`, `seagull-scaled.jpg`. */
const SIZE = /(?:-\d{2,5}x\d{2,5}|-scaled)(?=\.\w+$)/

const fileKeyOf = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[?#].*$/s, '')

/** Converts a text of the old website. What it shows and links to points to what was brought. */
export async function convertText(req: PayloadRequest, bringing: Bringing, html: string): Promise<Converted> {
  const { toRichText, website } = bringing
  const text = readText(html, website.address, parseHtml)
  const isOld = (address: string): boolean =>
    website.address !== null &&
    URL.canParse(address) &&
    bareHost(new URL(address).host) === bareHost(new URL(website.address).host)
  const paths = text.addresses.filter(isOld).flatMap((address) => oldPath(address) ?? [])
  const keys = text.addresses.map(fileKeyOf)
  const [targets, files, pictures] = [
    await findAtPaths(req, website.id, [...new Set(paths)]),
    await findFiles(req, website.id, [
      ...new Set(
        keys.flatMap((key) => [key, key.replace(SIZE, ''), key.replace(SIZE, '').replace(/(?=\.\w+$)/, '-scaled')]),
      ),
    ]),
    await findBrought(req, website.id, ['picture'], text.pictureIds),
  ]
  const fileAt = (address: string) => {
    const key = fileKeyOf(address)
    return (
      files.get(key) ??
      files.get(key.replace(SIZE, '')) ??
      files.get(key.replace(SIZE, '').replace(/(?=\.\w+$)/, '-scaled'))
    )
  }
  let openLinks = 0
  const { blocks, remarks } = toBlocks(text, {
    link: (address) => {
      if (!isOld(address)) return null
      const file = fileAt(address)
      if (file && LINKED.has(file.collection)) return { document: { relationTo: file.collection, value: file.id } }
      const path = oldPath(address)
      const target = path === null ? undefined : targets.get(path)
      if (target?.isWaiting) openLinks++
      if (target?.document && LINKED.has(target.document.collection))
        return { document: { relationTo: target.document.collection, value: target.document.id } }
      return { path: `${path ?? '/'}${new URL(address).hash}` }
    },
    picture: (oldId, address) => {
      const found = (oldId && pictures.get(oldId)) || fileAt(address)
      return found?.collection === 'media' ? found.id : null
    },
    toRichText,
  })
  return { blocks, openLinks, remarks }
}

/** The words of all blocks as one text, for fields that hold no blocks. */
export function joinTexts(blocks: OldBlock[]): RichText | null {
  const nodes = blocks.flatMap((block): RichTextNode[] =>
    block.blockType === 'text' ? (block.content as RichText).root.children : [],
  )
  return nodes.length > 0 ? richTextOf(nodes) : null
}

/** Pictures of all blocks, for fields that hold them apart. */
export const picturesIn = (blocks: OldBlock[]): string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      block.blockType === 'image'
        ? [String(block.image)]
        : block.blockType === 'gallery'
          ? (block.images as string[])
          : [],
    ),
  ),
]
