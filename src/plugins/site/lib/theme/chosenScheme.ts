import { asDocumentTheme, INHERIT } from '../../../../lib/themes/documentTheme'
import type { Manifest } from '../../../../lib/themes/manifestSchema'

/** Returns the colours of the scheme chosen for the page's document, else of the first scheme. */
export function chosenScheme(manifest: Manifest | null, document: object | undefined): Record<string, string> {
  const schemes = manifest?.colorSchemes ?? []
  const { colorScheme } = asDocumentTheme((document as { theme?: unknown } | undefined)?.theme)
  return schemes.find(({ name }) => name === colorScheme && name !== INHERIT) ?? schemes[0] ?? {}
}
