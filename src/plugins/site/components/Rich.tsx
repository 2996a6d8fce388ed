import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { View } from '../lib/View'
import { convertersOf } from './convertersOf'

interface Props {
  view: View
  /** As Payload stores rich text; anything else shows nothing. */
  data: unknown
}

/** A text that staff has written. */
export function Rich({ data, view }: Props) {
  if (!isText(data)) return null
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({ ...defaultConverters, ...convertersOf(view, defaultConverters) })
  const html = convertLexicalToHTML({ converters, data, disableContainer: true, disableIndent: true, disableTextAlign: true })
  return html ? <div className="rich" dangerouslySetInnerHTML={{ __html: html }} /> : null
}

const isText = (data: unknown): data is SerializedEditorState => typeof data === 'object' && data !== null && 'root' in data
