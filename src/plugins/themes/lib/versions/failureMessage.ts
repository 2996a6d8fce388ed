import type { Translator } from '@/exports/types'
import type { RenderFailure } from '../renderFailures'

const MAX_FILES = 5

/** Asks for a decision about files that fail on pages of the site, and names some of them. */
export function failureMessage(t: Translator, failures: readonly RenderFailure[]): string {
  const files = [...new Set(failures.map(({ file, line }) => (line === null ? file : `${file}:${line}`)))]
  return t('themesFails', { files: files.slice(0, MAX_FILES).join(', ') + (files.length > MAX_FILES ? ' …' : '') })
}
