import { asDocumentTheme, INHERIT } from '../../../../lib/themes/documentTheme'
import type { Manifest } from '../../../../lib/themes/manifestSchema'

/** The colours of a page: of the scheme that staff has chosen for its document, else of the first one. */
export function chosenScheme(manifest: Manifest | null, document: object | undefined): Record<string, string> {
  const schemes = manifest?.colorSchemes ?? []
  const { colorScheme } = asDocumentTheme((document as { theme?: unknown } | undefined)?.theme)
  return schemes.find(({ name }) => name === colorScheme && name !== INHERIT) ?? schemes[0] ?? {}
}
