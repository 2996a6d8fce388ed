/** Converts plain text to rich text, one paragraph per line. */
export const paragraphs = (text: string): { root: unknown } => ({
  root: {
    children: text
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => ({
        children: [{ detail: 0, format: 0, mode: 'normal', style: '', text: line, type: 'text', version: 1 }],
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        type: 'paragraph',
        version: 1,
      })),
    direction: null,
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
})
