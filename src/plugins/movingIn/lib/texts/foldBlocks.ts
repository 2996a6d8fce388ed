import { randomUUID } from 'node:crypto'
import { isRichText } from '@/lib/apps/richText'
import { blockNode, paragraphNode, type RichTextNode, richTextOf, wordsNode } from '@/lib/content/richText/nodes'
import type { OldBlock } from './block'

/** Makes one text of all blocks beyond the most that a page holds: pictures stand in it. */
export function foldBlocks(blocks: OldBlock[], max: number): OldBlock[] {
  const kept = blocks.slice(0, max - 1)
  const children = blocks.slice(max - 1).flatMap(nodesOf)
  return [...kept, { blockType: 'text', content: richTextOf(children) }]
}

function nodesOf(block: OldBlock): RichTextNode[] {
  switch (block.blockType) {
    case 'image':
      return [pictureNode(block.image)]
    case 'gallery':
      return (block.images as unknown[]).map(pictureNode)
    case 'quote':
      return [blockNode('quote', [wordsNode(String(block.quote))])]
    case 'video':
      return [paragraphNode([linkNode(String(block.address), String(block.title))])]
    case 'columns':
      return (block.columns as Record<string, unknown>[]).flatMap(({ content, image }) => [
        ...(image ? [pictureNode(image)] : []),
        ...childrenOf(content),
      ])
    default:
      return childrenOf(block.content)
  }
}

const childrenOf = (text: unknown): RichTextNode[] => (isRichText(text) ? text.root.children : [])

const pictureNode = (value: unknown): RichTextNode => ({
  fields: null,
  format: '',
  id: randomUUID(),
  relationTo: 'media',
  type: 'upload',
  value,
  version: 3,
})

const linkNode = (url: string, text: string): RichTextNode =>
  blockNode('link', [wordsNode(text)], {
    fields: { linkType: 'custom', newTab: true, url },
    id: randomUUID(),
    version: 3,
  })
