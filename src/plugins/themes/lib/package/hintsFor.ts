import type { Translator } from '../../../../i18n/createTranslator'
import { MANIFEST } from './fileKind'
import type { PackageProblem } from './problem'
import type { ThemeJson } from './themeJson'

/** What a developer has probably forgotten: templates that the manifest offers and no file draws, and blocks likewise. */
export function hintsFor({ manifest }: ThemeJson, paths: string[], t: Translator): PackageProblem[] {
  const there = new Set(paths)
  const missing = [
    ...manifest.blocks.map(({ name }) => `blocks/${name}.liquid`),
    ...manifest.templates.map(({ template }) => `templates/${template}.liquid`),
  ].filter((path) => !there.has(path))
  return missing.map((path) => ({
    column: null,
    file: MANIFEST,
    line: null,
    message: t('themesFileMissing', { file: path }),
  }))
}
