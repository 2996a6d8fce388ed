import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { View } from '../View'
import { convertersOf } from './convertersOf'

/** Converts a rich text to HTML; '' for any other value. */
export function richHtml(data: unknown, view: View): string {
  if (!isEditorState(data)) return ''
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...convertersOf(view, defaultConverters),
  })
  const html = convertLexicalToHTML({
    converters,
    data,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
  return html ? `<div class="rich">${html}</div>` : ''
}

const isEditorState = (data: unknown): data is SerializedEditorState =>
  typeof data === 'object' && data !== null && 'root' in data
