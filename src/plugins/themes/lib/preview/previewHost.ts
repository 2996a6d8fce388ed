import { isUuid } from '../../../../lib/ids/isUuid'
import { previewLabel, previewOrigin } from '../../../../lib/site/previewDomain'

/** `<theme>`, or `<theme>-v<number>` for one of its versions. */
const LABEL = /^([\da-f-]{36})(?:-v([1-9]\d{0,5}))?$/

export interface Previewed {
  theme: string
  /** Number of the version; null for the one that counts. */
  version: number | null
}

/**
 * The theme that a Host header asks for a preview of. Asks nothing and nobody.
 * @returns `nothing` for every other name of previews, which is nobody's; null where the host is not for previews
 */
export function themeOfHost(headers: Headers): Previewed | 'nothing' | null {
  const label = previewLabel(headers)
  if (label === null) return null
  const [, theme, version] = LABEL.exec(label) ?? []
  return isUuid(theme) ? { theme, version: version ? Number(version) : null } : 'nothing'
}

/**
 * Where a theme is previewed: its id is part of the name, and nobody but its site's staff learns it.
 * @param version its number. Default: the one that counts
 */
export const previewAddress = (themeId: string, version: number | null = null): string =>
  previewOrigin(version === null ? themeId : `${themeId}-v${version}`)
