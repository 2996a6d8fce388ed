import type { Translator } from '../../../../i18n/createTranslator'
import { MANIFEST } from './fileKind'
import type { PackageProblem } from './problem'
import type { ThemeJson } from './themeJson'

/** Returns hints about likely omissions: blocks and templates of the manifest without a file. */
export function hintsFor({ manifest }: ThemeJson, paths: string[], t: Translator): PackageProblem[] {
  const existing = new Set(paths)
  const missing = [
    ...manifest.blocks.map(({ name }) => `blocks/${name}.liquid`),
    ...manifest.templates.map(({ template }) => `templates/${template}.liquid`),
  ].filter((path) => !existing.has(path))
  return missing.map((path) => ({
    column: null,
    file: MANIFEST,
    line: null,
    message: t('themesFileMissing', { file: path }),
  }))
}
