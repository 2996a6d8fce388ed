import { fileTypeFromBuffer } from 'file-type'
import type { MessageKey, Translator } from '@/exports/types'
import { checkJson } from '@/lib/http/checkRequest'
import { MAX_SVG_BYTES, type PictureProblem } from '@/lib/pictures/limits'
import type { TemplateProblem } from '@/plugins/site/published'
import { extensionOf, kindOf } from './fileKind'
import type { Problems } from './problem'
import { firstError } from './themeJson'

/** Checks that run in separate processes, where untrusted input cannot harm this one. */
export interface ContentTools {
  /** Checks templates, by path, with the tags and filters available to themes. */
  checkTemplates: (files: ReadonlyMap<string, string>) => Promise<TemplateProblem[]>
  /** Minifies a style sheet. */
  checkStyles: (
    data: Buffer,
  ) => Promise<{ data: Buffer } | { column: number; line: number; message: string } | { problem: 'lost' }>
  /** Removes active content from an SVG. */
  cleanSvg: (data: Buffer) => Promise<{ data: Buffer } | { problem: PictureProblem }>
}

/** A validated file. */
export interface CheckedFile {
  data: Buffer
  /** The minified version that the website serves instead. */
  served?: Buffer
  /** Content of text files. */
  text?: string
}

const SVG_MESSAGES: Partial<Record<PictureProblem, MessageKey>> = {
  svgDamaged: 'uploadSvgDamaged',
  svgTooComplex: 'uploadSvgTooComplex',
  svgTooLarge: 'uploadSvgTooLarge',
}

/** Validates the content of a file against its extension. @returns null when there is a problem */
export async function checkContent(
  path: string,
  data: Buffer,
  { problems, t, tools }: { problems: Problems; t: Translator; tools: ContentTools },
): Promise<CheckedFile | null> {
  const found = kindOf(path)
  if (typeof found === 'string') return null
  const refuse = (message: string, at?: { column: number; line: number } | null): null => {
    problems.add(path, message, at)
    return null
  }
  switch (found.kind) {
    case 'font':
    case 'picture': {
      const type = (await fileTypeFromBuffer(data).catch(() => undefined))?.mime
      return type && found.types?.includes(type) ? { data } : refuse(t('themesTypeOther', { type: extensionOf(path) }))
    }
    case 'svg': {
      const clean = await tools.cleanSvg(data)
      return 'data' in clean
        ? { data: clean.data }
        : refuse(t(SVG_MESSAGES[clean.problem] ?? 'uploadSvgTooComplex', { megabytes: MAX_SVG_BYTES / 1024 / 1024 }))
    }
    default: {
      const text = textOf(data)
      if (text === null) return refuse(t('themesTextEncoding'))
      if (found.kind === 'json' && checkJson(text)) return refuse(t('themesJsonBroken'), firstError(text))
      if (found.kind !== 'styles') return { data, text }
      const styles = await tools.checkStyles(data)
      if ('data' in styles) return { data, text, ...(isServed(styles.data, data, text) && { served: styles.data }) }
      return 'problem' in styles ? refuse(t('themesStylesLost')) : refuse(styles.message, styles)
    }
  }
}

/** A media query that only old browsers understand (`screen\9`), and that minifying turns into one for all. */
const MEDIA_HACK = /@media[^{;]*\\/i

const isServed = (minified: Buffer, data: Buffer, text: string): boolean =>
  minified.length < data.length && !MEDIA_HACK.test(text)

/** Decodes UTF-8 without NUL characters; null for anything else. */
function textOf(data: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
