import type { ThemePackage, ThemeLookup, ThemeSource } from './ThemePackage'

const sources = new Map<string, ThemeSource>()

/**
 * Registers a source of themes. Sites for which no source has a theme use House.
 * @param name of the plugin; a second call with the same name replaces the first
 */
export function provideThemes(name: string, source: ThemeSource): void {
  sources.set(name, source)
}

/** Returns the theme of a site from the first source that has one. */
export async function themeFor(question: ThemeLookup): Promise<ThemePackage | null> {
  for (const source of sources.values()) {
    const found = await source.themeOf(question)
    if (found) return found
  }
  return null
}

/** Returns an asset of one of the site's themes. */
export async function themeAsset(
  question: Parameters<ThemeSource['readAsset']>[0],
): ReturnType<ThemeSource['readAsset']> {
  for (const source of sources.values()) {
    const found = await source.readAsset(question)
    if (found) return found
  }
  return null
}
