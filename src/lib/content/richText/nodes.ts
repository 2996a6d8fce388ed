/** A rich text as the editor stores it: a tree of nodes. */
export interface RichText {
  root: { children: RichTextNode[]; type: 'root' } & Record<string, unknown>
}

export type RichTextNode = { children?: RichTextNode[]; text?: string; type: string } & Record<string, unknown>

const BLOCK = { direction: null, format: '', indent: 0, version: 1 } as const

/** A block that contains other nodes. @param more properties of its type, such as the `tag` of a heading */
export const blockNode = (type: string, children: RichTextNode[], more: object = {}): RichTextNode => ({
  ...BLOCK,
  children,
  type,
  ...more,
})

export const paragraphNode = (children: RichTextNode[] = []): RichTextNode =>
  blockNode('paragraph', children, { textFormat: 0 })

/** Formats of words, by their bit in `format`. */
export const FORMATS = { bold: 1, italic: 2, strikethrough: 4, underline: 8, code: 16, subscript: 32, superscript: 64 }

/** @param format sum of `FORMATS` */
export const wordsNode = (text: string, format = 0): RichTextNode => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
  type: 'text',
  version: 1,
})

/** A text of these blocks; of an empty paragraph if there are none, as the editor opens no text without any. */
export const richTextOf = (blocks: RichTextNode[]): RichText => ({
  root: { ...BLOCK, children: blocks.length > 0 ? blocks : [paragraphNode()], type: 'root' },
})

/** Plain text as rich text, one paragraph per line. */
export const richTextOfLines = (text: string): RichText =>
  richTextOf(text.split(/\n+/).map((line) => paragraphNode(line.trim() ? [wordsNode(line.trim())] : [])))
