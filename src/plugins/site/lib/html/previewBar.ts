import { houseTheme } from '../../engine/CompiledTheme'
import { siteMessages } from '../siteMessages'
import { attributes, escapeHtml } from './html'

const asset = (name: string) => houseTheme().assetAddress(name)

/**
 * Renders the bar above a draft.
 * @param admin origin of the admin that reports saves; null when there is none
 */
export function previewBar(admin: string | null, language: string): string {
  const messages = siteMessages(language)
  const script = admin ? `<script defer src="${asset('preview.js')}"></script>` : ''
  return renderBar({ text: messages.previewText, title: messages.preview }, { 'data-admin': admin }, script)
}

/** Content of the bar above a preview of a whole site. */
export interface PreviewNote {
  title: string
  text: string
  /** Language of the note. Staff may not read the language of the page. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Changes that the preview cannot show, with reasons. Default: none. */
  missing?: { label: string; reasons: string[] }
}

/** Renders the bar above a preview of a whole site. */
export function previewNoteBar({ direction, language, missing, text, title }: PreviewNote): string {
  const list = missing?.reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')
  return renderBar(
    { text, title },
    { dir: direction, lang: language },
    missing && list ? `<details open><summary>${escapeHtml(missing.label)}</summary><ul>${list}</ul></details>` : '',
  )
}

/** Renders a bar with its own style sheet, independent of the theme. */
const renderBar = (
  { text, title }: { text: string; title: string },
  extraAttributes: Record<string, string | null>,
  content: string,
): string =>
  `<link href="${asset('bar.css')}" rel="stylesheet"><div class="callboard-bar"${attributes({ ...extraAttributes, role: 'status' })}><strong>${escapeHtml(title)}</strong><span>${escapeHtml(text)}</span>${content}</div>`
