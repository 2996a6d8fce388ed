import { houseTheme } from '../../engine/CompiledTheme'
import { siteWords } from '../../words/siteWords'
import { attributes } from './attributes'
import { escapeHtml } from './escapeHtml'

/**
 * Says that a draft is shown.
 * @param admin origin of the admin that tells when something was saved; null where nobody does
 */
export function previewBar(admin: string | null, language: string): string {
  const words = siteWords(language)
  const script = admin ? `<script defer src="${houseTheme().assetAddress('preview.js')}"></script>` : ''
  return `<div class="bar"${attributes({ 'data-admin': admin, role: 'status' })}><strong>${escapeHtml(words.preview)}</strong><span>${escapeHtml(words.previewText)}</span>${script}</div>`
}
