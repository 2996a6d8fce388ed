import { houseTheme } from '../../engine/CompiledTheme'
import { siteMessages } from '../../words/siteWords'
import { attributes, escapeHtml } from './html'

const asset = (name: string) => houseTheme().assetAddress(name)

/**
 * Says that a draft is shown.
 * @param admin origin of the admin that tells when something was saved; null where nobody does
 */
export function previewBar(admin: string | null, language: string): string {
  const words = siteMessages(language)
  const script = admin ? `<script defer src="${asset('preview.js')}"></script>` : ''
  return renderBar({ text: words.previewText, title: words.preview }, { 'data-admin': admin }, script)
}

/** What stands above a site that is only looked at. */
export interface Note {
  title: string
  text: string
  /** In which the note is written: staff's, who may not read that of the page. */
  language: string
  direction: 'ltr' | 'rtl'
  /** What does not show, and why. Default: nothing. */
  missing?: { label: string; reasons: string[] }
}

/** Says what a site is shown with. */
export function noteBar({ direction, language, missing, text, title }: Note): string {
  const list = missing?.reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')
  return renderBar(
    { text, title },
    { dir: direction, lang: language },
    list ? `<details open><summary>${escapeHtml(missing!.label)}</summary><ul>${list}</ul></details>` : '',
  )
}

/** With a style of its own, as no theme knows of it. */
const renderBar = (
  { text, title }: { text: string; title: string },
  more: Record<string, string | null>,
  rest: string,
): string =>
  `<link href="${asset('bar.css')}" rel="stylesheet"><div class="callboard-bar"${attributes({ ...more, role: 'status' })}><strong>${escapeHtml(title)}</strong><span>${escapeHtml(text)}</span>${rest}</div>`
